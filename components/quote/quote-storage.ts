import { z } from "zod";
import { ContactDetailsSchema, type QuoteDraft, QuoteDraftSchema } from "./quote-draft";

const draftKey = "tembea-quote";
const contactKey = "tembea-contact";
const keptForMs = 30 * 24 * 3600 * 1000;

const StoredSchema = z.object({
  version: z.literal(1),
  saved_at: z.number(),
  started_at: z.number(),
  request_key: z.string().max(100).nullable(),
  draft: QuoteDraftSchema,
});
type Stored = z.infer<typeof StoredSchema>;

/** The draft of the last 30 days, or null; what anyone else wrote into the storage is ignored. */
export function storedDraft(now: number): Stored | null {
  const parsed = StoredSchema.safeParse(read(draftKey));
  return parsed.success && now - parsed.data.saved_at < keptForMs ? parsed.data : null;
}

export function storeDraft(stored: Omit<Stored, "version">): void {
  write(draftKey, { version: 1, ...stored });
}

export function forgetDraft(): void {
  write(draftKey, null);
}

/** The contact details of an earlier request, when the visitor had asked to keep them. */
export function storedContact(): Partial<QuoteDraft> {
  const parsed = ContactDetailsSchema.safeParse(read(contactKey));
  return parsed.success ? { ...parsed.data, save_details: true } : {};
}

export function storeContact(draft: QuoteDraft | null): void {
  write(contactKey, draft && ContactDetailsSchema.parse(draft));
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage: the draft lives as long as the page.
  }
}
