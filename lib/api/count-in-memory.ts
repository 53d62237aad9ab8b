import type { RateLimit } from "../contract/endpoint";
import { ApiError } from "../contract/errors";
import { countsFrom } from "../site/counts-from";
import { PeriodCounts } from "../site/period-counts";

const countsOf = new Map<number, PeriodCounts>();

function countsPer(seconds: number): PeriodCounts {
  const counts = countsOf.get(seconds) ?? new PeriodCounts(seconds * 1_000);
  countsOf.set(seconds, counts);
  return counts;
}

/**
 * Counts one call from an address against each limit, in this process alone: for an API that is
 * elsewhere, where there may be no database to count in. The embedded one counts in its own.
 * @throws ApiError `too_many` with the seconds to wait
 */
export function countInMemory(...given: Parameters<typeof countsFrom>): void {
  for (const [subject, limits] of countsFrom(...given)) count(subject, limits);
}

function count(subject: string, limits: readonly RateLimit[]): void {
  for (const { calls, perSeconds } of limits) {
    const retryAfterSeconds = countsPer(perSeconds).take(`${calls} ${subject}`, calls);
    if (retryAfterSeconds !== undefined) throw new ApiError("too_many", { retryAfterSeconds });
  }
}
