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

// Whoever has a place with thousands of networks leaves as much to all the others (`edge.ts`).
const timesOfPlace = 2;

/**
 * How much of the bodies of requests is in memory. Each is taken in whole before it is passed on, and
 * whoever begins hundreds of pictures and ends none would fill the memory of everybody.
 */
export class BodiesInHand {
  readonly #of = new Map<string, number>();
  #all = 0;

  constructor(private readonly bounds: Bounds) {}

  begin(address: string): BodyInHand {
    const counted = countedOf(address);
    let own = 0;
    return {
      take: (bytes) => {
        const hasRoom = counted.every(
          ([who, times]) => this.#held(who) + bytes <= times * this.bounds.ofOne,
        );
        if (!hasRoom || this.#all + bytes > this.bounds.all) return false;
        own += bytes;
        this.#add(counted, bytes);
        return true;
      },
      end: () => {
        this.#add(counted, -own);
        own = 0;
      },
    };
  }

  #held(who: string): number {
    return this.#of.get(who) ?? 0;
  }

  #add(counted: readonly Counted[], bytes: number): void {
    this.#all += bytes;
    for (const [who] of counted) {
      const theirs = this.#held(who) + bytes;
      if (theirs > 0) this.#of.set(who, theirs);
      else this.#of.delete(who);
    }
  }
}

/** Whose it is, and as how many visitors they count. */
type Counted = readonly [who: string, times: number];

/** A block of addresses and, by IPv6, the place that may have thousands of them. */
function countedOf(address: string): readonly Counted[] {
  const ofBlock: Counted = [addressBlock(address), 1];
  return address.includes(":") ? [ofBlock, [addressBlock(address, 48), timesOfPlace]] : [ofBlock];
}
