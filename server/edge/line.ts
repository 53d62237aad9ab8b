/**
 * Lets so many in at once; a few wait for their turn in order, and not for long. Whoever finds the line
 * full is told at once: a queue that grows helps nobody.
 */
export class Line {
  #inside = 0;
  readonly #waiting = new Set<(isLetIn: boolean) => void>();

  constructor(private readonly bounds: { inside: number; waiting: number; patienceMs: number }) {}

  /** Whether it is one's turn, at once or after a wait; who was let in has to `leave`. */
  enter(): Promise<boolean> {
    if (this.#inside < this.bounds.inside) {
      this.#inside += 1;
      return Promise.resolve(true);
    }
    if (this.#waiting.size >= this.bounds.waiting) return Promise.resolve(false);
    return new Promise((resolve) => {
      const settle = (isLetIn: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(settle);
        resolve(isLetIn);
      };
      const timer = setTimeout(() => settle(false), this.bounds.patienceMs);
      this.#waiting.add(settle);
    });
  }

  leave(): void {
    const [next] = this.#waiting;
    if (next) next(true);
    else this.#inside -= 1;
  }

  /** Sends away everybody who waits: what they wait for cannot be had just now. */
  disperse(): void {
    for (const settle of [...this.#waiting]) settle(false);
  }
}
