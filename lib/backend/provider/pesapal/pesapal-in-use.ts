import { env } from "@/lib/env";
import { absoluteUrl } from "@/lib/site/domains";
import type { ProviderInUse } from "../provider";
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

/** With whom the travellers' money is collected, and on which hosts they pay. */
interface PaymentAccount {
  /** What its payments are kept under: test money is nobody else's. */
  name: "pesapal" | "sandbox";
  credentials: { baseUrl: string; consumerKey: string; consumerSecret: string };
  pageHosts: string[];
}

/** The account when its keys are set, and only without them that of the sandbox, if it was started. */
function paymentAccount(): PaymentAccount | undefined {
  return liveAccount() ?? sandboxAccount();
}

function liveAccount(): PaymentAccount | undefined {
  const { PESAPAL_CONSUMER_KEY: consumerKey, PESAPAL_CONSUMER_SECRET: consumerSecret } = env;
  if (!consumerKey || !consumerSecret) return undefined;
  const baseUrl = env.PESAPAL_BASE_URL.replace(/\/$/, "");
  const others = env.PESAPAL_PAGE_HOSTS.split(/[\s,]+/).filter(Boolean);
  return {
    name: "pesapal",
    credentials: { baseUrl, consumerKey, consumerSecret },
    pageHosts: [new URL(baseUrl).host, ...others],
  };
}

function sandboxAccount(): PaymentAccount | undefined {
  if (!env.PAYMENT_SANDBOX_INTERNAL) return undefined;
  const { origin, host, username, password } = new URL(env.PAYMENT_SANDBOX_INTERNAL);
  const pageHost = env.PAYMENT_SANDBOX_URL ? new URL(env.PAYMENT_SANDBOX_URL).host : host;
  return {
    name: "sandbox",
    credentials: { baseUrl: origin, consumerKey: username, consumerSecret: password },
    pageHosts: [pageHost],
  };
}
