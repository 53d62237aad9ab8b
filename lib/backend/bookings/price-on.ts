import { partyPrice } from "@/lib/pricing/party-price";
import type { bookedTour } from "./booked-tour";
import type { BookingRow } from "./transitions";

type BookedTour = Awaited<ReturnType<typeof bookedTour>>;

/** What the party of a booking would pay for its tour on another day, with the same extras. */
export function priceOn(starts: string, booking: BookingRow, { tour }: BookedTour) {
  const { adults, children, rooms } = booking;
  const today = new Date().toISOString().slice(0, 10);
  return partyPrice(tour.facts.prices, { adults, children, rooms, starts }, today);
}
