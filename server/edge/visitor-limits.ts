import { addressBlock } from "../../lib/site/address-block";
import { PeriodCounts } from "../../lib/site/period-counts";
import { decodedPath } from "./clean-path";

/** What a request asks for, as far as its path tells. */
type Kind = "file" | "page" | "call" | "search";

const minuteMs = 60_000;

// How much more of each a visitor may ask for than pages that must be made. Ten people behind one
// address, each at twenty pages a minute with their files and calls, stay far below all of them.
const shareOf: Record<Kind, number> = { file: 100, page: 20, call: 4, search: 0.2 };
const filePath = /^\/(_next|pictures)\/|^\/(favicon\.ico|icon\.svg)$/;
const searchPath = /^\/api\/(filter|tourList|site-search)$/;

// A place with many networks, of which somebody may use each for a moment, has as much as ten of them.
const networksOfPlace = 10;

/** Somebody asked for one too many. */
export class TooMany extends Error {
  constructor(readonly waitSeconds: number) {
    super("too many requests");
  }
}

/**
 * How much one block of addresses may ask for in a minute, counted in this process alone: a crowd must
 * not be able to ask the database for leave.
 */
export class VisitorLimits {
  readonly #asked = new PeriodCounts(minuteMs);
  readonly #made = new PeriodCounts(minuteMs);

  /** @param madePerMinute pages that must be made; the other limits follow from it */
  constructor(private readonly madePerMinute: number) {}

  /**
   * Counts a request.
   * @throws TooMany when it is one too many
   */
  ask(address: string, path: string): void {
    const kind = kindOf(decodedPath(path));
    const most = Math.ceil(this.madePerMinute * shareOf[kind]);
    for (const bound of bounded(address, most))
      refuseAfter(this.#asked.take(`${kind} ${bound.block}`, bound.most));
  }

  /**
   * Counts something that must be made, by how dear that is.
   * @throws TooMany when it is too much
   */
  make(address: string, weight: number): void {
    for (const { block, most } of bounded(address, this.madePerMinute))
      refuseAfter(this.#made.take(block, most, weight));
  }

  /** It had been made already. */
  unmake(address: string, weight: number): void {
    for (const { block } of bounded(address, 0)) this.#made.giveBack(block, weight);
  }
}

/** The blocks that an address counts for, the narrower one first. */
function bounded(address: string, most: number): Array<{ block: string; most: number }> {
  const network = { block: addressBlock(address), most };
  if (!address.includes(":")) return [network];
  return [network, { block: addressBlock(address, 48), most: most * networksOfPlace }];
}

function refuseAfter(waitSeconds: number | undefined): void {
  if (waitSeconds !== undefined) throw new TooMany(waitSeconds);
}

function kindOf(path: string): Kind {
  if (filePath.test(path)) return "file";
  if (searchPath.test(path)) return "search";
  return path.startsWith("/api/") ? "call" : "page";
}
