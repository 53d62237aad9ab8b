const minuteMs = 60_000;

/**
 * How often each key was counted in the current minute. All counts end together, so nothing has to be
 * kept for a key but its number; a crowd of keys pushes out those that were counted first.
 */
export class MinuteCounts {
  #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(private readonly mostKeys = 100_000) {}

  /** Counts once more, unless that would be more than `most`: then the seconds until it would not. */
  take(key: string, most: number, weight = 1): number | undefined {
    this.#turn();
    const count = (this.#counts.get(key) ?? 0) + weight;
    if (count > most) return Math.max(1, Math.ceil((this.#endsAt - performance.now()) / 1_000));
    this.#counts.set(key, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > this.mostKeys && oldest !== undefined) this.#counts.delete(oldest);
    return undefined;
  }

  /** Takes back what turned out not to count. */
  giveBack(key: string, weight = 1): void {
    const count = this.#counts.get(key);
    if (count !== undefined) this.#counts.set(key, Math.max(0, count - weight));
  }

  get size(): number {
    return this.#counts.size;
  }

  #turn(): void {
    const now = performance.now();
    if (now < this.#endsAt) return;
    this.#endsAt = now + minuteMs;
    this.#counts = new Map();
  }
}
