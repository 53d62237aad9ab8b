import { businessDay } from "@/lib/clock";
import type { Locale } from "@/lib/contract/locale";
import { additionsIn, changedPrice, leastPriceMinor } from "@/lib/pricing/changed-price";
import { addDays, daysBetween } from "@/lib/pricing/days";
import { asOf } from "@/lib/pricing/deposit";
import { type PartyPrice, partyPrice } from "@/lib/pricing/party-price";
import { usedCoupon } from "../../catalogue/coupon";
import { tourExtras } from "../../catalogue/tour-extras";
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
  { tour, words, accepted }: BookedJourney,
): Promise<{ starts: string; days: number; price: PartyPrice }[]> {
  // What was agreed for a journey of their own holds for another date too.
  if (accepted)
    return dates.map((starts) => ({
      ...{ starts, days: booking.days, price: movedTo(starts, booking, businessDay()) },
    }));
  const { adults, children, rooms } = booking;
  const coupon = await usedCoupon(couponOf(booking));
  const extras = tourExtras(tour.facts.extras, words).filter(({ key }) =>
    booking.extras.includes(key),
  );
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
