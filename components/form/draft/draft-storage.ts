import { arrivedKey, type DraftKind, drafts } from "@/lib/site/luggage/stored-draft";
import { readStored, writeStored } from "@/lib/site/stored";
import type { ArrivedDraft, StoredDraft } from "./draft-reader";

/** Where the draft of a form lies in this browser. */
export function draftStorage<Draft>(kind: DraftKind) {
  const { key } = drafts[kind];
  return {
    /** What lies there, unchecked; null where there is nothing. */
    read: () => ({ draft: readStored(key), arrived: readStored(arrivedKey(key)) }),
    /** Keeps a draft; null forgets it. */
    keep: (draft: Omit<StoredDraft<Draft>, "version"> | null) =>
      writeStored(key, draft && { version: 1, ...draft }),
    /** Keeps the other draft until the visitor has chosen; null forgets it. */
    keepArrived: (other: ArrivedDraft<Draft> | null) => writeStored(arrivedKey(key), other),
  };
}
