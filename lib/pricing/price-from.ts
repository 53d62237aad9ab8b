import type { PriceTable } from "../contract/prices";
import type { Run } from "../contract/runs";
import { addDays, farthestDay } from "./days";
import { inSeasonMinor, perPersonMinor, seasonPercent } from "./party-lines";
import { runsOn } from "./runs";

/** What a tour is made for, and when it runs. */
interface Season {
  /** Months, 1 to 12. */
  bestMonths: readonly number[];
  runs: readonly Run[];
}

/**
 * The price that is shown as 'From', per adult of a party of two (or alone on a shared trip): the
 * cheapest that can be booked in the months the tour is made for, without deals, in minor units and
 * whole dollars. Where it runs in none of them before the last day that can be booked, its regular price.
 */
export function priceFrom(table: PriceTable, { bestMonths, runs }: Season, today: string) {
  const travellers = table.per_person.length > 1 ? 2 : 1;
  const last = farthestDay(today);
  let lowest: number | undefined;
  for (let day = addDays(today, 1); day <= last; day = addDays(day, 1)) {
    if (!bestMonths.includes(Number(day.slice(5, 7)))) continue;
    const percent = seasonPercent(table, day);
    if (percent < (lowest ?? Number.POSITIVE_INFINITY) && runsOn(runs, day)) lowest = percent;
  }
  return { amountMinor: inSeasonMinor(perPersonMinor(table, travellers), lowest ?? 0), travellers };
}
