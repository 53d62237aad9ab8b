import { WaitingRoom } from "./waiting-room";

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
 * soon as they are answered is slowed down by that, and what refusing them costs has a bound.
 */
export class SlowRefusals {
  readonly #room: WaitingRoom;

  constructor(private readonly bounds: Bounds) {
    this.#room = new WaitingRoom(bounds);
  }

  /** Says it after a while; false when too many wait already. */
  say(who: string, refuse: () => void): boolean {
    return this.#room.wait(who, this.bounds.pauseMs * (this.#room.waitingOf(who) + 1), refuse);
  }
}
