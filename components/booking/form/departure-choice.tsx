import { useTranslations } from "next-intl";
import { useState } from "react";
import { FieldError } from "@/components/form/field-frame";
import type { Departure } from "@/lib/contract/departures";
import { WaitingListButton } from "../waiting-list/waiting-list-button";
import type { BookingDraft } from "./booking-draft";
import { DepartureRow } from "./departure-row";
import type { PartProps } from "./part-props";
import { departureOf, missingSeats, peopleOf } from "./priced-party";

const shownAtOnce = 6;
/** Dates shown before the one that a visitor comes with. */
const before = 2;

/** The fixed dates of a shared tour, those around the chosen one first. */
export function DepartureChoice({ draft, booked, offered, change, idOf, errorOf }: PartProps) {
  const t = useTranslations("Booking.trip");
  const { departures } = booked;
  const chosen = departures.findIndex(({ starts }) => starts === draft.starts);
  const [from, setFrom] = useState(() => Math.max(chosen - before, 0));
  const [until, setUntil] = useState(() => Math.max(chosen - before, 0) + shownAtOnce);
  const error = errorOf("starts");
  if (departures.length === 0) return <p>{t("noDates")}</p>;
  const departure = departureOf(draft, booked);
  const missing = missingSeats(draft, booked);
  return (
    <fieldset aria-describedby={error ? `${idOf("starts")}-error` : undefined}>
      <legend className="mb-1 font-semibold text-small">{t("departure")}</legend>
      {from > 0 && <More onClick={() => setFrom(0)}>{t("earlier", { count: from })}</More>}
      <div className="border-line border-b">
        {departures.slice(from, until).map((each, at) => (
          <DepartureRow
            key={each.id}
            // The first one is where the error summary leads.
            id={at === 0 ? idOf("starts") : `${idOf("starts")}-${each.starts}`}
            name={idOf("starts")}
            departure={each}
            isChosen={each.starts === draft.starts}
            invalid={error !== undefined}
            onChoose={() => change({ starts: each.starts })}
          />
        ))}
      </div>
      {until < departures.length && (
        <More onClick={() => setUntil(until + 2 * shownAtOnce)}>
          {t("later", { count: departures.length - until })}
        </More>
      )}
      {departure && missing > 0 ? (
        <SeatsMissing
          id={`${idOf("starts")}-error`}
          departure={departure}
          draft={draft}
          missing={missing}
          canWait={offered.waitingList}
        />
      ) : (
        <FieldError id={idOf("starts")} error={error} />
      )}
    </fieldset>
  );
}

interface MoreProps {
  onClick(): void;
  children: string;
}

function More({ onClick, children }: MoreProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="min-h-11 font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline"
    >
      {children}
    </button>
  );
}

interface SeatsMissingProps {
  id: string;
  departure: Departure;
  draft: BookingDraft;
  missing: number;
  /** Whether there is a waiting list. */
  canWait: boolean;
}

/** The party does not fit: another date, fewer people, or a place on the waiting list. */
function SeatsMissing({ id, departure, draft, missing, canWait }: SeatsMissingProps) {
  const t = useTranslations("Booking.trip");
  return (
    <div id={id} role="status" className="mt-4 border-gold border-l-4 bg-card px-4 py-3">
      <p className="font-semibold">
        {departure.seats_left === 0 ? t("fullTitle") : t("missing", { seats: missing })}
      </p>
      <p className="mt-1 text-small">{t(canWait ? "missingText" : "missingElsewhere")}</p>
      {canWait && (
        <WaitingListButton
          departure={departure}
          seats={peopleOf(draft)}
          known={{ full_name: draft.full_name, email: draft.email }}
          look="outline"
          className="mt-3"
        />
      )}
    </div>
  );
}
