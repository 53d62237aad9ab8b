import type { PriceTable } from "../contract/prices";
import { childPercent, type Party } from "./party-lines";

/**
 * Every party that is left when some of the people stay at home, at least one adult remaining.
 * Children who pay the same share are interchangeable, which keeps the number small.
 */
export function* smallerParties(table: PriceTable, party: Party): Generator<Party> {
  const bands: Record<number, number[]> = {};
  for (const age of party.children) {
    const percent = childPercent(table, age);
    bands[percent] = [...(bands[percent] ?? []), age];
  }
  for (const children of firstOfEach(Object.values(bands))) {
    for (let adults = 1; adults <= party.adults; adults += 1) yield { ...party, adults, children };
  }
}

/** All ways to take the first few of each group. */
function* firstOfEach([group, ...rest]: number[][]): Generator<number[]> {
  if (!group) return yield [];
  for (const others of firstOfEach(rest)) {
    for (let count = 0; count <= group.length; count += 1) {
      yield [...group.slice(0, count), ...others];
    }
  }
}
