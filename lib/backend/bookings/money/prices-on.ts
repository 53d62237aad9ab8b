import { businessDay } from "@/lib/clock";
import type { Locale } from "@/lib/contract/locale";
import type { TourExtra } from "@/lib/contract/prices";
import { additionsIn, changedPrice, leastPriceMinor } from "@/lib/pricing/changed-price";
import { addDays, daysBetween } from "@/lib/pricing/days";
import { asOf } from "@/lib/pricing/deposit";
import { type PartyPrice, partyPrice } from "@/lib/pricing/party-price";
import { usedCoupon } from "../../catalogue/coupon";
import type { BookedJourney } from "../guest/booked-journey";
import type { BookingRow } from "../lifecycle/transitions";
import { couponOf } from "./coupon-uses";

/**
 * What the party of a booking would pay on other days, with the same extras and its coupon, and for how
 * many days: a price of today is for the tour as it is today.
 */
export async function pricesOn(
  dates: string[],
  booking: BookingRow,
  journey: BookedJourney,
): Promise<{ starts: string; days: number; price: PartyPrice }[]> {
  const { tour, accepted } = journey;
  // What was agreed for a journey of their own holds for another date too.
  if (accepted)
    return dates.map((starts) => ({
      ...{ starts, days: booking.days, price: movedTo(starts, booking, businessDay()) },
    }));
  const { adults, children, rooms } = booking;
  const coupon = await usedCoupon(couponOf(booking));
  const extras = bookedExtras(booking, journey);
  const today = businessDay();
  return dates.map((starts) => {
    const party = { adults, children, rooms, starts };
    const price = partyPrice(tour.facts.prices, party, today, { extras, coupon });
    // What we added on one day, or let go of, is on another, as far as there is something left to pay.
    const { added, adjustmentMinor: agreed } = additionsIn(booking.price);
    const whole = added.reduce((total, line) => total + line.amount_minor, price.total_minor);
    const adjustmentMinor = Math.max(agreed, leastPriceMinor - whole);
    const changed = changedPrice(price, { added, adjustmentMinor }, today);
    return { starts, days: tour.days, price: changed };
  });
}

/**
 * The extras of a booking at the tour's prices of today, or as they were agreed where it has them no more;
 * in the words of the language, or those they were booked by where it has none.
 */
function bookedExtras(
  { price, extras, adults, children }: BookingRow,
  { tour, words }: BookedJourney,
): Omit<TourExtra, "min_age">[] {
  const people = adults + children.length;
  const agreed = price.lines.flatMap((line) => (line.kind === "extra" ? [line] : []));
  return extras.flatMap((key): Omit<TourExtra, "min_age">[] => {
    const line = agreed.find((each) => each.key === key);
    const text = words.lists.extras[key] ?? line?.text ?? key;
    const offered = tour.facts.extras.find((each) => each.key === key);
    if (offered) return [{ ...offered, text }];
    if (!line) return [];
    return line.count === people
      ? [{ key, text, per: "person", unit_minor: line.unit_minor }]
      : [{ key, text, per: "party", unit_minor: line.amount_minor }];
  });
}

/** A price as it was agreed, its extras called by their names in another language. */
export function inWordsOf(
  price: PartyPrice,
  { words, accepted }: BookedJourney,
  locale: Locale,
): PartyPrice {
  const lines = price.lines.map((line) => {
    if (line.kind === "extra") return { ...line, text: words.lists.extras[line.key] ?? line.text };
    if (line.kind === "own")
      return { ...line, text: accepted?.line_words[line.key]?.[locale] ?? line.text };
    return line;
  });
  return { ...price, lines };
}

/** The same price with the balance as long before the new start as it was before the old one. */
export function movedTo(
  starts: string,
  { price, starts: before }: BookingRow,
  today: string,
): PartyPrice {
  const daysBefore = daysBetween(price.balance_due, before);
  return asOf({ ...price, balance_due: addDays(starts, -daysBefore) }, today);
}
