import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { retrying } from "@/lib/api/retrying";
import { ApiError } from "@/lib/contract/errors";

const limits = { ms: 2_400, tiredMs: 300 };
const unavailable = new ApiError("unavailable");
const later = <T>(ms: number, settle: () => T) =>
  new Promise<T>((resolve, reject) =>
    setTimeout(() => {
      try {
        resolve(settle());
      } catch (error) {
        reject(error);
      }
    }, ms),
  );
const refuse = () => {
  throw unavailable;
};

describe("a page's question to the API", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** How it ended and after how many milliseconds. */
  async function outcome(answer: Promise<unknown>): Promise<[unknown, number]> {
    const begunAt = performance.now();
    const said = answer.catch((error: unknown) => error);
    let endedAt = Number.NaN;
    void said.finally(() => {
      endedAt = performance.now();
    });
    await vi.advanceTimersByTimeAsync(15_000);
    return [await said, endedAt - begunAt];
  }

  it("is asked again while nobody answers: a database that starts again is not missed", async () => {
    const ask = vi.fn().mockRejectedValueOnce(unavailable).mockRejectedValueOnce(unavailable);
    ask.mockResolvedValueOnce("tours");
    const [said, tookMs] = await outcome(retrying(limits)(ask));
    expect(said).toBe("tours");
    expect(tookMs).toBeLessThan(1_000);
  });

  it("fails within two and a half seconds when the database is away", async () => {
    const ask = vi.fn().mockRejectedValue(unavailable);
    const [said, tookMs] = await outcome(retrying(limits)(ask));
    expect(said).toBe(unavailable);
    expect(tookMs).toBeLessThan(2_500);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(5);
  });

  it("fails in that time when the database takes every question and is silent, and asks once", async () => {
    const ask = vi.fn(() => later(2_800, refuse));
    const [said, tookMs] = await outcome(retrying(limits)(ask));
    expect(said).toMatchObject({ code: "unavailable", detail: { retryAfterSeconds: 5 } });
    expect(tookMs).toBeLessThan(2_500);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("is told of an outage once: what a page asks next fails soon, until there is an answer", async () => {
    const retry = retrying(limits);
    const silence = () => later(60_000, refuse);
    const [, firstMs] = await outcome(retry(silence));
    const second = retry(silence);
    expect(firstMs).toBeGreaterThan(2_300);
    // The first outcome was watched for fifteen seconds, so the second question is the first of a page.
    expect((await outcome(second))[1]).toBeGreaterThan(2_300);
    const page = retry(silence).catch(() => retry(silence));
    expect((await outcome(page))[1]).toBeLessThan(2_900);
    await outcome(retry(async () => "tours"));
    expect((await outcome(retry(silence)))[1]).toBeGreaterThan(2_300);
  });

  it("waits as long as it is told to for an API that is slow", async () => {
    const ask = vi.fn(() => later(5_000, () => "tours"));
    expect((await outcome(retrying({ ms: 8_000 })(ask)))[0]).toBe("tours");
  });

  it.each([new ApiError("not_found"), new ApiError("bad_gateway"), new TypeError("a mistake")])(
    "is not asked again when the answer is no: %s",
    async (error) => {
      const ask = vi.fn().mockRejectedValue(error);
      expect((await outcome(retrying(limits)(ask)))[0]).toBe(error);
      expect(ask).toHaveBeenCalledOnce();
    },
  );
});

it("a process that was too busy to read the answer asks again, however late it is", async () => {
  const ask = vi.fn().mockImplementationOnce(async () => {
    // The loop stands still for longer than the limit, and the driver's time-out fires first.
    for (const end = performance.now() + 3_000; performance.now() < end; );
    throw unavailable;
  });
  ask.mockResolvedValueOnce("tours");
  expect(await retrying(limits)(ask)).toBe("tours");
});
