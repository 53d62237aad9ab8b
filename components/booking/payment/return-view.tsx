"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useHydrated } from "@/components/form/use-hydrated";
import { QueryScope } from "@/components/ui/query-scope";
import { useQueryOfAddress } from "@/components/url-state/use-query-of-address";
import { providerNames } from "@/lib/contract/provider-names";
import { Away } from "../status/away";
import { payingBooking } from "./paying-booking";
import { ReturnOutcome } from "./return-outcome";

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

/** Pauses between questions while a payment is pending; after the last one nothing is asked. */
const pausesSeconds = [3, 5, 10, 15, 20, 30, 30, 60, 60, 60, 60, 60, 60, 60];

const isPending = (state: string) => state === "started" || state === "pending";

/** How a payment stands: asked again by itself as long as it is pending. */
function usePaymentStatus(order: Return["order"]) {
  const { data, isError, refetch } = useQuery({
    queryKey: ["payment-status", order],
    queryFn: async ({ signal }) =>
      order ? (await import("./payment-calls")).paymentStatus(order, signal) : null,
    retry: false,
    refetchInterval: ({ state: { data: known, dataUpdateCount, errorUpdateCount } }) => {
      const asked = dataUpdateCount + errorUpdateCount;
      const pause = pausesSeconds[asked - 1];
      // Whose card was declined may just have paid with another: the news of it come a moment later.
      const mayBePaid = known?.state === "failed" && asked <= 3;
      const isOpen = known === undefined || (known !== null && isPending(known.state)) || mayBePaid;
      return isOpen && pause !== undefined ? pause * 1000 : false;
    },
    refetchOnWindowFocus: ({ state: { data: known } }) =>
      known === undefined || (known !== null && isPending(known.state)),
  });
  return {
    /** null when there is no such payment, undefined until it is known. */
    payment: data,
    away: isError && data === undefined,
    again: () => void refetch(),
  };
}

interface Return {
  /** The order at the provider; undefined when it does not say. */
  order: { order_tracking_id: string; merchant_reference: string } | undefined;
  /** The booking it is for, as far as this browser knows. */
  reference: string | undefined;
  /** The payment page was closed without paying. */
  closed: boolean;
}

const tracking = /^[A-Za-z0-9-]{1,60}$/;
const merchant = /^[A-Za-z0-9-]{1,50}$/;

/** What the provider's address says on the way back; nothing of it is believed. */
function returnedFrom(query: URLSearchParams): Return {
  const trackingId = query.get(providerNames.order) ?? "";
  const reference = query.get(providerNames.reference) ?? "";
  const known = tracking.test(trackingId) && merchant.test(reference);
  // The provider's reference of an order begins with that of its booking.
  const [booking] = /^B(-[2-9A-HJ-NP-Z]{4}){3}(?=-)/.exec(reference) ?? [];
  return {
    order: known ? { order_tracking_id: trackingId, merchant_reference: reference } : undefined,
    reference: booking ?? payingBooking(),
    closed: query.get("cancelled") === "1",
  };
}
