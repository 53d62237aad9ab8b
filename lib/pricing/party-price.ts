import type { PartyPrice, PriceLine } from "../contract/price-quote";
import type { PriceTable } from "../contract/prices";
import { type Additions, additionLines } from "./additions";
import { addDays } from "./days";
import { depositAndBalance } from "./deposit";
import { childPercent, type Party, partyLines, sum } from "./party-lines";

export type { Party, PartyPrice, PriceLine };

/**
 * What a party pays for a tour, line by line; the lines add up to the total. One more traveller
 * never makes the total smaller: where the larger party's lower price per person, or a bed that is
 * no longer empty, would, the line `small_party` keeps the smaller party's total.
 *
 * @param today ISO day on which the price is asked for
 * @param additions extras and a coupon, after everything else
 * @throws RangeError when the party has no adult
 */
export function partyPrice(
  table: PriceTable,
  party: Party,
  today: string,
  additions: Additions = {},
): PartyPrice {
  if (party.adults < 1) throw new RangeError("a party has at least one adult");
  const trip = fairLines(table, party);
  const lines = [...trip, ...additionLines(sum(trip), party, additions)];
  const depositPercent = table.deposit_percent;
  const balanceDue = addDays(party.starts, -table.balance_days_before);
  return {
    currency: table.currency,
    lines,
    deposit_percent: depositPercent,
    ...depositAndBalance(sum(lines), { depositPercent, balanceDue }, today),
  };
}

/** What an adult pays for a place on a departure of a shared tour. */
export function departurePriceMinor(table: PriceTable, starts: string): number {
  return sum(fairLines(table, { adults: 1, children: [], rooms: 0, starts }));
}

function fairLines(table: PriceTable, party: Party): PriceLine[] {
  const lines = partyLines(table, party);
  let highest = 0;
  for (const smaller of smallerParties(table, party)) {
    highest = Math.max(highest, sum(partyLines(table, smaller)));
  }
  const missing = highest - sum(lines);
  return missing > 0 ? [...lines, { kind: "small_party", amount_minor: missing }] : lines;
}

/**
 * Every party that is left when some of the people stay at home, at least one adult remaining.
 * Children who pay the same share are interchangeable, which keeps the number small.
 */
function* smallerParties(table: PriceTable, party: Party): Generator<Party> {
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
