import { setTimeout as pause } from "node:timers/promises";
import { ApiError } from "@/lib/contract/errors";

// About ten seconds of drawing: nobody waits longer for an answer.
const mostWaiting = 60;
// A document takes some tenths of a second; one that takes so long will never be done.
const mostDrawingMs = 15_000;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Draws one document after the other and rests after each for as long as it took, so that a crowd
 * asking for documents leaves everybody else at least half of the thread. One that hangs is given up, and
 * the next has its turn.
 *
 * @throws ApiError `unavailable` when too many are waiting, or drawing does not end
 */
export function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  if (waiting >= mostWaiting)
    return Promise.reject(new ApiError("unavailable", { retryAfterSeconds: 10 }));
  waiting += 1;
  let tookMs = 0;
  const turn = last.then(async () => {
    const begunAt = performance.now();
    try {
      return await inTime(
        draw().finally(() => {
          tookMs = performance.now() - begunAt;
        }),
      );
    } finally {
      waiting -= 1;
    }
  });
  last = turn.then(
    () => pause(tookMs),
    () => pause(tookMs),
  );
  return turn;
}

function inTime<T>(drawing: Promise<T>): Promise<T> {
  const message = "a document that is being drawn does not get done";
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new ApiError("unavailable", { message, retryAfterSeconds: 10 }));
    const timer = setTimeout(giveUp, mostDrawingMs);
    drawing.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
