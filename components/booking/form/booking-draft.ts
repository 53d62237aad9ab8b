import { z } from "zod";
import { draftDay, journeyFields, visitorFields } from "@/components/form/draft/draft-fields";
import { draftReader } from "@/components/form/draft/draft-reader";

/** What the form holds while it is being filled: anything may still be missing or half typed. */
export const BookingDraftSchema = z.object({
  ...journeyFields,
  ...visitorFields,
  starts: draftDay,
  /** null: as many as such a party usually takes. */
  rooms: z.int().min(0).max(40).nullable(),
  extras: z.array(z.string().regex(/^[a-z0-9-]{1,40}$/)).max(12),
  /** The code as it was handed in to be taken off the price; `coupon_code` is as it is typed. */
  coupon: z.string().max(40),
});
export type BookingDraft = z.infer<typeof BookingDraftSchema>;

export const { parseDraft, parseArrived } = draftReader("booking", BookingDraftSchema);
