import { create } from "zustand";
import { newRequestKey } from "@/components/form/request-key";
import { nowMs } from "@/lib/clock";
import type { Alternates } from "@/lib/contract/shared";
import { arrival } from "@/lib/site/luggage/arrival";
import type { BookingDraft } from "./booking-draft";
import type { ArrivedDraft } from "./booking-stored";
import { forgetDraft, storeArrived, storeDraft, stored } from "./draft-storage";
import { emptyDraft } from "./empty-draft";
import { loadEngine } from "./engine";

interface BookingState {
  draft: BookingDraft;
  /** The browser's storage and the address were read. */
  ready: boolean;
  /** What an earlier visit typed was found. */
  restored: boolean;
  /** Another booking that was begun, here or in another language, and is asked about. */
  other: ArrivedDraft | null;
  /** The slugs of the tour by language, once they are known. */
  alternates: Alternates | undefined;
  startedAt: number;
  /** The key of a try to send exactly this draft; a change of the draft asks for a new one. */
  key: string | null;
  /** The booking that this draft has become: its page's address with the key. */
  sentTo: string | null;
  /** Reads the storage and the address. @throws when the part that does cannot be loaded */
  load(search: string): Promise<void>;
  change(changes: Partial<BookingDraft>): void;
  knowTour(alternates: Alternates): void;
  /** Goes on with the other booking, or lets it go. */
  decide(take: boolean): void;
  requestKey(): string;
  /** The last try was refused: what is sent next is another request. */
  newKey(): void;
  restart(): void;
  sent(address: string): void;
}

/** The booking that is being written, kept on this device until it is sent. */
export const useBooking = create<BookingState>()((set, get) => {
  const save = () => {
    const { draft, startedAt, key, alternates } = get();
    const saved = { draft, started_at: startedAt, request_key: key, saved_at: nowMs() };
    storeDraft({ ...saved, alternates });
  };
  return {
    draft: emptyDraft,
    ready: false,
    restored: false,
    other: null,
    alternates: undefined,
    startedAt: 0,
    key: null,
    sentTo: null,
    load: async (search) => {
      await arrival();
      const { begunBooking, parseArrived, parseDraft, prefilled } = await loadEngine();
      const { draft: before, arrived } = stored();
      const found = parseDraft(before, nowMs());
      const begun = begunBooking(found, parseArrived(arrived, nowMs()), search);
      const { draft, startedAt, isOwn, other } = begun;
      storeArrived(other);
      const changes = prefilled(draft, search);
      const changed = !isOwn || Object.keys(changes).length > 0;
      set({
        draft: { ...draft, ...changes },
        ready: true,
        restored: found !== null && found.draft.full_name + found.draft.email !== "",
        startedAt: startedAt ?? nowMs(),
        other,
        alternates: found?.alternates,
        key: changed ? null : (found?.request_key ?? null),
        sentTo: null,
      });
      if (changed) save();
    },
    change: (changes) => {
      set({ draft: { ...get().draft, ...changes }, key: null });
      save();
    },
    knowTour: (alternates) => {
      set({ alternates });
      save();
    },
    decide: (take) => {
      const { other, draft } = get();
      storeArrived(null);
      set({ other: null });
      if (!other || !take) return;
      set({ draft: { ...draft, ...other.draft }, startedAt: other.started_at, key: null });
      save();
    },
    requestKey: () => {
      const key = get().key ?? newRequestKey();
      set({ key });
      save();
      return key;
    },
    newKey: () => {
      set({ key: null });
      save();
    },
    restart: () => {
      const { tour } = get().draft;
      forgetDraft();
      set({ draft: { ...emptyDraft, tour }, restored: false, startedAt: nowMs(), key: null });
    },
    sent: (sentTo) => {
      forgetDraft();
      set({ draft: emptyDraft, restored: false, key: null, sentTo });
    },
  };
});
