interface Bounds {
  /** How many of one asker may wait. */
  ofOne: number;
  /** How many may wait together. */
  all: number;
}

/** Where requests wait for a while. It takes nothing but the askers' own connections. */
export class WaitingRoom {
  readonly #waiting = new Map<string, number>();
  #all = 0;

  constructor(private readonly bounds: Bounds) {}

  waitingOf(who: string): number {
    return this.#waiting.get(who) ?? 0;
  }

  /** Goes on after a while; false, and never, when too many wait already. */
  wait(who: string, forMs: number, goOn: () => void): boolean {
    const own = this.waitingOf(who);
    if (own >= this.bounds.ofOne || this.#all >= this.bounds.all) return false;
    this.#waiting.set(who, own + 1);
    this.#all += 1;
    setTimeout(() => {
      this.#leave(who);
      goOn();
    }, forMs);
    return true;
  }

  #leave(who: string): void {
    this.#all -= 1;
    const others = this.waitingOf(who) - 1;
    if (others > 0) this.#waiting.set(who, others);
    else this.#waiting.delete(who);
  }
}
