import type { BookingListRow } from "@/lib/contract/desk/bookings";
import { formatPayment } from "@/lib/i18n/format";
import { dayText } from "../desk-formats";
import { ListCard } from "../list-card";
import { bookingWords, deskWords } from "../words/words";
import { StateChip } from "./state-chip";

/** A booking in the list; all of it leads to its page. */
export function BookingCard({ booking }: { booking: BookingListRow }) {
  const { reference, state, name, language, tour, starts, adults, children } = booking;
  const { agent, total_minor, open_minor } = booking;
  return (
    <ListCard
      href={`/bookings/${reference}`}
      name={name || reference}
      language={language}
      state={<StateChip state={state} />}
    >
      <p className="mt-0.5">{tour}</p>
      <p className="figures mt-0.5 flex flex-wrap gap-x-3 text-muted text-small">
        <span>
          {[
            dayText(starts),
            deskWords.wish.party(adults, children),
            formatPayment(total_minor),
            ...(open_minor > 0 ? [bookingWords.open(formatPayment(open_minor))] : []),
            ...(agent ? [bookingWords.by(agent)] : []),
          ].join(" · ")}
        </span>
        <span className="whitespace-nowrap">{reference}</span>
      </p>
    </ListCard>
  );
}
