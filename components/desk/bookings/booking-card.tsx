import Link from "next/link";
import type { BookingListRow } from "@/lib/contract/desk/bookings";
import { formatPayment } from "@/lib/i18n/format";
import { dayText, languageText } from "../desk-formats";
import { bookingWords, deskWords } from "../words/words";
import { StateChip } from "./state-chip";

/** A booking in the list; all of it leads to its page. */
export function BookingCard({ booking }: { booking: BookingListRow }) {
  const { reference, state, name, language, tour, starts, adults, children } = booking;
  const { agent, total_minor, open_minor } = booking;
  return (
    <article className="relative rounded-picture border border-line bg-card p-4 has-[a:hover]:border-ink/40 sm:px-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-sans font-semibold text-body tracking-normal">
          <Link
            href={`/bookings/${reference}`}
            prefetch={false}
            className="after:absolute after:inset-0 after:rounded-picture"
          >
            {name || reference}
          </Link>
          <span className="font-normal text-muted"> · {languageText(language)}</span>
        </h2>
        <StateChip state={state} />
      </div>
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
    </article>
  );
}
