/*
 * A form that is kept on the device while it is filled, and goes along to another language. A form
 * says what is its own: the fields (`draft-fields.ts` has those of several), the answers that go
 * along (`drafts` in lib/site/luggage), and, in its engine, how a draft becomes a request. From here
 * it takes
 *
 * - `laterPart`: the engine, which has the contract and is loaded when it is needed;
 * - `draftReader`, in the engine: what lies in the storage, checked;
 * - `draftStore`: the draft as components see it;
 * - `useDraftErrors`, `useDraftSend`: what is wrong with it, and its way to the site.
 */
import { create } from "zustand";
import { nowMs } from "@/lib/clock";
import type { Alternates } from "@/lib/contract/shared";
import { arrival } from "@/lib/site/luggage/arrival";
import type { DraftKind } from "@/lib/site/luggage/stored-draft";
import { newRequestKey } from "../request-key";
import { begunDraft } from "./begun-draft";
import type { ArrivedDraft, DraftReader } from "./draft-reader";
import { draftStorage } from "./draft-storage";

interface AnyDraft {
  /** The slug of the tour that it is about, where it is about one. */
  tour?: string | null;
}

interface LoadOptions<Draft> {
  /** What is known of the visitor from before; a new draft begins with it. */
  known?: Partial<Draft>;
  /** Whether a draft that came from another language is what the address asks for. */
  isMeant?(arrived: ArrivedDraft<Draft>): boolean;
  /** What the address changes. */
  prefill?(draft: Draft): Partial<Draft>;
}

export interface DraftState<Draft> {
  draft: Draft;
  /** What was answered before the browser's storage was read; null since then. */
  early: Partial<Draft> | null;
  /** What an earlier visit had left on this device. */
  found: Draft | null;
  /** Answers were taken up that came from another language. */
  tookUp: boolean;
  /** Another draft that was begun, here or in another language, and is asked about. */
  other: ArrivedDraft<Draft> | null;
  /** The slugs of the tour by language, once they are known. */
  alternates: Alternates | undefined;
  startedAt: number;
  /** The key of a try to send exactly this draft; a change of the draft asks for a new one. */
  key: string | null;
  /** The total that was agreed to with that key, in minor units, of a form that shows one. */
  agreed?: number | undefined;
  /** The address of what this draft has become, where its form shows it. */
  sentTo: string | null;
  /** Takes up what lies in the storage. @throws when what reads it cannot be loaded; it may be tried again */
  load(options?: LoadOptions<Draft>): Promise<void>;
  change(changes: Partial<Draft>): void;
  knowTour(alternates: Alternates): void;
  /** Goes on with the other draft, or lets it go. */
  decide(take: boolean): void;
  requestKey(agreed?: number): string;
  /** The last try was refused: what is sent next is another request. */
  newKey(): void;
  /** Begins anew, but for what stays. */
  restart(stays?: Partial<Draft>): void;
  /** It has arrived and is forgotten. */
  sent(sentTo?: string): void;
}

interface DraftForm<Draft> {
  kind: DraftKind;
  empty: Draft;
  /** The part that reads what lies in the storage; needed where something does. */
  reader(): Promise<DraftReader<Draft>>;
}

/** The draft of a form, kept on this device until it is sent. */
export function draftStore<Draft extends AnyDraft>({ kind, empty, reader }: DraftForm<Draft>) {
  const storage = draftStorage<Draft>(kind);
  const fresh = () => ({ found: null, tookUp: false, startedAt: nowMs(), key: null });
  let blank = empty;
  return create<DraftState<Draft>>()((set, get) => {
    const save = () => {
      const { draft, startedAt, key, agreed, early, alternates } = get();
      if (early) return;
      const saved = { draft, started_at: startedAt, request_key: key, saved_at: nowMs() };
      storage.keep({ ...saved, agreed, alternates });
    };
    const keep = (changes: Partial<DraftState<Draft>>) => {
      set(changes);
      save();
    };
    return {
      ...fresh(),
      draft: empty,
      early: {},
      other: null,
      alternates: undefined,
      startedAt: 0,
      sentTo: null,
      load: async ({ known, isMeant, prefill } = {}) => {
        await arrival();
        const kept = storage.read();
        const isEmpty = !kept.draft && !kept.arrived;
        // Nothing is saved over what was not read: until it is, what is answered is early.
        const read = isEmpty ? null : await reader();
        const begun = read && begunDraft(read, kept, isMeant);
        if (begun) storage.keepArrived(begun.other);
        blank = { ...empty, ...known };
        const { found = null, tookUp = false, other = null } = begun ?? {};
        const before = { ...blank, ...begun?.draft };
        const changes = { ...prefill?.(before), ...get().early };
        const changed = tookUp || Object.keys(changes).length > 0;
        const draft = { ...before, ...changes };
        set({
          draft,
          early: null,
          found: found?.draft ?? null,
          tookUp,
          other,
          alternates: found && draft.tour === found.draft.tour ? found.alternates : undefined,
          startedAt: begun?.startedAt ?? nowMs(),
          key: changed ? null : (found?.request_key ?? null),
          agreed: found?.agreed,
          sentTo: null,
        });
        if (changed) save();
      },
      change: (changes) => {
        const { draft, early } = get();
        keep({
          draft: { ...draft, ...changes },
          early: early && { ...early, ...changes },
          key: null,
        });
      },
      knowTour: (alternates) => keep({ alternates }),
      decide: (take) => {
        const { other, draft } = get();
        storage.keepArrived(null);
        set({ other: null });
        if (!other || !take) return;
        keep({ draft: { ...draft, ...other.draft }, startedAt: other.started_at, key: null });
      },
      requestKey: (agreed) => {
        const key = get().key ?? newRequestKey();
        keep({ key, agreed });
        return key;
      },
      newKey: () => keep({ key: null }),
      restart: (stays) => {
        storage.keep(null);
        const { tour } = get().draft;
        const draft = { ...blank, ...stays };
        set({ ...fresh(), draft, early: null });
        if (draft.tour !== tour) set({ alternates: undefined });
      },
      sent: (sentTo) => {
        storage.keep(null);
        const gone = { other: null, alternates: undefined, sentTo: sentTo ?? null };
        set({ ...fresh(), ...gone, draft: empty, early: {} });
      },
    };
  });
}
