import { z } from "zod";
import { journeyInAddress } from "@/components/form/draft/draft-fields";
import type { BookingDraft } from "./booking-draft";
import { emptyTrip } from "./empty-draft";

// What needs the contract itself, in one part that is loaded when the page is there.
export { bookedTour, priceOf } from "./booking-calls";
export { parseArrived, parseDraft } from "./booking-draft";
export { requestOf } from "./booking-request";

const PrefillSchema = z.object({
  ...journeyInAddress,
  rooms: z.coerce.number().int().min(0).max(40).optional().catch(undefined),
});

/**
 * What an address such as `/Booking?tour=…&date=…&adults=2&children=9,7&rooms=2` changes in a
 * draft. Another tour than the draft's begins with an empty trip; what makes no sense is left out.
 */
export function prefilled(draft: BookingDraft, search: string): Partial<BookingDraft> {
  const { tour, date, adults, children, rooms } = PrefillSchema.parse(
    Object.fromEntries(new URLSearchParams(search)),
  );
  if (!tour) return {};
  return {
    ...(tour !== draft.tour && { ...emptyTrip, tour }),
    ...(date && { starts: date }),
    ...(adults && { adults, children: children ?? [], rooms: rooms ?? null }),
  };
}

/** Whether an address names the tour of a booking that came from another language. */
export const isMeant = ({ tour }: Partial<BookingDraft>, search: string): boolean =>
  new URLSearchParams(search).get("tour") === tour;
