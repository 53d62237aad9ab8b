"use client";

import Link from "next/link";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { buttonClass } from "../../ui/button";
import { BackLink } from "../back-link";
import { WaitingChange } from "../booking-change/waiting-change";
import { callDesk } from "../call-desk";
import { ConnectionLost } from "../connection-lost";
import { languageText, momentText } from "../desk-formats";
import { ShowGuestLink } from "../new-booking/show-guest-link";
import { NoteForm } from "../note-form";
import { Said } from "../said";
import { useDoing } from "../use-doing";
import { useShown } from "../use-live";
import { changeWords, deskWords, bookingWords as words } from "../words/words";
import { BookingDecisions } from "./booking-decisions";
import { BookingDocuments } from "./booking-documents";
import { BookingFacts } from "./booking-facts";
import { BookingHistory } from "./booking-history";
import { BookingMoney } from "./booking-money";
import { EditGuest } from "./edit-guest";
import type { PartProps } from "./part-props";
import { StateChip } from "./state-chip";
import { stepText } from "./step-text";

interface BookingScreenProps {
  first: BookingDetail;
  /** Whether whoever looks may send the guest their link. */
  mayShowLink: boolean;
  mayEditGuest: boolean;
  mayChange: boolean;
  maySettle: boolean;
  mayUndo: boolean;
  mayOpenOffer: boolean;
}

/** One booking: how it stands, its money and documents, what happened, and what can be done about it. */
export function BookingScreen({
  first,
  mayShowLink,
  mayEditGuest,
  mayChange,
  mayOpenOffer,
  ...mayOfMoney
}: BookingScreenProps) {
  const { shown: booking, isLive } = useShown(
    ["booking", first.reference],
    () => callDesk("booking", { booking: first.reference }),
    first,
  );
  const { busy, said, failure, wrong, doing } = useDoing();
  const shared = { booking, busy, wrong, doing };
  const [latest] = booking.history;
  const isOld = failure === deskWords.failures.changed_meanwhile;
  return (
    <div className="pb-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-small">
        <BackLink href="/bookings">{words.all}</BackLink>
        <StateChip state={booking.state} />
        <span className="figures">{booking.reference}</span>
        <span>{languageText(booking.language)}</span>
        {(booking.request || booking.has_request) && (
          <Link
            href={`/requests/${booking.request ?? booking.reference}`}
            prefetch={false}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {words.request}
          </Link>
        )}
      </p>
      <p className="mt-3 font-semibold text-lg">{booking.tour}</p>
      <ConnectionLost isLive={isLive} className="mt-2" />
      <Said
        said={said}
        failure={
          isOld && latest
            ? `${failure} ${words.lastDid(words.actors[latest.by] ?? latest.by, stepText(latest), momentText(latest.at))}`
            : failure
        }
      />
      <div className="mt-6 gap-10 lg:grid lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <div className="space-y-8">
          <WaitingChange {...shared} />
          <div>
            <BookingFacts booking={booking} />
            {mayEditGuest && <EditGuest {...shared} />}
          </div>
          {booking.can_change && mayChange && (
            <Link
              href={`/bookings/${booking.reference}/change`}
              prefetch={false}
              className={buttonClass("outline")}
            >
              {changeWords.title}
            </Link>
          )}
          <BookingDecisions {...shared} />
          <BookingNotes {...shared} />
        </div>
        <div className="mt-8 space-y-8 lg:mt-0">
          <BookingMoney {...shared} {...mayOfMoney} />
          {mayShowLink && (
            // A link that was shown before another took its place is good for nothing.
            <ShowGuestLink key={booking.ended_links} {...shared} />
          )}
          <BookingDocuments {...shared} />
          <BookingHistory booking={booking} mayOpenOffer={mayOpenOffer} />
        </div>
      </div>
    </div>
  );
}

/** What colleagues noted, and room for more. */
function BookingNotes({ booking, doing }: PartProps) {
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
