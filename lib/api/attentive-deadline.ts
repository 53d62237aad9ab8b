const turnMs = 50;
const longestWaitMs = 9_000;

/**
 * A deadline in the time that this process had for listening. A process with too much to do comes
 * late to its own timers and takes its own delay for somebody else's silence; here a late turn counts
 * like one that was nearly in time, up to nine seconds altogether.
 */
export class AttentiveDeadline {
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
