/** What is paid, by whom, and where the payer and the news of it go. Amounts in minor units. */
export interface Order {
  /** The merchant reference: new for every attempt, at most 50 of `[A-Za-z0-9-]`. */
  id: string;
  amountMinor: number;
  currency: string;
  description: string;
  callbackUrl: string;
  cancellationUrl: string;
  payer: { name: string; email: string; phone: string; country: string };
}

export interface ProviderStatus {
  outcome: "pending" | "completed" | "failed" | "reversed";
  /** What the provider says it is about; to be compared, not believed. Absent while nothing was paid. */
  merchantReference: string | undefined;
  trackingId: string | undefined;
  currency: string | undefined;
  amountMinor: number | undefined;
  /** Names the payment in a refund. */
  confirmationCode: string | undefined;
  method: string | undefined;
}

export interface ProviderRefund {
  confirmationCode: string;
  amountMinor: number;
  remarks: string;
}

/** Whoever takes the travellers' money. Every call throws ProviderError when it does not succeed. */
export interface PaymentProvider {
  /** Its own name, kept with each payment that is ordered with it. */
  readonly name: string;
  submitOrder(order: Order): Promise<{ trackingId: string; redirectUrl: string }>;
  statusOf(trackingId: string): Promise<ProviderStatus>;
  refund(refund: ProviderRefund): Promise<void>;
  cancelOrder(trackingId: string): Promise<void>;
  /** Whether a payer may be led to this address. Asked of every order's (`payments/submit-order.ts`). */
  isPaymentPage(address: URL): boolean;
}

/** A provider as this site is set up for it. */
export interface ProviderInUse {
  /** The way to it; undefined where the site has no keys for it. */
  open(): PaymentProvider | undefined;
  /** Whether travellers can pay online. */
  takesPayments(): boolean;
  /** Whether it can give back so much of a payment, of which there were so many refunds `before`. */
  canRefund(
    payment: { method: string | null; confirmationCode: string | null; amountMinor: number },
    refund: { amountMinor: number; before: number },
  ): boolean;
}

const brand = Symbol.for("tembea.ProviderError");

/**
 * Why the provider did not do what it was asked. `not_sent`: the request never reached it; `unknown`:
 * it may have been carried out (time-out, broken or senseless answer); `refused`: it said no.
 */
export class ProviderError extends Error {
  readonly [brand] = true;

  constructor(
    readonly outcome: "not_sent" | "unknown" | "refused",
    message: string,
    readonly detail: { code?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: detail.cause });
    this.name = "ProviderError";
  }
}

/**
 * Whether an error is the provider's. Not judged by its class: the provider in use is one for the
 * process, and may have been made in another bundle, where this class is another one.
 */
export function isProviderError(error: unknown): error is ProviderError {
  return error instanceof Error && brand in error;
}
