import { ApiError } from "@/lib/contract/errors";
import { pesapalInUse } from "./pesapal/pesapal-in-use";
import type { PaymentProvider, ProviderInUse } from "./provider";

/** Who takes the money. */
const inUse: ProviderInUse = pesapalInUse;

// Next evaluates a module once per bundle; one process has one provider, with one token.
const store = globalThis as typeof globalThis & { tembeaPayments?: PaymentProvider };

/**
 * The provider when its keys are set, and only without them its sandbox.
 *
 * @throws ApiError `conflict` with reason `payment_off` when there is neither
 */
export function provider(): PaymentProvider {
  store.tembeaPayments ??= inUse.open();
  if (!store.tembeaPayments) throw new ApiError("conflict", { reason: "payment_off" });
  return store.tembeaPayments;
}

/** Takes another provider from now on; undefined goes back to the configured one. */
export function replaceProvider(other: PaymentProvider | undefined): void {
  store.tembeaPayments = other;
}

/**
 * Whether a payment was ordered with another provider than the one that takes the money now, which
 * knows nothing of it: it is not asked about there, and what goes back of it a person sends.
 */
export function isOfAnother(payment: { provider: string }): boolean {
  return takesOnlinePayments() && provider().name !== payment.provider;
}

export const { takesPayments: takesOnlinePayments, canRefund } = inUse;
