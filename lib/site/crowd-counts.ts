import { hash, randomBytes } from "node:crypto";

const rows = 3;
const numbersInRow = 1 << 17;

/**
 * A number for each key, which only grows or is taken back, in a memory of a fixed size: a key has one
 * number in each row, which it shares with others, and counts as the least of them. So a crowd of keys
 * makes nobody's number forgotten; a million of them add a handful to a stranger's. A secret decides who
 * shares with whom, so that nobody can choose.
 */
export class CrowdCounts {
  readonly #secret = randomBytes(16).toString("hex");
  readonly #numbers = new Float64Array(rows * numbersInRow);

  of(key: string): number {
    return Math.min(...this.#placesOf(key).map((at) => this.#numbers[at] ?? 0));
  }

  change(key: string, to: (number: number) => number): void {
    for (const at of this.#placesOf(key)) this.#numbers[at] = to(this.#numbers[at] ?? 0);
  }

  clear(): void {
    this.#numbers.fill(0);
  }

  #placesOf(key: string): number[] {
    const digest = hash("sha256", this.#secret + key, "buffer");
    return Array.from(
      { length: rows },
      (_, row) => row * numbersInRow + (digest.readUInt32LE(row * 4) % numbersInRow),
    );
  }
}
