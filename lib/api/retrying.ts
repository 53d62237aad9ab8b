import { ApiError } from "../contract/errors";

const betweenTriesMs = [100, 300, 600, 1_000];
const tiredForMs = 1_500;

interface RetryLimits {
  /** How long a question may take with all its tries, in time spent listening. */
  ms: number;
  /** The same when another question has just come to nothing. */
  tiredMs?: number;
}

/**
 * Makes a function that asks again, up to four times, what could not be answered just now: a database
 * may be starting again, and a page that is made for all visitors should not fail for that. A silent
 * one is waited for once: its time-out has used up the patience, while the time-out of a process that
 * was too busy to read the answer has not. After that the other questions of the page, and the next
 * pages, are short of patience, so that an outage is told once and not added up.
 *
 * The function throws what the last try threw, anything but `unavailable` at once, and `unavailable`
 * when the patience is over.
 */
export function retrying({ ms, tiredMs = ms }: RetryLimits) {
  let gaveUpAt = Number.NEGATIVE_INFINITY;

  return async function retry<T>(ask: () => Promise<T>): Promise<T> {
    const isTired = performance.now() - gaveUpAt < tiredForMs;
    const deadline = new AttentiveDeadline(isTired ? tiredMs : ms);
    try {
      const answer = await Promise.race([askAgain(ask, deadline), overtaken(deadline)]);
      gaveUpAt = Number.NEGATIVE_INFINITY;
      return answer;
    } catch (error) {
      if (isPassing(error)) gaveUpAt = performance.now();
      throw error;
    } finally {
      deadline.clear();
    }
  };
}

async function askAgain<T>(ask: () => Promise<T>, deadline: AttentiveDeadline): Promise<T> {
  for (const pauseMs of betweenTriesMs) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error) || deadline.leftMs < pauseMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
  return ask();
}

async function overtaken(deadline: AttentiveDeadline): Promise<never> {
  await deadline.passed;
  throw new ApiError("unavailable", { message: "no answer in time", retryAfterSeconds: 5 });
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && error.code === "unavailable";
}

const turnMs = 50;
const longestWaitMs = 9_000;

/**
 * A deadline in the time that this process had for listening. A process with too much to do comes
 * late to its own timers and takes its own delay for somebody else's silence; here a late turn counts
 * like one that was nearly in time, up to nine seconds altogether.
 */
class AttentiveDeadline {
  #leftMs: number;
  readonly #timer: NodeJS.Timeout;
  /** Resolves when the time is over; never, once it was cleared. */
  readonly passed: Promise<"passed">;

  constructor(patienceMs: number) {
    this.#leftMs = patienceMs;
    let pass = () => {};
    this.passed = new Promise((resolve) => {
      pass = () => resolve("passed");
    });
    const begunAt = performance.now();
    let turnedAt = begunAt;
    this.#timer = setInterval(() => {
      const now = performance.now();
      this.#leftMs -= Math.min(now - turnedAt, 2 * turnMs);
      turnedAt = now;
      if (this.#leftMs > 0 && now - begunAt < longestWaitMs) return;
      this.#leftMs = 0;
      this.clear();
      pass();
    }, turnMs);
  }

  get leftMs(): number {
    return this.#leftMs;
  }

  clear(): void {
    clearInterval(this.#timer);
  }
}
