import { eq } from "drizzle-orm";
import type { OutputOf, ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import {
  ipnGetEndpoint,
  ipnPostEndpoint,
  paymentStatusEndpoint,
  submitOrderEndpoint,
} from "@/lib/contract/payments";
import { providerNames } from "@/lib/contract/provider-names";
import { newsHeard } from "@/lib/contract/provider-news";
import {
  ownShareEndpoint,
  payShareEndpoint,
  sharesEndpoint,
  splitEndpoint,
  withdrawShareEndpoint,
} from "@/lib/contract/shares";
import { demandBooking } from "../bookings/guest/booking-key";
import { bookings } from "../db/booking-schema";
import { db } from "../db/pool";
import { reasonOf } from "../db/without-values";
import { on } from "../requests/handler";
import { check } from "./check";
import { isUntold, paymentOf } from "./payment-rows";
import { ownShare } from "./shares/own-share";
import { payShare } from "./shares/pay-share";
import { sharesView } from "./shares/shares-view";
import { splitBooking } from "./shares/split-booking";
import { withdrawShare } from "./shares/withdraw-share";
import { submitOrder } from "./submit-order";

type News = ParsedInputOf<typeof ipnPostEndpoint>;

export const paymentHandlers = [
  on(sharesEndpoint, async ({ reference }, _locale, caller) => ({
    data: await sharesView(await demandBooking(reference, caller)),
  })),
  on(splitEndpoint, splitBooking),
  on(withdrawShareEndpoint, withdrawShare),
  on(ownShareEndpoint, ownShare),
  on(payShareEndpoint, payShare),
  on(submitOrderEndpoint, submitOrder),
  on(paymentStatusEndpoint, paymentStatus),
  on(ipnGetEndpoint, hear),
  on(ipnPostEndpoint, hear),
];

/** How an attempt stands, after asking the provider; one that is away leaves it as it was. */
async function paymentStatus(
  input: ParsedInputOf<typeof paymentStatusEndpoint>,
): Promise<OutputOf<typeof paymentStatusEndpoint>> {
  const { order_tracking_id: trackingId, merchant_reference: id } = input;
  const known = await paymentOf(trackingId, id);
  if (!known) throw new ApiError("not_found");
  const warn = (error: unknown) => void console.warn(`payment ${id}: ${reasonOf(error)}`);
  await check(known, false).catch(warn);
  const payment = (await paymentOf(trackingId, id)) ?? known;
  // Another order took its place, and until it is cancelled at the provider it may have been paid.
  const isStillAsked = payment.state === "cancelled" && payment.nextCheckAt !== null;
  const [booking] = await db().select().from(bookings).where(eq(bookings.reference, known.booking));
  return {
    data: {
      state: isStillAsked || isUntold(payment) ? "pending" : payment.state,
      reference: payment.booking,
      amount_minor: payment.amountMinor,
      currency: payment.currency,
      confirmed: booking?.state === "confirmed",
    },
  };
}

/**
 * News of an order, believed in nothing: they are a reason to ask. An order that is not ours is no
 * reason, and where asking fails the provider is told to send them again.
 */
async function hear(news: News): Promise<OutputOf<typeof ipnPostEndpoint>> {
  const payment = await paymentOf(news[providerNames.order], news[providerNames.reference]);
  const failed = payment && (await check(payment).then(() => undefined, reasonOf));
  if (failed) console.warn(`payment ${payment.id}: ${failed}`);
  return newsHeard(news, failed ? 500 : 200);
}
