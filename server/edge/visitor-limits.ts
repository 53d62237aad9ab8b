import { addressBlock } from "../../lib/site/address-block";
import { CrowdCounts } from "../../lib/site/crowd-counts";
import { decodedPath } from "../../lib/site/decoded-path";
import { PeriodCounts } from "../../lib/site/period-counts";
import { WaitingRoom } from "./waiting-room";

/** How fast somebody may go on: so many at once, then one after the other. */
interface Pace {
  atOnce: number;
  everyMs: number;
}

/**
 * When it is whose turn (a leaky bucket): for each key the moment until which its turns are given away.
 * Whoever paused has all of `atOnce` again; whoever did not gets one turn after the other.
 */
class Turns {
  readonly #givenUntil = new CrowdCounts();

  /** How long one has to wait for a turn, in milliseconds. */
  waitMs(key: string, { atOnce, everyMs }: Pace, weight = 1): number {
    const ahead =
      this.#ahead(this.#givenUntil.of(key)) + (weight - Math.max(atOnce, weight)) * everyMs;
    return Math.max(0, ahead);
  }

  take(key: string, { everyMs }: Pace, weight = 1): void {
    const until = performance.now() + this.#ahead(this.#givenUntil.of(key)) + weight * everyMs;
    this.#givenUntil.change(key, (given) => Math.max(given, until));
  }

  /** Takes back what turned out not to need one. */
  giveBack(key: string, { everyMs }: Pace, weight = 1): void {
    this.#givenUntil.change(key, (given) => given - weight * everyMs);
  }

  #ahead(until: number): number {
    return Math.max(0, until - performance.now());
  }
}

/** What a request asks for, as far as its path tells; `made` is a page that nobody has kept. */
type Kind = "file" | "page" | "call" | "search" | "made";

const minuteMs = 60_000;

// How much of each a visitor may ask for, measured by the pages that may be made for them in a minute.
// Ten people behind one address, each at twenty pages a minute with their files and calls, stay far below
// all of it; what they may ask for at once is ten of them opening a page at the same moment.
const shareOf: Record<Kind, { inMinute: number; atOnce: number }> = {
  file: { inMinute: 100, atOnce: 2 },
  page: { inMinute: 20, atOnce: 1 },
  call: { inMinute: 4, atOnce: 0.2 },
  search: { inMinute: 0.2, atOnce: 1 / 30 },
  made: { inMinute: 1, atOnce: 0.1 },
};
const filePath = /^\/(_next|pictures|photographs)\/|^\/(favicon\.ico|icon\.svg)$/;
const searchPath = /^\/api\/(filter|tourList|site-search)$/;

// A place with many networks, of which somebody may use each for a moment, has as much as ten of them.
const networksOfPlace = 10;

const patienceMs = 10_000;
const room = { ofOne: 600, all: 2_000 };

/** Somebody asked for one too many. */
export class TooMany extends Error {
  constructor(readonly waitSeconds: number) {
    super("too many requests");
  }
}

interface Bound {
  key: string;
  most: number;
  pace: Pace;
}

/**
 * How much one block of addresses may ask for in a minute, and how fast: some at once, the others one
 * after the other, so that nobody has the work of their whole minute done in a second. Counted in this
 * process alone: a crowd must not be able to ask the database for leave.
 */
export class VisitorLimits {
  readonly #counts = new PeriodCounts(minuteMs);
  readonly #turns = new Turns();
  readonly #room = new WaitingRoom(room);

  /** @param madePerMinute pages that must be made; the other limits follow from it */
  constructor(private readonly madePerMinute: number) {}

  /**
   * Counts a request, and resolves when it is its turn.
   * @throws TooMany when it is one too many
   */
  ask(address: string, path: string): Promise<void> {
    return this.#take(kindOf(decodedPath(path)), address, 1);
  }

  /**
   * Counts something that must be made, by how dear that is, and resolves when it is its turn.
   * @throws TooMany when it is too much
   */
  make(address: string, weight: number): Promise<void> {
    return this.#take("made", address, weight);
  }

  /** It had been made already. */
  unmake(address: string, weight: number): void {
    for (const { key, pace } of this.#boundsOf("made", address)) {
      this.#counts.giveBack(key, weight);
      this.#turns.giveBack(key, pace, weight);
    }
  }

  async #take(kind: Kind, address: string, weight: number): Promise<void> {
    const bounds = this.#boundsOf(kind, address);
    const waits = bounds.map(({ key, pace }) => this.#turns.waitMs(key, pace, weight));
    const waitMs = Math.max(...waits);
    if (waitMs > patienceMs) throw new TooMany(Math.ceil((waitMs - patienceMs) / 1_000));
    for (const { key, most } of bounds) {
      const waitSeconds = this.#counts.take(key, most, weight);
      if (waitSeconds !== undefined) throw new TooMany(waitSeconds);
    }
    for (const { key, pace } of bounds) this.#turns.take(key, pace, weight);
    if (waitMs > 0) await this.#wait(addressBlock(address, 48), waitMs);
  }

  #wait(who: string, forMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.#room.wait(who, forMs, resolve)) reject(new TooMany(Math.ceil(forMs / 1_000)));
    });
  }

  /** What binds an address: its own block, then the wider one of its place. */
  #boundsOf(kind: Kind, address: string): Bound[] {
    const { inMinute, atOnce } = shareOf[kind];
    const bound = (block: string, times: number): Bound => {
      const most = Math.ceil(this.madePerMinute * inMinute * times);
      const pace = {
        atOnce: Math.ceil(this.madePerMinute * atOnce * times),
        everyMs: minuteMs / most,
      };
      return { key: `${kind} ${block}`, most, pace };
    };
    const network = bound(addressBlock(address), 1);
    if (!address.includes(":")) return [network];
    return [network, bound(addressBlock(address, 48), networksOfPlace)];
  }
}

function kindOf(path: string): Kind {
  if (filePath.test(path)) return "file";
  if (searchPath.test(path)) return "search";
  return path.startsWith("/api/") ? "call" : "page";
}
