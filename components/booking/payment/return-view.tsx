"use client";

import { useTranslations } from "next-intl";
import { useHydrated } from "@/components/form/use-hydrated";
import { QueryScope } from "@/components/ui/query-scope";
import { Away } from "../status/away";
import { ReturnOutcome } from "./return-outcome";
import { type Return, returnedFrom } from "./returned-from";
import { isPending, usePaymentStatus } from "./use-payment-status";
import { useQueryOfAddress } from "./use-query-of-address";

interface ReturnViewProps {
  /** Whether the API of this site tells how a payment stands. */
  canTell: boolean;
}

/** Where the provider brings a visitor back: what became of the payment, as the provider says. */
export function ReturnView(props: ReturnViewProps) {
  return (
    <QueryScope>
      <View {...props} />
    </QueryScope>
  );
}

function View({ canTell }: ReturnViewProps) {
  const query = useQueryOfAddress();
  if (!query) return <Asking />;
  const from = returnedFrom(query);
  if (canTell) return <Outcome from={from} />;
  // Who closed the page has not paid, whoever else could tell.
  const kind = from.closed ? "closed" : from.order ? "untold" : "unknown";
  return <ReturnOutcome kind={kind} reference={from.reference} />;
}

function Outcome({ from }: { from: Return }) {
  const { payment, away, again } = usePaymentStatus(from.order);
  const reference = payment?.reference ?? from.reference;
  if (!from.order)
    return <ReturnOutcome kind={from.closed ? "closed" : "unknown"} {...{ reference }} />;
  if (payment === null) return <ReturnOutcome kind="unknown" />;
  if (away) return <Away onAgain={again} />;
  if (!payment) return <Asking />;
  const { state, confirmed, amount_minor: amountMinor } = payment;
  const outcome = { reference, amountMinor };
  if (state === "completed")
    return <ReturnOutcome kind={confirmed ? "confirmed" : "received"} {...outcome} />;
  if (isPending(state))
    return <ReturnOutcome kind={from.closed ? "closed" : "pending"} {...outcome} />;
  if (state === "failed" || state === "reversed")
    return <ReturnOutcome kind={state} {...outcome} />;
  return <ReturnOutcome kind="closed" {...outcome} />;
}

function Asking() {
  const t = useTranslations("Payment.back");
  const hydrated = useHydrated();
  return (
    <div className="min-h-96" aria-busy="true">
      <h1 className="text-title">{t("asking")}</h1>
      <p className="mt-4 min-h-7 text-lead text-muted">{hydrated && t("askingText")}</p>
    </div>
  );
}
