import { BookingFacts } from "./booking-facts";
import { CancelPart } from "./cancel-part";
import { ChangePart } from "./change-part";
import { DocumentsPart } from "./documents-part";
import { useGuest } from "./guest-context";
import { MoneyPart } from "./money-part";
import { ProposedDates } from "./proposed-dates";
import { StateHead } from "./state-head";
import { StateLine } from "./state-line";

/** A booking: how it stands and what comes next, its money, its documents, and what can be done. */
export function GuestBooking() {
  const { booking } = useGuest().open;
  const { actions, papers } = booking;
  // Before a date is settled nothing is due, and nobody knows when.
  const hasDate = booking.state !== "consultation" || booking.paid_minor > 0;
  return (
    <>
      <StateHead />
      <StateLine state={booking.state} />
      <div className="mt-12 grid gap-x-[clamp(2.5rem,6vw,5rem)] lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr] print:block">
        <div className="min-w-0 lg:col-start-1">
          {actions.includes("accept") && <ProposedDates />}
          {hasDate && <MoneyPart />}
        </div>
        <aside className="mb-12 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-0">
          <BookingFacts />
        </aside>
        <div className="min-w-0 lg:col-start-1">
          {papers.length > 0 && <DocumentsPart />}
          {actions.includes("change") && <ChangePart />}
          {actions.includes("cancel") && <CancelPart />}
        </div>
      </div>
    </>
  );
}
