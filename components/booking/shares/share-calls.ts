import { bearer, callSite } from "@/lib/api/browser";
import type { InputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import { paymentStatusEndpoint } from "@/lib/contract/payments";
import {
  type OwnShare,
  ownShareEndpoint,
  payShareEndpoint,
  sharesEndpoint,
  splitEndpoint,
  withdrawShareEndpoint,
} from "@/lib/contract/shares";
import { shareKeys } from "../kept-keys";
import { paymentAddress } from "../payment/payment-address";
import type { OpenBooking } from "../status/guest-calls";

export { refusalOf } from "../status/refusal";

/** Who was asked to pay a part of a booking. */
export async function sharesOf({ booking, secret }: OpenBooking, signal: AbortSignal) {
  const input = { reference: booking.reference };
  return (await callSite(sharesEndpoint, input, { headers: bearer(secret), signal })).data;
}

export type Split = Omit<InputOf<typeof splitEndpoint>, "reference">;

export async function split({ booking, secret }: OpenBooking, form: Split) {
  const input = { reference: booking.reference, ...form };
  return (await callSite(splitEndpoint, input, { headers: bearer(secret) })).data;
}

/** Takes a share back that is not paid. */
export async function withdraw({ booking, secret }: OpenBooking, share: string) {
  const input = { reference: booking.reference, share };
  return (await callSite(withdrawShareEndpoint, input, { headers: bearer(secret) })).data;
}

type Order = InputOf<typeof paymentStatusEndpoint>;

export interface OpenedShare {
  own: OwnShare;
  secret: string;
  /** How the payment stands from which they come back. */
  came: "pending" | "failed" | null;
}

/** A share for whoever has its key; null where the key does not open it, or there is none. */
export async function openShare(
  share: string,
  secret: string,
  order: Order | undefined,
  signal: AbortSignal,
): Promise<OpenedShare | null> {
  // Asked first: the provider is asked by it how the payment stands.
  const payment =
    order && (await callSite(paymentStatusEndpoint, order, { signal }).catch(() => null));
  try {
    const { data: own } = await callSite(
      ownShareEndpoint,
      { share },
      { headers: bearer(secret), signal },
    );
    shareKeys.keep(share, secret);
    return { own, secret, came: own.state === "open" ? cameBack(payment?.data.state) : null };
  } catch (error) {
    if (error instanceof ApiError && ["not_found", "invalid"].includes(error.code)) return null;
    throw error;
  }
}

function cameBack(state: string | undefined) {
  if (state === "started" || state === "pending") return "pending";
  return state === "failed" ? "failed" : null;
}

/** The address at the provider where a share is paid. */
export async function openPayment(
  { own, secret }: OpenedShare,
  email: string | undefined,
  key: string,
): Promise<string> {
  const headers = { ...bearer(secret), "Idempotency-Key": key };
  const input = { share: own.id, shown_minor: own.payable_minor, ...(email && { email }) };
  const { redirect_url } = await callSite(payShareEndpoint, input, { headers });
  return paymentAddress(redirect_url);
}
