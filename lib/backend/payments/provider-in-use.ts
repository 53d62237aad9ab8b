import { ApiError } from "@/lib/contract/errors";
import { env } from "@/lib/env";
import { absoluteUrl } from "@/lib/site/domains";
import { paymentAccount } from "../bookings/money/payment-account";
import type { Patience } from "./pesapal/connection";
import { Pesapal } from "./pesapal/pesapal";
import type { PaymentProvider } from "./provider";

const patience: Patience = { connectMs: 5_000, totalMs: 10_000 };

// Next evaluates a module once per bundle; one process has one provider, with one token.
const store = globalThis as typeof globalThis & { tembeaPayments?: PaymentProvider };

/**
 * Who takes the money: Pesapal when its keys are set, and only without them the sandbox provider.
 *
 * @throws ApiError `conflict` with reason `payment_off` when there is neither
 */
export function provider(): PaymentProvider {
  store.tembeaPayments ??= pesapal();
  return store.tembeaPayments;
}

/** Takes another provider from now on; undefined goes back to the configured one. */
export function replaceProvider(other: PaymentProvider | undefined): void {
  store.tembeaPayments = other;
}

function pesapal(): PaymentProvider {
  const known = paymentAccount();
  if (!known) throw new ApiError("conflict", { reason: "payment_off" });
  return new Pesapal({
    ...known,
    patience,
    notifyUrl: absoluteUrl("en", "/api/payments/ipn"),
    username: env.OPERATOR_EMAIL,
  });
}
