export interface Bounds {
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
 * Lets so many in at once; a few wait for their turn, and not for long. Whose turn it is goes by who
 * has the fewest inside, then by who had none for the longest, so that a newcomer is next however many
 * of however many others wait. Whoever finds the line full is told at once, as a queue that
 * grows helps nobody; but where one has many waiting, the last of those gives way to a newcomer.
 */
export class Line {
  readonly #inside: string[] = [];
  readonly #waiting = new Set<Waiting>();
  /** The number of the last turn of everybody who is in the line. */
  readonly #lastTurns = new Map<string, number>();
  #turns = 0;

  constructor(private readonly bounds: Bounds) {}

  /** Nobody is inside, and nobody waits. */
  get isEmpty(): boolean {
    return this.#inside.length === 0 && this.#waiting.size === 0;
  }

  /** Whether it is one's turn, at once or after a wait; who was let in has to `leave`. */
  enter(who: string): Promise<boolean> {
    if (this.#hasRoomFor(who)) {
      this.#letIn(who);
      return Promise.resolve(true);
    }
    const own = this.#waitingOf(who).length;
    if (own >= this.bounds.ofOne.waiting) return Promise.resolve(false);
    if (this.#waiting.size >= this.bounds.waiting) {
      const most = this.#mostWaiting();
      if (most.length <= own + 1) return Promise.resolve(false);
      most.at(-1)?.settle(false);
    }
    return this.#turnOf(who);
  }

  leave(who: string): void {
    this.#inside.splice(this.#inside.indexOf(who), 1);
    this.#forgetIfGone(who);
    const [next] = [...this.#waiting]
      .filter((each) => this.#hasRoomFor(each.who))
      .sort(
        (one, other) =>
          this.#insideOf(one.who) - this.#insideOf(other.who) ||
          this.#lastTurnOf(one.who) - this.#lastTurnOf(other.who),
      );
    next?.settle(true);
  }

  /** Sends away everybody who waits: what they wait for cannot be had just now. */
  disperse(): void {
    for (const each of [...this.#waiting]) each.settle(false);
  }

  #letIn(who: string): void {
    this.#inside.push(who);
    this.#turns += 1;
    this.#lastTurns.set(who, this.#turns);
  }

  #lastTurnOf(who: string): number {
    return this.#lastTurns.get(who) ?? 0;
  }

  #forgetIfGone(who: string): void {
    if (!this.#inside.includes(who) && this.#waitingOf(who).length === 0)
      this.#lastTurns.delete(who);
  }

  #hasRoomFor(who: string): boolean {
    const { inside, ofOne } = this.bounds;
    return this.#inside.length < inside && this.#insideOf(who) < ofOne.inside;
  }

  #insideOf(who: string): number {
    return this.#inside.filter((each) => each === who).length;
  }

  #waitingOf(who: string): Waiting[] {
    return [...this.#waiting].filter((each) => each.who === who);
  }

  /** Those of whoever has the most waiting, in order. */
  #mostWaiting(): Waiting[] {
    const everybody = new Set([...this.#waiting].map(({ who }) => who));
    const [most = []] = [...everybody]
      .map((who) => this.#waitingOf(who))
      .sort((one, other) => other.length - one.length);
    return most;
  }

  #turnOf(who: string): Promise<boolean> {
    return new Promise((resolve) => {
      const settle = (isLetIn: boolean) => {
        clearTimeout(timer);
        this.#waiting.delete(waiting);
        if (isLetIn) this.#letIn(who);
        else this.#forgetIfGone(who);
        resolve(isLetIn);
      };
      const waiting = { who, settle };
      const timer = setTimeout(() => settle(false), this.bounds.patienceMs);
      this.#waiting.add(waiting);
    });
  }
}
