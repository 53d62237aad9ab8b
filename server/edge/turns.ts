import { Sketch } from "../../lib/site/sketch";

/** How fast somebody may go on: so many at once, then one after the other. */
export interface Pace {
  atOnce: number;
  everyMs: number;
}

/**
 * When it is whose turn (a leaky bucket): for each key the moment until which its turns are given away.
 * Whoever paused has all of `atOnce` again; whoever did not gets one turn after the other.
 */
export class Turns {
  readonly #givenUntil = new Sketch();

  /** How long one has to wait for a turn, in milliseconds. */
  waitMs(key: string, { atOnce, everyMs }: Pace, weight = 1): number {
    const ahead =
      this.#ahead(this.#givenUntil.of(key)) + (weight - Math.max(atOnce, weight)) * everyMs;
    return Math.max(0, ahead);
  }

  take(key: string, { everyMs }: Pace, weight = 1): void {
    const until = performance.now() + this.#ahead(this.#givenUntil.of(key)) + weight * everyMs;
    this.#givenUntil.change(key, (given) => Math.max(given, until));
  }

  /** Takes back what turned out not to need one. */
  giveBack(key: string, { everyMs }: Pace, weight = 1): void {
    this.#givenUntil.change(key, (given) => given - weight * everyMs);
  }

  #ahead(until: number): number {
    return Math.max(0, until - performance.now());
  }
}
