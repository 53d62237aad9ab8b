import { setTimeout as pause } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import type { OutputOf, ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import { type Locale, LocaleSchema } from "@/lib/contract/locale";
import type { submitOrderEndpoint } from "@/lib/contract/payments";
import { providerNames } from "@/lib/contract/provider-names";
import { absoluteUrl } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import { bookedJourney } from "../bookings/guest/booked-journey";
import { demandBooking } from "../bookings/guest/booking-key";
import type { BookingRow } from "../bookings/lifecycle/transitions";
import { sourceOf } from "../bookings/money/ledger";
import { payments } from "../db/booking-schema";
import { sqlNow } from "../db/clock";
import { db } from "../db/pool";
import { inTransaction } from "../db/transaction";
import { isProviderError, type Order, ProviderError } from "../provider/provider";
import { provider, takesOnlinePayments } from "../provider/provider-in-use";
import type { Caller } from "../requests/handler";
import { tellOperator } from "../requests/outbox";
import type { PaymentRow } from "./payment-rows";
import { settlePayments } from "./settle";
import { startAttempt, submissionMs, type Wish } from "./start-attempt";

type Output = OutputOf<typeof submitOrderEndpoint>;

/**
 * Opens a payment for what a booking owes. The attempt is kept before the provider hears of it, and
 * an order becomes payable only once its address is kept too: an attempt that ends in between is
 * known to nobody who could pay it.
 *
 * @throws ApiError `not_found` for whoever may not see the booking; `conflict` when nothing can be
 * paid now, or never online (`payment_off`); `unavailable` when the provider is away
 */
export async function submitOrder(
  { reference, purpose }: ParsedInputOf<typeof submitOrderEndpoint>,
  locale: Locale,
  caller: Caller,
): Promise<Output> {
  const booking = await demandBooking(reference, caller);
  const wish = { reference, purpose, key: caller.idempotencyKey };
  return openOrder(booking, wish, { payer: booking, locale, path: routes.bookingCompleted });
}

/** Who pays, and the page on which they come back, in the language of where their browser has the key. */
interface Return {
  payer: Order["payer"];
  locale: Locale;
  path: string;
}

/** Opens a payment for a wish; see `submitOrder`. */
export async function openOrder(booking: BookingRow, wish: Wish, back: Return): Promise<Output> {
  if (!takesOnlinePayments()) throw new ApiError("conflict", { reason: "payment_off" });
  await settlePayments(booking.reference);
  const { payment, isNew } = await startAttempt(wish);
  const redirectUrl = isNew ? await submit(booking, payment, back) : await addressOf(payment);
  return { redirect_url: redirectUrl };
}

async function submit(booking: BookingRow, payment: PaymentRow, back: Return): Promise<string> {
  try {
    const ordered = await order(booking, payment, back);
    const { trackingId, redirectUrl } = await submitted(ordered);
    const kept = await db()
      .update(payments)
      .set({
        state: "pending",
        trackingId,
        redirectUrl,
        nextCheckAt: sql`${sqlNow} + interval '2 minutes'`,
      })
      .where(and(eq(payments.id, payment.id), eq(payments.state, "started")))
      .returning({ id: payments.id });
    // Given up in the meantime: nobody would know of what is paid there.
    if (kept.length === 0) throw away();
    return redirectUrl;
  } catch (error) {
    if (isProviderError(error) && error.outcome === "refused") throw await refusal(payment, error);
    await giveUp(payment);
    throw isProviderError(error) ? away(error) : error;
  }
}

/** @throws ProviderError also where one would pay at an address that is not the provider's */
async function submitted(ordered: Order) {
  const asked = provider();
  const known = await asked.submitOrder(ordered);
  if (URL.canParse(known.redirectUrl) && asked.isPaymentPage(new URL(known.redirectUrl)))
    return known;
  throw new ProviderError("unknown", "the payment page is at an address that is not configured");
}

async function order(
  booking: BookingRow,
  payment: PaymentRow,
  { payer, locale, path }: Return,
): Promise<Order> {
  const { title } = await bookedJourney(booking, LocaleSchema.parse(booking.locale));
  const back = absoluteUrl(locale, path);
  const cancelled = new URLSearchParams({
    cancelled: "1",
    [providerNames.reference]: payment.id,
  });
  return {
    id: payment.id,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    description: `${booking.reference} ${title}`,
    callbackUrl: back,
    cancellationUrl: `${back}?${cancelled}`,
    payer,
  };
}

/** Waits for the address of an order that another request is submitting. */
async function addressOf({ id }: PaymentRow): Promise<string> {
  for (const deadline = performance.now() + submissionMs; ; ) {
    const [row] = await db().select().from(payments).where(eq(payments.id, id));
    if (row?.redirectUrl) return row.redirectUrl;
    if (row?.state !== "started" || performance.now() > deadline) throw away();
    await pause(200);
  }
}

/** The provider said no: the attempt has ended, and a person has to look at it. */
async function refusal(payment: PaymentRow, error: ProviderError): Promise<ApiError> {
  const code = error.detail.code ?? "";
  await inTransaction(async (transaction) => {
    await transaction.db
      .update(payments)
      .set({ state: "failed", requestKey: null, nextCheckAt: null })
      .where(eq(payments.id, payment.id));
    const detail = `payment_refused ${sourceOf("payment", payment)} ${code}`;
    await tellOperator(transaction, "attention", payment.booking, detail);
  });
  if (/limit/.test(code)) return new ApiError("conflict", { reason: "payment_too_large" });
  return away(error);
}

/** Nobody was told where to pay it: the next click makes another. */
async function giveUp({ id }: PaymentRow): Promise<void> {
  await db()
    .update(payments)
    .set({ state: "cancelled", requestKey: null, nextCheckAt: null })
    .where(and(eq(payments.id, id), eq(payments.state, "started")));
}

function away(cause?: unknown): ApiError {
  return new ApiError("unavailable", { reason: "payment_away", retryAfterSeconds: 30, cause });
}
