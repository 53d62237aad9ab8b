import type { QuoteDraft } from "./quote-draft";
import type { StoredDraft } from "./quote-stored";

const draftKey = "tembea-quote";
const contactKey = "tembea-contact";

/** What lies in the storage, unchecked; null where there is nothing. */
export function stored(): { draft: unknown; contact: unknown } {
  return { draft: read(draftKey), contact: read(contactKey) };
}

export function storeDraft(draft: Omit<StoredDraft, "version">): void {
  write(draftKey, { version: 1, ...draft });
}

export function forgetDraft(): void {
  write(draftKey, null);
}

/** Keeps who asked for the next time, or forgets it. */
export function storeContact(draft: QuoteDraft | null): void {
  if (draft) {
    const { full_name, email, phone, country, contact_method } = draft;
    write(contactKey, { full_name, email, phone, country, contact_method });
  } else write(contactKey, null);
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
