import { create } from "zustand";
import { newRequestKey } from "@/components/form/request-key";
import { nowMs } from "@/lib/clock";
import type { Alternates } from "@/lib/contract/shared";
import { arrival } from "@/lib/site/luggage/arrival";
import { whatOf } from "@/lib/site/luggage/brought";
import { emptyDraft } from "./empty-draft";
import { loadEngine } from "./engine";
import type { QuoteDraft } from "./quote-draft";
import { forgetArrived, forgetDraft, storeContact, storeDraft, stored } from "./quote-storage";
import type { ArrivedDraft } from "./quote-stored";

interface QuoteState {
  draft: QuoteDraft;
  /** What was answered before the browser's storage was read; null since then. */
  early: Partial<QuoteDraft> | null;
  /** Answers were found: those of an earlier visit, or those that came from another language. */
  restored: "visit" | "language" | null;
  /** Other answers than these, that came from another language and are asked about. */
  brought: ArrivedDraft | null;
  /** The slugs of the tour by language, once they are known. */
  alternates: Alternates | undefined;
  startedAt: number;
  /** The key of a try to send exactly this draft; a change of the draft asks for a new one. */
  key: string | null;
  load(): Promise<void>;
  change(changes: Partial<QuoteDraft>): void;
  knowTour(alternates: Alternates): void;
  /** Goes on with the answers that came from another language, or lets them go. */
  decide(take: boolean): void;
  requestKey(): string;
  restart(): Promise<void>;
  /** It has arrived: only what the visitor wanted to be kept stays. */
  sent(): void;
}

/** The request that is being written, kept on this device until it is sent. */
export const useQuote = create<QuoteState>()((set, get) => {
  const save = () => {
    const { draft, startedAt, key, early, alternates } = get();
    if (early) return;
    const saved = { draft, started_at: startedAt, request_key: key, saved_at: nowMs() };
    storeDraft({ ...saved, alternates });
  };
  const fresh = () => ({
    draft: emptyDraft,
    early: null,
    restored: null,
    brought: null,
    alternates: undefined,
    startedAt: nowMs(),
    key: null,
  });
  return {
    ...fresh(),
    early: {},
    startedAt: 0,
    load: async () => {
      await arrival();
      const { draft: before, contact, arrived } = stored();
      const isEmpty = !before && !contact && !arrived;
      const engine = isEmpty ? null : await loadEngine().catch(() => null);
      const found = engine?.parseDraft(before, nowMs());
      const brought = engine?.parseArrived(arrived, nowMs());
      const known = contact ? engine?.parseContact(contact) : {};
      const early = get().early ?? {};
      const changed = Object.keys(early).length > 0;
      const todo = whatOf(brought, found);
      if (engine && todo !== "ask") forgetArrived();
      if (brought && todo === "take") {
        const draft = { ...emptyDraft, ...known, ...found?.draft, ...brought.draft, ...early };
        set({ ...fresh(), draft, startedAt: brought.started_at, restored: "language" });
        return save();
      }
      if (found) {
        const { draft, started_at: startedAt, request_key, alternates } = found;
        const key = changed ? null : request_key;
        set({ ...fresh(), draft: { ...draft, ...early }, startedAt, key, alternates });
        set({ restored: "visit", brought: todo === "ask" ? (brought ?? null) : null });
      } else set({ ...fresh(), draft: { ...emptyDraft, ...known, ...early } });
      if (changed) save();
    },
    knowTour: (alternates) => {
      set({ alternates });
      save();
    },
    decide: (take) => {
      const { brought, draft } = get();
      forgetArrived();
      set({ brought: null });
      if (!brought || !take) return;
      set({ draft: { ...draft, ...brought.draft }, startedAt: brought.started_at, key: null });
      save();
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
      forgetArrived();
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
