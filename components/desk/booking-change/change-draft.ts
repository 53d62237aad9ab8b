import type { ChangeBeginning } from "@/lib/contract/desk/booking-changes";
import { usualRooms } from "@/lib/pricing/usual-rooms";
import { objectIn } from "../use-kept-text";

/** A change as it is being made. */
export interface ChangeDraft {
  starts: string;
  adults: number;
  children: number[];
  /** 0 where they sleep as is usual. */
  rooms: number;
  extras: string[];
  added: { text: string; amount_minor: number }[];
  adjustmentMinor: number;
  message: string;
  reason: string;
  ours: boolean;
  /** Whose money goes back first; nobody's where it is that of all in proportion. */
  whose: string[];
}

/** A change that changes nothing yet. */
export function unchanged(first: ChangeBeginning): ChangeDraft {
  const { starts, adults, children, extras, added, adjustment_minor, agreed, tour } = first;
  // Who sleeps as is usual goes on doing so when the party becomes another.
  const usual = usualRooms(first, tour.trip_type === "shared");
  const rooms = !agreed && first.rooms === usual ? 0 : first.rooms;
  return {
    ...{ starts, adults, children, rooms, extras, added, adjustmentMinor: adjustment_minor },
    ...{ message: "", reason: "", ours: false, whose: [] },
  };
}

/** What was kept of a change; `since` is the version of the booking that it was begun with. */
interface KeptDraft {
  draft: ChangeDraft;
  since: number;
}

/**
 * A draft as this browser keeps it, and what stood in the booking where it was typed; empty where it
 * changes nothing.
 */
export const keptDraft = ({ draft, since }: KeptDraft, over: ChangeDraft) =>
  isSame(draft, over) ? "" : JSON.stringify({ since, draft, over });

/**
 * What was typed stays, whatever the booking has become meanwhile; what was not is as it stands now.
 * Where nothing was kept, a change that changes nothing yet.
 */
export function readDraft(kept: string, first: ChangeBeginning): KeptDraft {
  const standing = unchanged(first);
  const { since, draft, over }: Record<keyof KeptDraft | "over", unknown> = {
    ...{ since: 0, draft: undefined, over: undefined },
    ...objectIn(kept),
  };
  if (!isLike(draft, standing) || !isLike(over, standing) || isSame(draft, over))
    return { draft: standing, since: first.version };
  const before = new Map<string, unknown>(Object.entries(over));
  const typed = Object.entries(draft).filter(([name, value]) => !isSame(value, before.get(name)));
  const lists = {
    extras: entries(draft.extras, over.extras, standing.extras),
    added: entries(draft.added, over.added, standing.added),
  };
  return { draft: { ...standing, ...Object.fromEntries(typed), ...lists }, since: Number(since) };
}

/** A list as it was typed, without what was taken out of it meanwhile and with what was added to it. */
function entries<Entry>(typed: Entry[], over: Entry[], standing: Entry[]): Entry[] {
  const isIn = (list: Entry[], entry: Entry) => list.some((each) => isSame(each, entry));
  return [
    ...typed.filter((entry) => isIn(standing, entry) || !isIn(over, entry)),
    ...standing.filter((entry) => !isIn(over, entry) && !isIn(typed, entry)),
  ];
}

/** Whether both say the same, field by field. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether every field is of the same kind as there, so that a draft of an older screen is none. */
function isLike(found: unknown, draft: ChangeDraft): found is ChangeDraft {
  if (typeof found !== "object" || found === null) return false;
  const fields = new Map<string, unknown>(Object.entries(found));
  return Object.entries(draft).every(([name, value]) => {
    const other = fields.get(name);
    return typeof other === typeof value && Array.isArray(other) === Array.isArray(value);
  });
}
