import { useLocale, useTranslations } from "next-intl";
import { Fragment, useEffect, useRef } from "react";
import { ButtonLink } from "@/components/ui/button";
import { businessDay } from "@/lib/clock";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import { bookingFormPath } from "@/lib/site/booking-form-path";
import { routes } from "@/lib/site/routes";
import { isByTransfer } from "../payment/by-transfer";
import { ownDue } from "../payment/own-due";
import { goesBackMinor } from "./goes-back-minor";
import { useGuest } from "./guest-context";
import { HoldCountdown } from "./hold-countdown";
import { PayLink } from "./pay-link";

/** How long before it is due a mail reminds of the balance. */
const reminderDays = 14;

/** How the booking stands, in words, and what happens next. */
export function StateHead() {
  const t = useTranslations("BookingStatus");
  const locale = useLocale();
  const { booking } = useGuest().open;
  const { state, reference, due_now_minor, balance_minor, by_agent } = booking;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: "center" });
  }, [state]);
  const hasEnded = state === "expired" || state === "cancelled" || state === "refunded";
  const isYoung = state === "enquiry" || state === "provisional";
  const values = {
    email: booking.email,
    due: formatPayment(due_now_minor),
    balance: formatPayment(balance_minor),
    balanceDue: formatDay(booking.balance_due, locale),
    starts: formatDay(booking.starts, locale),
    refund: formatPayment(goesBackMinor(booking)),
    agent: by_agent?.name ?? "",
    byAgent: formatPayment(by_agent?.back_minor ?? 0),
  };
  return (
    <header>
      <p className="figures text-muted text-small">{t("reference", { reference })}</p>
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-1 max-w-3xl scroll-mt-32 text-title outline-none"
      >
        {t(titleOf(booking))}
      </h1>
      <p className="mt-4 max-w-2xl text-lead text-muted">
        {textsOf(booking).map((text, at) => (
          <Fragment key={text}>
            {at > 0 && " "}
            {datedSentence(t(text, values), locale)}
          </Fragment>
        ))}
      </p>
      {booking.hold_until && due_now_minor > 0 && <HoldCountdown until={booking.hold_until} />}
      {ownDue(booking).due > 0 && <PayLink />}
      {isYoung && booking.email !== "" && (
        <p className="mt-5 max-w-2xl text-muted text-small print:hidden">{t("keepLink", values)}</p>
      )}
      {hasEnded && !booking.replaced && (
        <div className="mt-7 flex flex-wrap gap-3 print:hidden">
          {booking.tour.slug && (
            <ButtonLink
              href={bookingFormPath({
                tour: booking.tour.slug,
                date: booking.starts,
                adults: booking.adults,
                children: booking.children,
                rooms: booking.rooms,
              })}
            >
              {t("bookAgain")}
            </ButtonLink>
          )}
          <ButtonLink href={routes.tours} look="outline">
            {t("otherTours")}
          </ButtonLink>
        </div>
      )}
    </header>
  );
}

type Seen = ReturnType<typeof useGuest>["open"]["booking"];

/** Whether a booking was paid while dates were proposed of which none can be taken any more. */
const isWithoutDates = ({ state, paid_minor, proposed }: Seen) =>
  state === "consultation" &&
  paid_minor > 0 &&
  proposed.every(({ starts }) => starts <= businessDay());

/** Whether a booking ended as a bank took back what had been paid. */
const isReversed = ({ state, refund_minor }: Seen) => state === "refunded" && !refund_minor;

function titleOf(booking: Seen): string {
  if (booking.replaced) return "states.cancelled.replacedTitle";
  if (isReversed(booking)) return "states.refunded.reversedTitle";
  if (isWithoutDates(booking)) return "states.consultation.pastTitle";
  return `states.${booking.state}.title`;
}

/** The sentences for a state, which for some depend on what is still to be paid, or goes back. */
function textsOf(booking: Seen): string[] {
  const { state, balance_minor, refund_minor, refund_open_minor, paid_minor, by_agent } = booking;
  const goesBack = refund_minor ? ["states.cancelled.refund"] : [];
  const byAgent = by_agent && by_agent.back_minor > 0 ? ["states.cancelled.byAgent"] : [];
  switch (state) {
    case "confirmed": {
      if (balance_minor === 0) return ["states.confirmed.paid"];
      const isFar = booking.balance_due > addDays(businessDay(), reminderDays);
      return [`states.confirmed.${isFar ? "balance" : "balanceSoon"}`];
    }
    case "cancelled": {
      if (booking.replaced) return ["states.cancelled.replaced"];
      const back = [...goesBack, ...byAgent];
      return back.length > 0 ? back : [`states.cancelled.${paid_minor > 0 ? "kept" : "free"}`];
    }
    case "expired":
      return ["states.expired.text", ...(refund_open_minor > 0 ? goesBack : [])];
    case "refunded":
      if (refund_open_minor > 0 && refund_minor) return [...goesBack, ...byAgent];
      return [`states.refunded.${isReversed(booking) ? "reversed" : "text"}`, ...byAgent];
    case "provisional":
      return [`states.provisional.${isByTransfer(booking) ? "transfer" : "text"}`];
    default:
      return [isWithoutDates(booking) ? "states.consultation.past" : `states.${state}.text`];
  }
}
