import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimit } from "../contract/endpoint";
import { ApiError } from "../contract/errors";

const limiters = new Map<string, RateLimiterMemory>();

function limiterOf({ calls, perSeconds }: RateLimit): RateLimiterMemory {
  const name = `${calls}_per_${perSeconds}`;
  const known = limiters.get(name);
  if (known) return known;
  const limiter = new RateLimiterMemory({
    keyPrefix: name,
    points: calls,
    duration: perSeconds,
  });
  limiters.set(name, limiter);
  return limiter;
}

/**
 * Counts one call of `subject` against each limit, in this process alone: for an API that is
 * elsewhere, where there may be no database to count in. The embedded one counts in its own.
 * @throws ApiError `too_many` with the seconds to wait
 */
export async function countInMemory(subject: string, limits: readonly RateLimit[]): Promise<void> {
  for (const limit of limits) {
    try {
      await limiterOf(limit).consume(subject);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new ApiError("too_many", {
        retryAfterSeconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)),
      });
    }
  }
}
