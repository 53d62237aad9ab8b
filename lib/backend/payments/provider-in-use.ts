import { ApiError } from "@/lib/contract/errors";
import { env } from "@/lib/env";
import { absoluteUrl } from "@/lib/site/domains";
import type { Credentials, Patience } from "./pesapal/connection";
import { Pesapal } from "./pesapal/pesapal";
import type { PaymentProvider } from "./provider";

const patience: Patience = { connectMs: 5_000, totalMs: 10_000 };

// Next evaluates a module once per bundle; one process has one provider, with one token.
const store = globalThis as typeof globalThis & { tembeaPayments?: PaymentProvider };

/**
 * Who takes the money: Pesapal when its keys are set, and only without them the stand-in.
 *
 * @throws ApiError `conflict` with reason `payment_off` when there is neither
 */
export function provider(): PaymentProvider {
  store.tembeaPayments ??= pesapal();
  return store.tembeaPayments;
}

/** Whether travellers can pay online: there are keys of the provider, or its stand-in was started. */
export function takesOnlinePayments(): boolean {
  return store.tembeaPayments !== undefined || account() !== undefined;
}

/** Takes another provider from now on; undefined goes back to the configured one. */
export function replaceProvider(other: PaymentProvider | undefined): void {
  store.tembeaPayments = other;
}

function pesapal(): PaymentProvider {
  const known = account();
  if (!known) throw new ApiError("conflict", { reason: "payment_off" });
  return new Pesapal({
    ...known,
    patience,
    notifyUrl: absoluteUrl("en", "/api/payments/ipn"),
    username: env.OPERATOR_EMAIL,
  });
}

interface Account {
  credentials: Credentials;
  pageHosts: string[];
}

function account(): Account | undefined {
  return liveAccount() ?? sandboxAccount();
}

function liveAccount(): Account | undefined {
  const { PESAPAL_CONSUMER_KEY: consumerKey, PESAPAL_CONSUMER_SECRET: consumerSecret } = env;
  if (!consumerKey || !consumerSecret) return undefined;
  const baseUrl = env.PESAPAL_BASE_URL.replace(/\/$/, "");
  const others = env.PESAPAL_PAGE_HOSTS.split(/[\s,]+/).filter(Boolean);
  return {
    credentials: { baseUrl, consumerKey, consumerSecret },
    pageHosts: [new URL(baseUrl).host, ...others],
  };
}

function sandboxAccount(): Account | undefined {
  if (!env.PAYMENT_SANDBOX_INTERNAL) return undefined;
  const { origin, host, username, password } = new URL(env.PAYMENT_SANDBOX_INTERNAL);
  const pageHost = env.PAYMENT_SANDBOX_URL ? new URL(env.PAYMENT_SANDBOX_URL).host : host;
  return {
    credentials: { baseUrl: origin, consumerKey: username, consumerSecret: password },
    pageHosts: [pageHost],
  };
}
