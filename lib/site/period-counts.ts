import { hash, randomBytes } from "node:crypto";

const rows = 3;
const countersInRow = 1 << 17;

/**
 * How often each key was counted in the current period; all counts end together. The memory is of a
 * fixed size: a key has one counter in each row, which it shares with others, and counts as the least
 * of them. So a crowd of keys makes nobody's count forgotten; a million of them add a handful to a
 * stranger's. A secret decides who shares with whom, so that nobody can choose.
 */
export class PeriodCounts {
  readonly #secret = randomBytes(16).toString("hex");
  readonly #counters = new Uint32Array(rows * countersInRow);
  #endsAt = 0;

  constructor(private readonly periodMs: number) {}

  /** Counts once more, unless that would be more than `most`: then the seconds until it would not. */
  take(key: string, most: number, weight = 1): number | undefined {
    this.#turn();
    const own = this.#countersOf(key);
    const count = Math.min(...own.map((at) => this.#counters[at] ?? 0)) + weight;
    if (count > most) return Math.max(1, Math.ceil((this.#endsAt - performance.now()) / 1_000));
    for (const at of own) this.#counters[at] = (this.#counters[at] ?? 0) + weight;
    return undefined;
  }

  /** Takes back what turned out not to count. */
  giveBack(key: string, weight = 1): void {
    for (const at of this.#countersOf(key))
      this.#counters[at] = Math.max(0, (this.#counters[at] ?? 0) - weight);
  }

  #countersOf(key: string): number[] {
    const digest = hash("sha256", this.#secret + key, "buffer");
    return Array.from(
      { length: rows },
      (_, row) => row * countersInRow + (digest.readUInt32LE(row * 4) % countersInRow),
    );
  }

  #turn(): void {
    const now = performance.now();
    if (now < this.#endsAt) return;
    this.#endsAt = now + this.periodMs;
    this.#counters.fill(0);
  }
}
