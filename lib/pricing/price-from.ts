import type { PriceTable } from "../contract/prices";
import { perPersonMinor } from "./party-lines";
import { wholeDollars } from "./whole-dollars";

/**
 * The price a card shows as 'From': per adult of a party of two (or alone on a shared trip) in the
 * cheapest season, without deals, in minor units and whole dollars.
 */
export function priceFrom(table: PriceTable): { amountMinor: number; travellers: number } {
  const travellers = table.per_person.length > 1 ? 2 : 1;
  const lowest = Math.min(0, ...table.seasons.map((season) => season.percent));
  const amount = perPersonMinor(table, travellers) * (1 + lowest / 100);
  return { amountMinor: wholeDollars(amount), travellers };
}
