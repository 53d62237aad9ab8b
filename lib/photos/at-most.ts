import { ApiError } from "../contract/errors";

/**
 * Lets only so many of a kind of work run at once and so many wait for their turn.
 * @throws ApiError `unavailable` to whoever comes when as many are waiting already
 */
export function atMost(running: number, waiting: number) {
  const queue: Array<() => void> = [];
  let busy = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (busy >= running) {
      if (queue.length >= waiting) throw new ApiError("unavailable", { retryAfterSeconds: 2 });
      // Whoever ends hands over the place, so that nobody else takes it in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else busy += 1;
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
