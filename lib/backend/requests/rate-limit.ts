import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimit } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import { pool } from "../db/pool";
import { readOnly } from "../db/unreachable";

const limiters = new Map<string, RateLimiterPostgres>();

function limiterOf({ calls, perSeconds }: RateLimit): RateLimiterPostgres {
  const name = `${calls}_per_${perSeconds}`;
  const known = limiters.get(name);
  if (known) return known;
  const limiter = new RateLimiterPostgres({
    storeClient: pool(),
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: name,
    points: calls,
    duration: perSeconds,
  });
  limiters.set(name, limiter);
  return limiter;
}

/**
 * Counts one call of `subject` against each limit; the counts are rows, so they hold over restarts
 * and between processes.
 * @throws ApiError `too_many` with the seconds to wait
 */
export async function countCall(subject: string, limits: readonly RateLimit[]): Promise<void> {
  for (const limit of limits) {
    try {
      await limiterOf(limit).consume(subject);
    } catch (refused) {
      // What only reads is answered all the same; what writes will fail by itself.
      if (readOnly(refused)) return;
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ApiError("too_many", {
        retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
      });
    }
  }
}

/** Takes back what `countCall` counted, for a call that turned out not to be one of those meant. */
export async function uncountCall(subject: string, limits: readonly RateLimit[]): Promise<void> {
  for (const limit of limits) await limiterOf(limit).reward(subject);
}
