import { setTimeout as pause } from "node:timers/promises";
import { ApiError } from "@/lib/contract/errors";

// About ten seconds of drawing: nobody waits longer for an answer.
const mostWaiting = 60;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Draws one paper after the other and rests after each for as long as it took, so that a crowd
 * asking for papers leaves everybody else at least half of the thread.
 *
 * @throws ApiError `unavailable` when too many are waiting
 */
export function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting)
    return Promise.reject(new ApiError("unavailable", { retryAfterSeconds: 10 }));
  waiting += 1;
  let tookMs = 0;
  const turn = last.then(async () => {
    const begunAt = performance.now();
    try {
      return await draw();
    } finally {
      waiting -= 1;
      tookMs = performance.now() - begunAt;
    }
  });
  last = turn.then(
    () => pause(tookMs),
    () => pause(tookMs),
  );
  return turn;
}
