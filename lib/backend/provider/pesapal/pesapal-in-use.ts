import { env } from "@/lib/env";
import { absoluteUrl } from "@/lib/site/domains";
import type { ProviderInUse } from "../provider";
import { paymentAccount } from "./account";
import { Pesapal } from "./pesapal";

/** Pesapal, or the sandbox that speaks its protocol. */
export const pesapalInUse: ProviderInUse = {
  open() {
    const known = paymentAccount();
    return (
      known &&
      new Pesapal({
        ...known,
        patience: { connectMs: 5_000, totalMs: 10_000 },
        notifyUrl: absoluteUrl("en", "/api/payments/ipn"),
        username: env.OPERATOR_EMAIL,
      })
    );
  },
  takesPayments: () => paymentAccount() !== undefined,
  // One refund for a payment, a part of it only when it was made by card.
  canRefund({ method, confirmationCode, ...paid }, { amountMinor, before }) {
    const isCard = /visa|master|american express|amex|card/i.test(method ?? "");
    const isWhole = amountMinor === paid.amountMinor;
    return before === 0 && confirmationCode !== null && (isCard || isWhole);
  },
};
