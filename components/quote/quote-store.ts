import { create } from "zustand";
import { newRequestKey } from "@/components/form/request-key";
import { emptyDraft, type QuoteDraft } from "./quote-draft";
import { forgetDraft, storeContact, storeDraft, storedContact, storedDraft } from "./quote-storage";

interface QuoteState {
  draft: QuoteDraft;
  /** False until the browser's storage was read. */
  ready: boolean;
  /** Answers of an earlier visit were found. */
  restored: boolean;
  startedAt: number;
  /** The key of a try to send exactly this draft; a change of the draft asks for a new one. */
  key: string | null;
  load(): void;
  change(changes: Partial<QuoteDraft>): void;
  requestKey(): string;
  restart(): void;
  /** It has arrived: only what the visitor wanted to be kept stays. */
  sent(): void;
}

/** The request that is being written, kept on this device until it is sent. */
export const useQuote = create<QuoteState>()((set, get) => {
  const save = () => {
    const { draft, startedAt, key } = get();
    storeDraft({ draft, started_at: startedAt, request_key: key, saved_at: Date.now() });
  };
  const fresh = () => ({
    draft: { ...emptyDraft, ...storedContact() },
    restored: false,
    startedAt: Date.now(),
    key: null,
  });
  return {
    draft: emptyDraft,
    ready: false,
    restored: false,
    startedAt: 0,
    key: null,
    load: () => {
      const found = storedDraft(Date.now());
      if (!found) return set({ ...fresh(), ready: true });
      const { draft, started_at: startedAt, request_key: key } = found;
      set({ draft, startedAt, key, restored: true, ready: true });
    },
    change: (changes) => {
      set({ draft: { ...get().draft, ...changes }, key: null });
      save();
    },
    requestKey: () => {
      const key = get().key ?? newRequestKey();
      set({ key });
      save();
      return key;
    },
    restart: () => {
      forgetDraft();
      set(fresh());
    },
    sent: () => {
      const { draft } = get();
      storeContact(draft.save_details ? draft : null);
      forgetDraft();
      set(fresh());
    },
  };
});
