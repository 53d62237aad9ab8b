import type { Known } from "@/lib/contract/desk/known";
import type { PartyPrice } from "@/lib/contract/price-quote";
import { bookingView } from "../../bookings/guest/booking-view";
import { seatsOn } from "../../bookings/lifecycle/seats";
import type { BookingRow } from "../../bookings/lifecycle/transitions";

/** Everything that is known about a booking; what is not there is empty or left out. */
export async function knownOfBooking(row: BookingRow): Promise<Known> {
  const { reference, state, tourId, departureId, adults, children, rooms, proposed } = row;
  const { name, email, phone, country, coupon, invoice, holdUntil, createdAt } = row;
  const [view, seats] = await Promise.all([
    bookingView(row, "en"),
    departureId === null ? null : seatsOn(departureId),
  ]);
  return {
    ...{ reference, state, tour: view.tour.title, tour_id: tourId },
    ...{ starts: view.starts, ends: view.ends, seats, adults, children, rooms },
    ...{ extras: extraNames(view.price), coupon: coupon ?? undefined },
    ...{ name, email, phone, country, proposed },
    ...{ hold_until: holdUntil?.toISOString(), invoice: invoice ?? undefined },
    made_at: createdAt.toISOString(),
  };
}

/** What the extras in a price are called. */
export const extraNames = ({ lines }: PartyPrice) =>
  lines.flatMap((line) => (line.kind === "extra" ? [line.text] : []));
