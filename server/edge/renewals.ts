import { setTimeout as pause } from "node:timers/promises";

const atOnce = 2;
/** One that never ends is not waited for. */
const longestMs = 30_000;
/** What is one too many is due again a little later. */
const mostWaiting = 200;

/**
 * Has kept pages made anew that are shown meanwhile: two at a time, and each at most half of the time, so
 * that whoever asks for many of them at once keeps nobody waiting who wants one that is not kept.
 */
export class Renewals {
  readonly #waiting = new Map<string, () => Promise<unknown>>();
  #working = 0;

  /** @param make where it fails the page of that name is shown on */
  add(name: string, make: () => Promise<unknown>): void {
    if (this.#waiting.has(name) || this.#waiting.size >= mostWaiting) return;
    this.#waiting.set(name, make);
    if (this.#working < atOnce) void this.#work();
  }

  async #work(): Promise<void> {
    this.#working += 1;
    for (const [name, make] of this.#waiting) {
      this.#waiting.delete(name);
      const startedAt = performance.now();
      await Promise.race([make().catch(console.warn), pause(longestMs, undefined, { ref: false })]);
      await pause(performance.now() - startedAt, undefined, { ref: false });
    }
    this.#working -= 1;
  }
}
