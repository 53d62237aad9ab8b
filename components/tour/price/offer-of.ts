import type { Departure } from "@/lib/contract/departures";
import type { Tour } from "@/lib/contract/tours";
import type { Locale } from "@/lib/i18n/locales";
import { addDays, farthestDay } from "@/lib/pricing/days";
import { nextRun } from "@/lib/pricing/runs";
import type { Offer } from "./offer";

const monthsAhead = 3;

/** The part of a tour that the price panel works with. */
export function offerOf(
  tour: Tour,
  departures: (Departure & { dates: string })[],
  locale: Locale,
  today: string,
  bookable: boolean,
  runsNote: string,
): Offer {
  return {
    slug: tour.slug,
    title: tour.title,
    locale,
    shared: tour.trip_type === "shared",
    bookable,
    nights: tour.nights,
    partyMax: tour.party_max,
    minAge: tour.min_age,
    from: { amountMinor: tour.price_from.amount_minor, travellers: tour.price_from_travellers },
    prices: tour.prices,
    runs: tour.runs,
    runsNote,
    departures: departures.map(({ starts, dates, seats_left }) => ({
      starts,
      text: dates,
      seatsLeft: seats_left,
    })),
    earliest: addDays(today, 1),
    suggested: suggestedDay(tour, departures, today),
  };
}

/** The next date with two free seats, or a day in the next good month that leaves time to plan. */
function suggestedDay(tour: Tour, departures: Departure[], today: string): string {
  if (tour.trip_type === "shared") {
    return departures.find(({ seats_left }) => seats_left > 1)?.starts ?? "";
  }
  const wanted = goodDay(tour, today);
  return nextRun(tour.runs, wanted, farthestDay(today)) ?? wanted;
}

function goodDay(tour: Tour, today: string): string {
  const first = Number(today.slice(5, 7)) - 1 + monthsAhead;
  const year = Number(today.slice(0, 4));
  for (let month = first; month < first + 12; month += 1) {
    if (tour.best_months.includes((month % 12) + 1)) {
      return new Date(Date.UTC(year, month, 10)).toISOString().slice(0, 10);
    }
  }
  return addDays(today, 90);
}
