import type { BookingState } from "@/lib/contract/bookings";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { momentText } from "../desk-formats";
import { deskWords, bookingWords as words } from "../words/words";

/** What happened, in the words of the desk. */
export function whatText(what: string): string {
  if (what in words.states) return `→ ${words.states[what as BookingState]}`;
  return words.steps[what] ?? deskWords.request.actions[what] ?? what;
}

/** What happened to a booking and by whom, the newest first. */
export function BookingHistory({ booking }: { booking: BookingDetail }) {
  return (
    <section>
      <h2 className="text-xl">{words.history}</h2>
      <ul className="mt-2 space-y-1 text-muted text-small">
        {booking.history.map(({ what, by, note, at }) => (
          <li key={`${at} ${what} ${by}`}>
            {momentText(at)} · {words.actors[by] ?? by} {whatText(what)}
            {note !== "" && <span className="block whitespace-pre-line text-ink">{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
