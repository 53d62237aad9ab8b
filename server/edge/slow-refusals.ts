interface Bounds {
  /** How long one refusal waits behind the next of the same asker. */
  pauseMs: number;
  /** How many of one asker may wait. */
  ofOne: number;
  /** How many may wait together. */
  all: number;
}

/**
 * Refusals that wait before they are said, one behind the other for each asker: whoever asks again as
 * soon as they are answered is slowed down by that, and what refusing them costs has a bound. It takes
 * nothing but their own connections.
 */
export class SlowRefusals {
  readonly #waiting = new Map<string, number>();
  #all = 0;

  constructor(private readonly bounds: Bounds) {}

  /** Says it after a while; false when too many wait already. */
  say(who: string, refuse: () => void): boolean {
    const own = this.#waiting.get(who) ?? 0;
    if (own >= this.bounds.ofOne || this.#all >= this.bounds.all) return false;
    this.#waiting.set(who, own + 1);
    this.#all += 1;
    setTimeout(
      () => {
        this.#leave(who);
        refuse();
      },
      this.bounds.pauseMs * (own + 1),
    );
    return true;
  }

  #leave(who: string): void {
    this.#all -= 1;
    const others = (this.#waiting.get(who) ?? 1) - 1;
    if (others > 0) this.#waiting.set(who, others);
    else this.#waiting.delete(who);
  }
}
