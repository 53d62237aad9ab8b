import type { ProviderStatus } from "../provider";
import { errorOf } from "./connection";
import { StatusSchema } from "./replies";

// 0 is said both of a refused order and of one that is not paid yet; only the others end it.
const outcomes = ["pending", "completed", "failed", "reversed"] as const;

/**
 * What a reply of GetTransactionStatus says.
 *
 * @throws ProviderError
 */
export function statusIn(body: unknown, path: string): ProviderStatus {
  const parsed = StatusSchema.safeParse(body);
  if (!parsed.success) return notPaidYet(body, path);
  const said = parsed.data;
  return {
    outcome: outcomes[said.status_code] ?? "pending",
    merchantReference: said.merchant_reference ?? undefined,
    trackingId: said.order_tracking_id ?? undefined,
    currency: said.currency ?? undefined,
    amountMinor: typeof said.amount === "number" ? Math.round(said.amount * 100) : undefined,
    confirmationCode: said.confirmation_code || undefined,
    method: said.payment_method || undefined,
  };
}

function notPaidYet(body: unknown, path: string): ProviderStatus {
  const error = errorOf(body, path);
  if (error.detail.code !== "payment_details_not_found") throw error;
  return {
    outcome: "pending",
    merchantReference: undefined,
    trackingId: undefined,
    currency: undefined,
    amountMinor: undefined,
    confirmationCode: undefined,
    method: undefined,
  };
}
