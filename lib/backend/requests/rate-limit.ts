import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimit } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import type { Count } from "@/lib/site/counts-from";
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
 * Counts one call of `subject`, or as many as it stands for, against each limit; the counts are rows,
 * so they hold over restarts and between processes.
 * @throws ApiError `too_many` with the seconds to wait
 */
export async function countCall(
  subject: string,
  limits: readonly RateLimit[],
  calls = 1,
  isGuess = false,
): Promise<void> {
  for (const limit of limits) {
    const waitMs = await consume(subject, limit, calls, isGuess);
    if (waitMs !== undefined)
      throw new ApiError("too_many", { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
}

/**
 * Counts a call by each of several, one after the other until one has had too many.
 * @param isGuess whether somebody may be trying out what they do not know: uncounted nobody may
 * @returns takes it back, for a call that turned out not to be one of those meant
 * @throws ApiError `too_many`
 */
export async function countByEach(
  counts: readonly Count[],
  isGuess = false,
): Promise<() => Promise<void>> {
  for (const [subject, limits] of counts) await countCall(subject, limits, 1, isGuess);
  return async () => {
    for (const count of counts) await uncountCall(...count);
  };
}

/**
 * Counts by each of several as many as a call stands for: all of them, or nothing where one is too many.
 *
 * @returns takes them back
 * @throws ApiError `too_many`
 */
export async function countTogether(
  counts: readonly Count[],
  calls: number,
): Promise<() => Promise<void>> {
  const counted: Count[] = [];
  const takeBack = async () => {
    for (const [subject, limits] of counted) await uncountCall(subject, limits, calls);
  };
  try {
    for (const count of counts) {
      counted.push(count);
      await countCall(...count, calls);
    }
  } catch (error) {
    await takeBack();
    throw error;
  }
  return takeBack;
}

/** Counts a call; when it is one too many, how long to wait. */
async function consume(
  subject: string,
  limit: RateLimit,
  calls: number,
  isGuess: boolean,
): Promise<number | undefined> {
  const limiter = limiterOf(limit);
  const refused = await refusal(limiter, subject, calls, isGuess);
  if (refused === undefined || refused <= limit.perSeconds * 1000) return refused;
  // No count lasts that long: the machine's clock was put back since.
  await limiter.delete(subject);
  return refusal(limiter, subject, calls, isGuess);
}

async function refusal(
  limiter: RateLimiterPostgres,
  subject: string,
  calls: number,
  isGuess: boolean,
): Promise<number | undefined> {
  try {
    await limiter.consume(subject, calls);
    return undefined;
  } catch (refused) {
    // What only reads is answered all the same; what writes will fail by itself.
    if (readOnly(refused) && !isGuess) return undefined;
    if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
    throw refused;
  }
}

/** Takes back what `countCall` counted, for a call that turned out not to be one of those meant. */
async function uncountCall(
  subject: string,
  limits: readonly RateLimit[],
  calls = 1,
): Promise<void> {
  for (const limit of limits) await limiterOf(limit).reward(subject, calls);
}
