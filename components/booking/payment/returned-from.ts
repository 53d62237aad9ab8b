import { providerNames } from "@/lib/contract/provider-names";
import { payingBooking } from "../status/booking-keys";

export interface Return {
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
export function returnedFrom(query: URLSearchParams): Return {
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
