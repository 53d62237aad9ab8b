import Link from "next/link";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { momentText } from "../desk-formats";
import { bookingWords as words } from "../words/words";
import { factText, stepText } from "./step-text";

interface BookingHistoryProps {
  booking: BookingDetail;
  mayOpenOffer: boolean;
}

/** What happened to a booking and by whom, the newest first. */
export function BookingHistory({ booking, mayOpenOffer }: BookingHistoryProps) {
  return (
    <section>
      <h2 className="text-xl">{words.history}</h2>
      <ul className="mt-2 space-y-1 text-muted text-small">
        {booking.history.map(({ what, by, why, note, facts, at }) => (
          <li key={`${at} ${what} ${by}`}>
            {momentText(at)} · {words.actors[by] ?? by} {stepText({ what, why })}
            {facts.map((fact) => (
              <span key={fact.kind} className="block text-ink">
                {fact.kind === "offer" && mayOpenOffer ? (
                  <Link
                    href={`/offers/${fact.reference}`}
                    prefetch={false}
                    className="inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    {factText(fact)}
                  </Link>
                ) : (
                  factText(fact)
                )}
              </span>
            ))}
            {note !== "" && <span className="block whitespace-pre-line text-ink">{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
