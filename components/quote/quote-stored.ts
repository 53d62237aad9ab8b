import { z } from "zod";
import { ContactDetailsSchema, type QuoteDraft, QuoteDraftSchema } from "./quote-draft";

const keptForMs = 30 * 24 * 3600 * 1000;

const StoredSchema = z.object({
  version: z.literal(1),
  saved_at: z.number(),
  started_at: z.number(),
  request_key: z.string().max(100).nullable(),
  draft: QuoteDraftSchema,
});
export type StoredDraft = z.infer<typeof StoredSchema>;

/** The draft of the last 30 days, or null; what anyone else wrote into the storage is ignored. */
export function parseDraft(stored: unknown, now: number): StoredDraft | null {
  const parsed = StoredSchema.safeParse(stored);
  return parsed.success && now - parsed.data.saved_at < keptForMs ? parsed.data : null;
}

/** The contact details of an earlier request, when the visitor had asked to keep them. */
export function parseContact(stored: unknown): Partial<QuoteDraft> {
  const parsed = ContactDetailsSchema.safeParse(stored);
  return parsed.success ? { ...parsed.data, save_details: true } : {};
}
