import { afterEach, expect, it, vi } from "vitest";
import { countInMemory } from "../../../lib/api/count-in-memory";

afterEach(() => {
  vi.useRealTimers();
});

it("counts each subject against every limit, and says how long to wait", () => {
  const limits = [
    { calls: 2, perSeconds: 60 },
    { calls: 3, perSeconds: 3_600 },
  ];
  countInMemory("one", limits);
  countInMemory("one", limits);
  expect(() => countInMemory("one", limits)).toThrowError(
    expect.objectContaining({
      code: "too_many",
      detail: { retryAfterSeconds: expect.any(Number) },
    }),
  );
  expect(() => countInMemory("other", limits)).not.toThrow();
});

it("keeps nothing for each of a crowd of subjects", () => {
  vi.useFakeTimers();
  for (let at = 0; at < 1_000; at += 1)
    countInMemory(`subject ${at}`, [{ calls: 5, perSeconds: 60 }]);
  expect(vi.getTimerCount()).toBe(0);
});
