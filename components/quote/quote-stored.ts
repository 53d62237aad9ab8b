import { z } from "zod";
import { AlternatesSchema } from "@/lib/contract/shared";
import {
  AnswersSchema,
  ContactDetailsSchema,
  type QuoteDraft,
  QuoteDraftSchema,
} from "./quote-draft";

const keptForMs = 30 * 24 * 3600 * 1000;

const StoredSchema = z.object({
  version: z.literal(1),
  saved_at: z.number(),
  started_at: z.number(),
  request_key: z.string().max(100).nullable(),
  draft: QuoteDraftSchema,
  /** The slugs of the tour by language. */
  alternates: AlternatesSchema.optional().catch(undefined),
});
export type StoredDraft = z.infer<typeof StoredSchema>;

/** The draft of the last 30 days, or null; what anyone else wrote into the storage is ignored. */
export function parseDraft(stored: unknown, now: number): StoredDraft | null {
  const parsed = StoredSchema.safeParse(stored);
  return parsed.success && now - parsed.data.saved_at < keptForMs ? parsed.data : null;
}

const ArrivedSchema = StoredSchema.pick({ saved_at: true, started_at: true }).extend({
  draft: AnswersSchema,
});

export type ArrivedDraft = z.output<typeof ArrivedSchema>;

/** The answers that came from another language in the last 30 days, or null. */
export function parseArrived(stored: unknown, now: number): ArrivedDraft | null {
  const parsed = ArrivedSchema.safeParse(stored);
  return parsed.success && now - parsed.data.saved_at < keptForMs ? parsed.data : null;
}

/** The contact details of an earlier request, when the visitor had asked to keep them. */
export function parseContact(stored: unknown): Partial<QuoteDraft> {
  const parsed = ContactDetailsSchema.safeParse(stored);
  return parsed.success ? { ...parsed.data, save_details: true } : {};
}
