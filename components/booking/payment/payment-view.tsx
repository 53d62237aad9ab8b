"use client";

import { useTranslations } from "next-intl";
import { useHydrated } from "@/components/form/use-hydrated";
import { ButtonLink } from "@/components/ui/button";
import { MoneyRow } from "@/components/ui/price-lines";
import { QueryScope } from "@/components/ui/query-scope";
import { useQueryOfAddress } from "@/components/url-state/use-query-of-address";
import type { Booking } from "@/lib/contract/bookings";
import { formatPayment } from "@/lib/i18n/format";
import { bookingShape } from "@/lib/site/reference-shapes";
import { bookingPath } from "@/lib/site/routes";
import { Away } from "../status/away";
import { NoEntry } from "../status/no-entry";
import { bookingKeyIn, useKeyInLanguageLinks } from "../status/opening";
import { useGuestBooking } from "../status/use-guest-booking";
import { isByTransfer } from "./by-transfer";
import { ownDue } from "./own-due";
import { PaymentChoice } from "./payment-choice";

/** What of a booking can be paid now, and the way to the provider. */
export function PaymentView() {
  return (
    <QueryScope>
      <View />
    </QueryScope>
  );
}

function View() {
  const t = useTranslations("Payment");
  const hydrated = useHydrated();
  const asked = useQueryOfAddress()?.get("reference") ?? undefined;
  const reference = asked && bookingShape.test(asked) ? asked : undefined;
  const { open, away, again } = useGuestBooking(reference);
  useKeyInLanguageLinks(bookingKeyIn(open?.secret));
  if (away) return <Away onAgain={again} />;
  if (hydrated && (open === null || !reference)) return <NoEntry reference={reference} />;
  if (!open)
    return (
      <div className="min-h-96" aria-busy="true">
        <p className="min-h-7 text-muted">{hydrated && t("reading")}</p>
        <div className="mt-6 h-56 rounded-picture bg-paper-deep" />
      </div>
    );
  const { booking } = open;
  const { actions } = booking;
  if (isByTransfer(booking)) return <PayByTransfer booking={booking} />;
  const own = ownDue(booking);
  const owes = own.due + own.balance > 0;
  return actions.includes("pay") && owes ? (
    <PaymentChoice open={open} onChanged={again} />
  ) : (
    <NothingToPay booking={booking} />
  );
}

/** Why there is nothing to pay, and the way back to the booking. */
function NothingToPay({ booking }: { booking: Booking }) {
  const t = useTranslations("Payment.nothing");
  return (
    <div role="status" className="min-h-72">
      <p className="max-w-xl text-lead">{t(reasonOf(booking))}</p>
      <ButtonLink href={bookingPath(booking.reference)} className="mt-7">
        {t("open")}
      </ButtonLink>
    </div>
  );
}

function reasonOf({ state, actions, due_now_minor, balance_minor }: Booking): string {
  if (actions.includes("pay") && due_now_minor + balance_minor > 0) return "shares";
  if (actions.includes("agree")) return "agree";
  switch (state) {
    case "confirmed":
      return "paid";
    case "enquiry":
    case "consultation":
      return "early";
    case "provisional":
    case "invoiced":
    case "expired":
      return "over";
    default:
      return "ended";
  }
}

/** What is to be paid and the way to do it where no card can be used. */
function PayByTransfer({ booking }: { booking: Booking }) {
  const t = useTranslations("Payment");
  const { due_now_minor: due, balance_minor: balance } = booking;
  return (
    <div role="status" className="min-h-72">
      <p className="max-w-xl text-lead">
        {t(due > 0 ? "byTransfer.deposit" : "byTransfer.balance")}
      </p>
      <dl className="figures mt-7 rounded-picture bg-paper-deep px-5 py-4">
        <MoneyRow
          term={t(due > 0 ? "byTransfer.confirms" : "byTransfer.open")}
          amount={formatPayment(due || balance)}
          className="font-semibold text-lead"
        />
        <MoneyRow term={t("booking")} amount={booking.reference} className="mt-2 text-small" />
      </dl>
      <ButtonLink href={bookingPath(booking.reference)} className="mt-7">
        {t("nothing.open")}
      </ButtonLink>
    </div>
  );
}
