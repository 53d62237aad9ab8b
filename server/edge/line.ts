interface Bounds {
  inside: number;
  waiting: number;
  patienceMs: number;
  /** How much of it one alone may take up, so that there is always room for somebody else. */
  ofOne: { inside: number; waiting: number };
}

interface Waiting {
  who: string;
  settle(isLetIn: boolean): void;
}

/**
 * Lets so many in at once; a few wait for their turn in order, and not for long. Whoever finds the line
 * full, of others or of their own, is told at once: a queue that grows helps nobody.
 */
export class Line {
  readonly #inside: string[] = [];
  readonly #waiting = new Set<Waiting>();

  constructor(private readonly bounds: Bounds) {}

  /** Whether it is one's turn, at once or after a wait; who was let in has to `leave`. */
  enter(who: string): Promise<boolean> {
    if (this.#hasRoomFor(who)) {
      this.#inside.push(who);
      return Promise.resolve(true);
    }
    const own = [...this.#waiting].filter((each) => each.who === who).length;
    if (this.#waiting.size >= this.bounds.waiting || own >= this.bounds.ofOne.waiting)
      return Promise.resolve(false);
    return this.#turnOf(who);
  }

  leave(who: string): void {
    this.#inside.splice(this.#inside.indexOf(who), 1);
    const next = [...this.#waiting].find((each) => this.#hasRoomFor(each.who));
    next?.settle(true);
  }

  /** Sends away everybody who waits: what they wait for cannot be had just now. */
  disperse(): void {
    for (const each of [...this.#waiting]) each.settle(false);
  }

  #hasRoomFor(who: string): boolean {
    const own = this.#inside.filter((each) => each === who).length;
    return this.#inside.length < this.bounds.inside && own < this.bounds.ofOne.inside;
  }

  #turnOf(who: string): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isLetIn: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
        if (isLetIn) this.#inside.push(who);
        resolve(isLetIn);
      };
      const waiting = { who, settle };
      const timer = setTimeout(() => settle(false), this.bounds.patienceMs);
      this.#waiting.add(waiting);
    });
  }
}
