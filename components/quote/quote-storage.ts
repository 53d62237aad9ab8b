import { arrivedKey, drafts, readStored, writeStored } from "@/lib/site/luggage/stored-draft";
import type { QuoteDraft } from "./quote-draft";
import type { StoredDraft } from "./quote-stored";

const draftKey = drafts.quote.key;
const contactKey = "tembea-contact";

/** What lies in the storage, unchecked; null where there is nothing. */
export function stored(): { draft: unknown; contact: unknown; arrived: unknown } {
  return {
    draft: readStored(draftKey),
    contact: readStored(contactKey),
    arrived: readStored(arrivedKey(draftKey)),
  };
}

export function storeDraft(draft: Omit<StoredDraft, "version">): void {
  writeStored(draftKey, { version: 1, ...draft });
}

export function forgetDraft(): void {
  writeStored(draftKey, null);
}

/** What came from another language is taken up, or not wanted. */
export function forgetArrived(): void {
  writeStored(arrivedKey(draftKey), null);
}

/** Keeps who asked for the next time, or forgets it. */
export function storeContact(draft: QuoteDraft | null): void {
  if (draft) {
    const { full_name, email, phone, country, contact_method } = draft;
    writeStored(contactKey, { full_name, email, phone, country, contact_method });
  } else writeStored(contactKey, null);
}
