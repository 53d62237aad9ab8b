import { bearer, callSite } from "@/lib/api/browser";
import type { InputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import { paymentStatusEndpoint, submitOrderEndpoint } from "@/lib/contract/payments";
import { paymentAddress } from "./payment-address";

export { refusalOf } from "../status/refusal";

/** The address at the provider where an order is paid. */
export async function openPayment(
  order: InputOf<typeof submitOrderEndpoint>,
  secret: string,
  key: string,
): Promise<string> {
  const headers = { ...bearer(secret), "Idempotency-Key": key };
  const { redirect_url } = await callSite(submitOrderEndpoint, order, { headers });
  return paymentAddress(redirect_url);
}

/** How a payment stands, as the provider tells our site; null when there is no such payment. */
export async function paymentStatus(
  input: InputOf<typeof paymentStatusEndpoint>,
  signal: AbortSignal,
) {
  try {
    return (await callSite(paymentStatusEndpoint, input, { signal })).data;
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
}
