interface Waiting {
  count: number;
  resolve: () => void;
  reject: (error: Error) => void;
}

/** Counts, and lets others wait for a count. */
export class Counted {
  #count = 0;
  #hasEnded = false;
  #waiting: Waiting[] = [];

  add(): void {
    this.#count += 1;
    const ready = this.#waiting.filter(({ count }) => count <= this.#count);
    this.#waiting = this.#waiting.filter(({ count }) => count > this.#count);
    for (const { resolve } of ready) resolve();
  }

  /** Nothing more will be counted, so nobody waits any longer. */
  end(): void {
    this.#hasEnded = true;
    for (const { reject } of this.#waiting.splice(0)) reject(neverReached());
  }

  /** @throws where it ends before */
  reached(count: number): Promise<void> {
    if (count <= this.#count) return Promise.resolve();
    if (this.#hasEnded) return Promise.reject(neverReached());
    return new Promise((resolve, reject) => this.#waiting.push({ count, resolve, reject }));
  }
}

const neverReached = () => new Error("the count ended before");
