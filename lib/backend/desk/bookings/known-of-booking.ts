import type { Known } from "@/lib/contract/desk/known";
import type { PartyPrice } from "@/lib/contract/price-quote";
import { addDays } from "@/lib/pricing/days";
import { bookedJourney } from "../../bookings/guest/booked-journey";
import { seatsOn } from "../../bookings/lifecycle/seats";
import type { BookingRow } from "../../bookings/lifecycle/transitions";
import { inWordsOf } from "../../bookings/money/prices-on";

/** Everything that is known about a booking; what is not there is empty or left out. */
export async function knownOfBooking(row: BookingRow): Promise<Known> {
  const { reference, state, starts, tourId, departureId, adults, children, rooms, proposed } = row;
  const { name, email, phone, country, coupon, invoice, holdUntil, createdAt } = row;
  const [booked, seats] = await Promise.all([
    bookedJourney(row, "en"),
    departureId === null ? null : seatsOn(departureId),
  ]);
  return {
    ...{ reference, state, tour: booked.title, tour_id: tourId },
    ...{ starts, ends: addDays(starts, row.days - 1), seats, adults, children, rooms },
    ...{ extras: extraNames(inWordsOf(row.price, booked, "en")), coupon: coupon ?? undefined },
    ...{ name, email, phone, country, proposed },
    ...{ hold_until: holdUntil?.toISOString(), invoice: invoice ?? undefined },
    made_at: createdAt.toISOString(),
  };
}

/** What the extras in a price are called. */
export const extraNames = ({ lines }: PartyPrice) =>
  lines.flatMap((line) => (line.kind === "extra" ? [line.text] : []));
