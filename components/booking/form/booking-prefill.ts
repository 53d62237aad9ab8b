import { z } from "zod";
import type { BookingDraft } from "./booking-draft";
import { emptyTrip } from "./empty-draft";

const list = (value: unknown) => (typeof value === "string" ? value.split(",") : value);
const PrefillSchema = z.object({
  tour: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/)
    .optional()
    .catch(undefined),
  date: z.iso.date().optional().catch(undefined),
  adults: z.coerce.number().int().min(1).max(40).optional().catch(undefined),
  children: z
    .preprocess(list, z.array(z.coerce.number().int().min(0).max(17)).max(20))
    .optional()
    .catch(undefined),
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
