import { addressBlock } from "../../lib/site/address-block";

/** In bytes. */
interface Bounds {
  ofOne: number;
  all: number;
}

/** The body of one request, as far as it has come. */
export interface BodyInHand {
  /** Takes in so many bytes more; false where there is no room for them. */
  take(bytes: number): boolean;
  /** Its request is answered, or given up. */
  end(): void;
}

/**
 * How much of the bodies of requests is in memory. Each is taken in whole before it is passed on, and
 * whoever begins hundreds of pictures and ends none would fill the memory of everybody.
 */
export class BodiesInHand {
  readonly #of = new Map<string, number>();
  #all = 0;

  constructor(private readonly bounds: Bounds) {}

  begin(address: string): BodyInHand {
    const who = addressBlock(address);
    let own = 0;
    return {
      take: (bytes) => {
        const theirs = (this.#of.get(who) ?? 0) + bytes;
        if (theirs > this.bounds.ofOne || this.#all + bytes > this.bounds.all) return false;
        own += bytes;
        this.#set(who, theirs, bytes);
        return true;
      },
      end: () => {
        this.#set(who, (this.#of.get(who) ?? 0) - own, -own);
        own = 0;
      },
    };
  }

  #set(who: string, theirs: number, more: number): void {
    this.#all += more;
    if (theirs > 0) this.#of.set(who, theirs);
    else this.#of.delete(who);
  }
}
