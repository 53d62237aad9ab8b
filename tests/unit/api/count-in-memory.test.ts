import { afterEach, expect, it, vi } from "vitest";
import { countInMemory } from "../../../lib/api/count-in-memory";

afterEach(() => {
  vi.useRealTimers();
});

it("counts each address against every limit, and says how long to wait", () => {
  const limits = [
    { calls: 2, perSeconds: 60 },
    { calls: 3, perSeconds: 3_600 },
  ];
  countInMemory("203.0.113.1", "call", limits);
  countInMemory("203.0.113.1", "call", limits);
  expect(() => countInMemory("203.0.113.1", "call", limits)).toThrowError(
    expect.objectContaining({
      code: "too_many",
      detail: { retryAfterSeconds: expect.any(Number) },
    }),
  );
  expect(() => countInMemory("203.0.113.2", "call", limits)).not.toThrow();
});

it("keeps nothing for each of a crowd of addresses", () => {
  vi.useFakeTimers();
  for (let at = 0; at < 1_000; at += 1)
    countInMemory(`2001:db8:${at}::1`, "call", [{ calls: 5, perSeconds: 60 }]);
  expect(vi.getTimerCount()).toBe(0);
});
