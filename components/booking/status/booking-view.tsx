"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { QueryScope } from "@/components/ui/query-scope";
import { SharesPart } from "../shares/shares-part";
import { AgreePart } from "./agree-part";
import { AnswerPart } from "./answer-part";
import { Away } from "./away";
import { BookingFacts } from "./booking-facts";
import { CancelPart } from "./cancel-part";
import { ChangePart } from "./change-part";
import { DocumentsPart } from "./documents-part";
import { GuestContext, useGuest } from "./guest-context";
import { MoneyPart } from "./money-part";
import { NoEntry } from "./no-entry";
import { bookingKeyIn, Opening, useKeyInLanguageLinks } from "./opening";
import { ProposedDates } from "./proposed-dates";
import { StateHead } from "./state-head";
import { StateLine } from "./state-line";
import { useGuestBooking } from "./use-guest-booking";

/** A booking for its guest; the page around it is the same document for everybody. */
export function BookingView({ reference }: { reference: string }) {
  return (
    <QueryScope>
      <View reference={reference} />
    </QueryScope>
  );
}

function View({ reference }: { reference: string }) {
  const t = useTranslations("BookingStatus");
  const { open, away, show, again } = useGuestBooking(reference);
  const guest = useMemo(() => open && { open, show, again }, [open, show, again]);
  useKeyInLanguageLinks(bookingKeyIn(open?.secret));
  if (!guest)
    return (
      <Opening title={t("title")} reading={!away && open === undefined ? t("reading") : undefined}>
        {away && <Away onAgain={again} />}
        {open === null && <NoEntry reference={reference} />}
      </Opening>
    );
  return (
    <GuestContext value={guest}>
      <GuestBooking />
    </GuestContext>
  );
}

/** A booking: how it stands and what comes next, its money, its documents, and what can be done. */
function GuestBooking() {
  const { booking } = useGuest().open;
  const { actions, papers, invoices, proposed_change } = booking;
  // Before a date is settled nothing is due, and nobody knows when.
  const hasDate = booking.state !== "consultation" || booking.paid_minor > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(2.5rem,6vw,5rem)] lg:grid-cols-[minmax(0,42rem)_minmax(22.5rem,1fr)] lg:grid-rows-[auto_1fr] min-[100rem]:grid-cols-[42rem_36rem] min-[100rem]:justify-between print:block">
      <div className="min-w-0 lg:col-start-1">
        <StateHead />
        <StateLine state={booking.state} />
        <div className="mt-12">
          {actions.includes("agree") && <AgreePart />}
          {actions.includes("answer") && proposed_change && <AnswerPart change={proposed_change} />}
          {actions.includes("accept") && <ProposedDates />}
          {hasDate && <MoneyPart />}
          {(actions.includes("pay") || booking.own_part) && <SharesPart />}
        </div>
      </div>
      <aside className="mb-12 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-0">
        <BookingFacts />
      </aside>
      <div className="min-w-0 lg:col-start-1">
        {(papers.length > 0 || invoices.length > 0) && <DocumentsPart />}
        {actions.includes("change") && <ChangePart />}
        {actions.includes("cancel") && <CancelPart />}
      </div>
    </div>
  );
}
