import { whatOf } from "@/lib/site/luggage/brought";
import type { BookingDraft } from "./booking-draft";
import { type ArrivedDraft, answersOf, type StoredDraft } from "./booking-stored";
import { emptyDraft } from "./empty-draft";

interface Begun {
  draft: BookingDraft;
  startedAt: number | undefined;
  /** Nothing of it came from elsewhere: a try to send it may be repeated. */
  isOwn: boolean;
  /** Another booking that was begun and is asked about. */
  other: ArrivedDraft | null;
}

/**
 * With which booking the form begins: the one of this device or the one that came from another
 * language. Where both were begun, the address says which is shown, and the other is kept.
 */
export function begunBooking(
  found: StoredDraft | null,
  arrived: ArrivedDraft | null,
  search: string,
): Begun {
  const own = {
    draft: found?.draft ?? emptyDraft,
    startedAt: found?.started_at,
    isOwn: true,
    other: null,
  };
  const todo = whatOf(arrived, found?.draft.tour ? found : null);
  if (!arrived || todo === "nothing") return own;
  const isNamed = new URLSearchParams(search).get("tour") === arrived.draft.tour;
  if (todo === "ask" && !isNamed) return { ...own, other: arrived };
  return {
    draft: { ...own.draft, ...arrived.draft },
    startedAt: arrived.started_at,
    isOwn: false,
    other: todo === "ask" && found ? answersOf(found) : null,
  };
}
