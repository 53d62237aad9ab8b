import type { BookingState } from "@/lib/contract/bookings";
import type { StepFact } from "@/lib/contract/desk/step-facts";
import { formatPayment } from "@/lib/i18n/format";
import { dayText, listText } from "../desk-formats";
import { didText } from "../words/did-text";
import { deskWords, bookingWords as words } from "../words/words";

/** What happened and what came of it, in the words of the desk. */
export function stepText({ what, why }: { what: string; why: string }): string {
  if (!(what in words.states)) return didText(what, words.steps);
  const did = why === "" ? "" : `${didText(why, words.steps)} `;
  return `${did}→ ${words.states[what as BookingState]}`;
}

/** What of a booking became another. */
export function factText(fact: StepFact): string {
  const { changed } = words;
  switch (fact.kind) {
    case "starts":
      return changed.starts(dayText(fact.before), dayText(fact.after));
    case "days":
      return changed.days(fact.before, fact.after);
    case "party":
      return changed.party(partyText(fact.before), partyText(fact.after));
    case "rooms":
      return changed.rooms(fact.before, fact.after);
    case "extras":
      return [
        fact.added.length > 0 && changed.added(listText(fact.added)),
        fact.removed.length > 0 && changed.removed(listText(fact.removed)),
      ]
        .filter(Boolean)
        .join("; ");
    case "price":
      return changed.price(formatPayment(fact.before_minor), formatPayment(fact.after_minor));
    case "credit_note":
      return changed.creditNote(fact.number, fact.invoice);
    case "takes":
      return changed.takes(dayText(fact.starts));
    case "offer":
      return changed.offer(fact.reference);
    case "commission":
      return changed.commission(fact.before_percent, fact.after_percent);
    case "guest_cancels":
      return changed.guestCancels(dayText(fact.day));
  }
}

const partyText = ({ adults, children }: { adults: number; children: number[] }) =>
  deskWords.wish.party(adults, children);
