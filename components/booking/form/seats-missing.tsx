import { useTranslations } from "next-intl";
import type { Departure } from "@/lib/contract/departures";
import { WaitingListButton } from "../waiting-list/waiting-list-button";
import type { BookingDraft } from "./booking-draft";
import { peopleOf } from "./priced-party";

interface SeatsMissingProps {
  id: string;
  departure: Departure;
  draft: BookingDraft;
  missing: number;
  /** Whether there is a waiting list. */
  canWait: boolean;
}

/** The party does not fit: another date, fewer people, or a place on the waiting list. */
export function SeatsMissing({ id, departure, draft, missing, canWait }: SeatsMissingProps) {
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
