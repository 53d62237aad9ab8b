import { weekdays } from "@/lib/contract/weekdays";
import { addDays } from "@/lib/pricing/days";
import { departurePriceMinor } from "@/lib/pricing/party-price";
import { runsOn } from "@/lib/pricing/runs";
import { brand } from "@/lib/site/brand";
import type { Content, Entry } from "./content";
import type { TourFacts } from "./fact-schemas";
import { leadDays } from "./lead-days";
import { runsOf } from "./run-rules";
import { priceTable } from "./tour-rows";
import type { ImportTarget, Row } from "./upsert";

const horizonDays = 548;

/**
 * Seats that were sold belong to their bookings: a departure is not made smaller than that. What the
 * desk has decided about stays as it is.
 */
export const departureTarget = (today: string): ImportTarget => ({
  table: "departures",
  keys: ["id"],
  insertOnly: ["seats_taken"],
  atLeast: { seats: "seats_taken" },
  owned: `departures.origin = 'rule' and departures.starts >= date '${today}'`,
});

/**
 * The departures of the shared tours over the next 18 months, on the days on which they run. Those
 * of a sample are partly sold.
 * The weeks are counted from a fixed day: a later run makes the same dates and adds new ones.
 */
export function departureRows(content: Content, today: string): Row[] {
  return [...content.tours.values()].flatMap((tour) => departuresOf(content, tour, today));
}

function departuresOf(content: Content, { id, value: tour }: Entry<TourFacts>, today: string) {
  const rule = tour.departures;
  if (!rule) return [];
  const prices = priceTable(content, tour);
  const runs = runsOf(content, tour);
  const stepDays = rule.every_weeks * 7;
  // 4 January 1970 was a Sunday.
  const phase = 3 + weekdays.indexOf(rule.weekday) + (spread(id) % rule.every_weeks) * 7;
  const earliest = dayNumber(today) + leadDays;
  const first = earliest + ((((phase - earliest) % stepDays) + stepDays) % stepDays);
  const rows: Row[] = [];
  for (let day = first; day < dayNumber(today) + horizonDays; day += stepDays) {
    const starts = addDays("1970-01-01", day);
    if (!runsOn(runs, starts)) continue;
    rows.push({
      id: `${id}-${starts}`,
      tour_id: id,
      starts,
      ends: addDays(starts, tour.days.length - 1),
      price_minor: departurePriceMinor(prices, starts),
      languages: rule.languages,
      source: rule.source,
      seats: rule.seats,
      seats_taken: brand.isSample
        ? sampleSeatsTaken(`${id}-${starts}`, rule.seats, day - dayNumber(today))
        : 0,
    });
  }
  return rows;
}

/** Departures that are near are fuller than those far away; the same departure always alike. */
function sampleSeatsTaken(id: string, seats: number, daysAhead: number): number {
  const share = (spread(id) % 100) / 100;
  const fullness = Math.max(0, 1 - daysAhead / 330);
  return Math.min(seats, Math.floor(seats * fullness * (0.35 + share)));
}

function dayNumber(isoDay: string): number {
  return Math.round(Date.parse(`${isoDay}T00:00:00Z`) / 86_400_000);
}

function spread(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return hash;
}
