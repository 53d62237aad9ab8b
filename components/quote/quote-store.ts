import { create } from "zustand";
import { newRequestKey } from "@/components/form/request-key";
import { nowMs } from "@/lib/clock";
import { emptyDraft } from "./empty-draft";
import { loadEngine } from "./engine";
import type { QuoteDraft } from "./quote-draft";
import { forgetDraft, storeContact, storeDraft, stored } from "./quote-storage";

interface QuoteState {
  draft: QuoteDraft;
  /** What was answered before the browser's storage was read; null since then. */
  early: Partial<QuoteDraft> | null;
  /** Answers of an earlier visit were found. */
  restored: boolean;
  startedAt: number;
  /** The key of a try to send exactly this draft; a change of the draft asks for a new one. */
  key: string | null;
  load(): Promise<void>;
  change(changes: Partial<QuoteDraft>): void;
  requestKey(): string;
  restart(): Promise<void>;
  /** It has arrived: only what the visitor wanted to be kept stays. */
  sent(): void;
}

/** The request that is being written, kept on this device until it is sent. */
export const useQuote = create<QuoteState>()((set, get) => {
  const save = () => {
    const { draft, startedAt, key, early } = get();
    if (early) return;
    storeDraft({ draft, started_at: startedAt, request_key: key, saved_at: nowMs() });
  };
  const fresh = () => ({
    draft: emptyDraft,
    early: null,
    restored: false,
    startedAt: nowMs(),
    key: null,
  });
  return {
    ...fresh(),
    early: {},
    startedAt: 0,
    load: async () => {
      const { draft: before, contact } = stored();
      const engine = before || contact ? await loadEngine().catch(() => null) : null;
      const found = engine?.parseDraft(before, nowMs());
      const known = contact ? engine?.parseContact(contact) : {};
      const early = get().early ?? {};
      const changed = Object.keys(early).length > 0;
      if (found) {
        const { draft, started_at: startedAt, request_key } = found;
        const key = changed ? null : request_key;
        set({ draft: { ...draft, ...early }, startedAt, key, restored: true, early: null });
      } else set({ ...fresh(), draft: { ...emptyDraft, ...known, ...early } });
      if (changed) save();
    },
    change: (changes) => {
      const { draft, early } = get();
      set({
        draft: { ...draft, ...changes },
        early: early && { ...early, ...changes },
        key: null,
      });
      save();
    },
    requestKey: () => {
      const key = get().key ?? newRequestKey();
      set({ key });
      save();
      return key;
    },
    restart: async () => {
      forgetDraft();
      set({ ...fresh(), early: {} });
      await get().load();
    },
    sent: () => {
      const { draft } = get();
      storeContact(draft.save_details ? draft : null);
      forgetDraft();
      set({ ...fresh(), early: {} });
    },
  };
});
