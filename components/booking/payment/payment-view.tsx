"use client";

import { useTranslations } from "next-intl";
import { useHydrated } from "@/components/form/use-hydrated";
import { QueryScope } from "@/components/ui/query-scope";
import { Away } from "../status/away";
import { referenceShape } from "../status/booking-keys";
import { NoEntry } from "../status/no-entry";
import { useGuestBooking } from "../status/use-guest-booking";
import { isByTransfer } from "./by-transfer";
import { NothingToPay } from "./nothing-to-pay";
import { PayByTransfer } from "./pay-by-transfer";
import { PaymentChoice } from "./payment-choice";
import { useQueryOfAddress } from "./use-query-of-address";

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
  const reference = asked && referenceShape.test(asked) ? asked : undefined;
  const { open, away, again } = useGuestBooking(reference);
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
  const { actions, due_now_minor, balance_minor } = booking;
  if (isByTransfer(booking)) return <PayByTransfer booking={booking} />;
  const owes = due_now_minor + balance_minor > 0;
  return actions.includes("pay") && owes ? (
    <PaymentChoice open={open} onChanged={again} />
  ) : (
    <NothingToPay booking={booking} />
  );
}
