import { callDesk } from "../call-desk";
import { momentText } from "../moment";
import { NoteForm } from "../note-form";
import { bookingWords as words } from "./booking-words";
import type { PartProps } from "./part-props";

/** What colleagues noted, and room for more. */
export function BookingNotes({ booking, doing }: PartProps) {
  const keep = (text: string) =>
    doing(() => callDesk("write-booking-note", { booking: booking.reference, text }), words.kept);
  return (
    <section>
      <h2 className="text-xl">{words.notes}</h2>
      <ul className="mt-2 space-y-2">
        {booking.notes.map(({ id, author, text: noted, at }) => (
          <li key={id} className="rounded-picture border border-line bg-card p-3">
            <p className="text-muted text-small">
              {author} · {momentText(at)}
            </p>
            <p className="whitespace-pre-line">{noted}</p>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <NoteForm about={booking.reference} onKeep={keep} />
      </div>
    </section>
  );
}
