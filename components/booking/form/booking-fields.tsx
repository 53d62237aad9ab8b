import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { SendButton } from "@/components/form/busy-button";
import { ConsentBoxes } from "@/components/form/draft/consent-boxes";
import { ErrorSummary } from "@/components/form/error-summary";
import { Honeypot } from "@/components/form/honeypot";
import { SendFailure } from "@/components/form/send-failure";
import { businessDay } from "@/lib/clock";
import type { BookingDraft } from "./booking-draft";
import { BookingPart } from "./booking-part";
import { bookingEngine, useBooking } from "./booking-store";
import { ContactPart } from "./contact-part";
import { ExtrasPart } from "./extras-part";
import { BroughtNote, type Conflict, ConflictNote, RestoredNote } from "./notes";
import type { Offered, PartProps } from "./part-props";
import { PartyPart } from "./party-part";
import { type BookedTour, extrasOf, holdsSeats, missingSeats, notStarting } from "./priced-party";
import { Summary, SummaryBar } from "./summary";
import { TripPart } from "./trip-part";
import { useBookingErrors, useBookingSend, useLanguageLinks } from "./use-booking-form";
import { useBookingPrice } from "./use-booking-price";
import { WishesPart } from "./wishes-part";

interface BookingFieldsProps {
  booked: BookedTour;
  offered: Offered;
}

/** All that a booking asks for on one page, with its price beside it. */
export function BookingFields({ booked, offered }: BookingFieldsProps) {
  const t = useTranslations("Booking");
  const { draft, key, agreed, change: changeDraft } = useBooking();
  const engine = bookingEngine.use();
  const summaryId = useId();
  const [conflict, setConflict] = useState<Conflict>();
  const { price, coupon, isSure, askAgain } = useBookingPrice(draft, booked);
  useLanguageLinks(draft, booked);
  // Sent as it stands here, and not answered: what seems gone may be what that request has taken,
  // so the site is asked the very same again.
  const wasSent = key !== null && agreed !== undefined;
  const total = wasSent ? agreed : price?.total_minor;
  const notThatDay = notStarting(draft, booked);
  const wrong = {
    ...engine?.requestOf(draft, total, businessDay()).wrong,
    ...(!wasSent && notThatDay && { starts: notThatDay }),
    ...(!wasSent && missingSeats(draft, booked) > 0 && { starts: "not_enough_seats" }),
    ...(!wasSent && !isSure && coupon.refused && { coupon_code: "unknown_coupon" }),
  };
  const errors = useBookingErrors(wrong);
  const { state, sendDraft, forget, honeypot } = useBookingSend({
    onInvalid: errors.takeAnswer,
    onConflict: async (reason) => {
      const now = await askAgain();
      setConflict({ reason, beforeMinor: total, nowMinor: now?.total_minor });
    },
  });

  const change = (changes: Partial<BookingDraft>) => {
    const next = { ...draft, ...changes };
    const extras = extrasOf(next, booked.tour).map(({ key }) => key);
    const all = extras.length < next.extras.length ? { ...changes, extras } : changes;
    changeDraft(all);
    errors.forget(all);
    setConflict(undefined);
    forget();
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (Object.keys(wrong).length > 0) return errors.point();
    setConflict(undefined);
    const typed = draft.coupon_code.trim().toUpperCase();
    // Who typed a code and did not hand it in wants it taken off, and agrees to the total after it.
    if (typed !== draft.coupon) change({ coupon: typed });
    if (typed !== draft.coupon || (coupon.isChecking && !wasSent))
      return setConflict({ reason: "coupon" });
    sendDraft(total);
  };

  const part = { draft, booked, offered, change, idOf: errors.idOf, errorOf: errors.errorOf };
  return (
    <form noValidate onSubmit={submit} className={formClass}>
      <div className="min-w-0 lg:col-start-1">
        <BroughtNote />
        <RestoredNote />
        <ErrorSummary wrong={errors.listed} />
        <TripPart {...part} />
        <PartyPart {...part} />
        <ExtrasPart {...part} />
        <ContactPart {...part} />
        <WishesPart {...part} coupon={coupon} />
      </div>
      <aside className="mb-12 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mb-0">
        <Summary id={summaryId} draft={draft} booked={booked} price={price} />
      </aside>
      <div className="min-w-0 lg:col-start-1">
        <TermsPart {...part} />
        <ConflictNote conflict={conflict} />
        <SendFailure state={state} onAgain={submit} />
        <Honeypot ref={honeypot} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-12">
          <SendButton busy={state.kind === "sending"} className="w-full px-9 sm:w-auto sm:min-w-56">
            {t(holdsSeats(draft, booked) ? "submit.held" : "submit.looked")}
          </SendButton>
          <p className="max-w-xs text-muted text-note">{t("submit.note")}</p>
        </div>
      </div>
      <SummaryBar summaryId={summaryId} price={price} />
    </form>
  );
}

/** What takes the focus comes to lie between the header and the bar with the price. */
const formClass =
  "relative grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(2.5rem,6vw,5rem)] lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr] [&_:is(input,select,textarea,button)]:scroll-my-28";

/** What happens after the button, and what one agrees to with it. */
function TermsPart(props: PartProps) {
  const t = useTranslations("Booking.terms");
  const way = holdsSeats(props.draft, props.booked) ? "held" : "looked";
  return (
    <BookingPart title={t("title")}>
      <ol className="mb-6 grid gap-x-6 gap-y-4 text-small sm:grid-cols-3">
        {(["first", "second", "third"] as const).map((step, at) => (
          <li key={step} className="border-gold border-t-2 pt-3">
            <span aria-hidden="true" className="figures mr-1.5 font-semibold font-serif">
              {at + 1}
            </span>
            {t(`steps.${way}.${step}`)}
          </li>
        ))}
      </ol>
      <ConsentBoxes {...props} words={t} />
    </BookingPart>
  );
}
