import { arrivedKey, drafts, readStored, writeStored } from "@/lib/site/luggage/stored-draft";
import type { ArrivedDraft, StoredDraft } from "./booking-stored";

const draftKey = drafts.booking.key;

/** What lies in the storage, unchecked; null where there is nothing. */
export function stored(): { draft: unknown; arrived: unknown } {
  return { draft: readStored(draftKey), arrived: readStored(arrivedKey(draftKey)) };
}

export function storeDraft(draft: Omit<StoredDraft, "version">): void {
  writeStored(draftKey, { version: 1, ...draft });
}

export function forgetDraft(): void {
  writeStored(draftKey, null);
}

/** Keeps the other booking that the visitor has begun until they have chosen; null forgets it. */
export function storeArrived(other: ArrivedDraft | null): void {
  writeStored(arrivedKey(draftKey), other);
}
