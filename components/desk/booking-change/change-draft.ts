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
}

/** A change that changes nothing yet. */
export function unchanged(first: ChangeBeginning): ChangeDraft {
  const { starts, adults, children, extras, added, adjustment_minor, agreed, tour } = first;
  // Who sleeps as is usual goes on doing so when the party becomes another.
  const usual = usualRooms(first, tour.trip_type === "shared");
  const rooms = !agreed && first.rooms === usual ? 0 : first.rooms;
  return {
    ...{ starts, adults, children, rooms, extras, added, adjustmentMinor: adjustment_minor },
    ...{ message: "", reason: "", ours: false },
  };
}

/** A draft as this browser keeps it: of the booking as it was then. */
export const keptDraft = (version: number, draft: ChangeDraft) =>
  JSON.stringify({ version, draft });

/** What was kept, as far as it is a draft of this very booking; else a change that changes nothing yet. */
export function readDraft(kept: string, first: ChangeBeginning): ChangeDraft {
  const empty = unchanged(first);
  const { version, draft }: { version?: unknown; draft?: unknown } = objectIn(kept);
  return version === first.version && isLike(draft, empty) ? draft : empty;
}

/** Whether every field is of the same kind as there, so that a draft of an older screen is none. */
function isLike(found: unknown, draft: ChangeDraft): found is ChangeDraft {
  if (typeof found !== "object" || found === null) return false;
  const fields = new Map<string, unknown>(Object.entries(found));
  return Object.entries(draft).every(([name, value]) => {
    const other = fields.get(name);
    return typeof other === typeof value && Array.isArray(other) === Array.isArray(value);
  });
}
