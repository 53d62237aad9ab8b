import { CrowdCounts } from "./crowd-counts";

/** How often each key was counted in the current period; all counts end together. */
export class PeriodCounts {
  readonly #counts = new CrowdCounts();
  #endsAt = 0;

  constructor(private readonly periodMs: number) {}

  /** Counts once more, unless that would be more than `most`: then the seconds until it would not. */
  take(key: string, most: number, weight = 1): number | undefined {
    this.#turn();
    if (this.#counts.of(key) + weight > most)
      return Math.max(1, Math.ceil((this.#endsAt - performance.now()) / 1_000));
    this.#counts.change(key, (count) => count + weight);
    return undefined;
  }

  /** Takes back what turned out not to count. */
  giveBack(key: string, weight = 1): void {
    this.#counts.change(key, (count) => Math.max(0, count - weight));
  }

  #turn(): void {
    const now = performance.now();
    if (now < this.#endsAt) return;
    this.#endsAt = now + this.periodMs;
    this.#counts.clear();
  }
}
