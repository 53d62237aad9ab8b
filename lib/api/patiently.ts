import { setTimeout as pause } from "node:timers/promises";
import { ApiError } from "../contract/errors";

const betweenTriesMs = [200, 600, 1_200, 2_000];
const patienceMs = 9_000;

/**
 * Asks again, up to four times, what could not be answered just now. A process with too much to do
 * takes its own delay for a silent database, and a database may be starting again: a page that is made
 * for all visitors should not fail for that. What has taken nine seconds already is not asked again.
 *
 * @throws what the last try threw; anything but `unavailable` at once
 */
export async function patiently<T>(ask: () => Promise<T>, pausesMs = betweenTriesMs): Promise<T> {
  const begunAt = performance.now();
  for (const pauseMs of pausesMs) {
    try {
      return await ask();
    } catch (error) {
      const isPassing = error instanceof ApiError && error.code === "unavailable";
      if (!isPassing || performance.now() - begunAt > patienceMs) throw error;
      await pause(pauseMs);
    }
  }
  return ask();
}
