import { businessDay } from "@/lib/clock";
import { type PartyPrice, partyPrice } from "@/lib/pricing/party-price";
import { usedCoupon } from "../../catalogue/coupon";
import { tourExtras } from "../../catalogue/tour-extras";
import type { bookedTour } from "../guest/booked-tour";
import type { BookingRow } from "../lifecycle/transitions";

type BookedTour = Awaited<ReturnType<typeof bookedTour>>;

/** What the party of a booking would pay on other days, with the same extras and its coupon. */
export async function pricesOn(
  days: string[],
  booking: BookingRow,
  { tour, words }: BookedTour,
): Promise<{ starts: string; price: PartyPrice }[]> {
  const { adults, children, rooms } = booking;
  const coupon = await usedCoupon(booking.coupon);
  const extras = tourExtras(tour.facts.extras, words).filter(({ key }) =>
    booking.extras.includes(key),
  );
  const today = businessDay();
  return days.map((starts) => {
    const party = { adults, children, rooms, starts };
    return { starts, price: partyPrice(tour.facts.prices, party, today, { extras, coupon }) };
  });
}

/** A price as it was agreed, its extras called by their names in another language. */
export function inWordsOf(price: PartyPrice, { words }: BookedTour): PartyPrice {
  const lines = price.lines.map((line) =>
    line.kind === "extra" ? { ...line, text: words.lists.extras[line.key] ?? line.text } : line,
  );
  return { ...price, lines };
}
