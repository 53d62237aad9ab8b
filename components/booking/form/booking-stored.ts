import { z } from "zod";
import { BookingDraftSchema } from "./booking-draft";

const keptForMs = 30 * 24 * 3600 * 1000;

const StoredSchema = z.object({
  version: z.literal(1),
  saved_at: z.number(),
  started_at: z.number(),
  request_key: z.string().max(100).nullable(),
  draft: BookingDraftSchema,
});
export type StoredDraft = z.infer<typeof StoredSchema>;

/** The draft of the last 30 days, or null; what anyone else wrote into the storage is ignored. */
export function parseDraft(stored: unknown, now: number): StoredDraft | null {
  const parsed = StoredSchema.safeParse(stored);
  return parsed.success && now - parsed.data.saved_at < keptForMs ? parsed.data : null;
}
