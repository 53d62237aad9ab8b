import type { StoredDraft } from "./booking-stored";

const draftKey = "tembea-booking";

/** What lies in the storage, unchecked; null where there is nothing. */
export function storedDraft(): unknown {
  try {
    return JSON.parse(localStorage.getItem(draftKey) ?? "null");
  } catch {
    return null;
  }
}

export function storeDraft(draft: Omit<StoredDraft, "version">): void {
  try {
    localStorage.setItem(draftKey, JSON.stringify({ version: 1, ...draft }));
  } catch {
    // A full or forbidden storage: the draft lives as long as the page.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(draftKey);
  } catch {
    // Nothing is kept there then.
  }
}
