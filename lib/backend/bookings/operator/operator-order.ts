import { eq } from "drizzle-orm";
import {
  type OperatorAction,
  OperatorActionSchema,
  type operatorBookingEndpoint,
} from "@/lib/contract/bookings";
import type { OutputOf, ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import { bookings } from "../../db/booking-schema";
import { db } from "../../db/pool";
import { inTransaction, type Transaction } from "../../db/transaction";
import { isSpent, readLink, spendLink, type VerifiedLink } from "../../requests/signed-link";
import { bookingView } from "../guest/booking-view";
import { lockBooking } from "../lifecycle/lock-booking";
import type { BookingRow } from "../lifecycle/transitions";
import { available, cancelByOperator, propose } from "./operator-actions";
import { demandDates, freeDates } from "./operator-dates";
import { recordPayment, recordRefund } from "./operator-money";

type Order = ParsedInputOf<typeof operatorBookingEndpoint>;
type Work = (transaction: Transaction, booking: BookingRow, order: Order) => Promise<void>;

const work: Record<OperatorAction, Work> = {
  available,
  propose,
  cancel: cancelByOperator,
  record_payment: recordPayment,
  record_refund: recordRefund,
};

/**
 * Tells what a link of the operator's mail would do, or does it when confirmed, once.
 *
 * @throws ApiError `forbidden` for a link that is forged or expired; `conflict` for a used one, and
 * for what is impossible as the booking stands
 */
export async function operatorOrder(
  order: Order,
): Promise<OutputOf<typeof operatorBookingEndpoint>> {
  const { action, link } = await linkOf(order.token);
  if (order.confirm) await carryOut(action, link, order);
  else if (await isSpent(link)) throw used();
  const row = await rowOf(link.subject);
  return {
    data: {
      action,
      done: order.confirm,
      // The operator reads English.
      booking: await bookingView(row, "en"),
      departures: action === "propose" ? await freeDates(row) : [],
    },
  };
}

async function carryOut(action: OperatorAction, link: VerifiedLink, order: Order): Promise<void> {
  const row = await rowOf(link.subject);
  if (action === "propose") await demandDates(row, order.dates);
  await inTransaction(async (transaction) => {
    const booking = await lockBooking(transaction, row.reference);
    if (!booking) throw new ApiError("not_found");
    if (!(await spendLink(transaction, link))) throw used();
    await work[action](transaction, booking, order);
  });
}

const used = () => new ApiError("conflict", { reason: "link_refused" });

async function linkOf(token: string): Promise<{ action: OperatorAction; link: VerifiedLink }> {
  const link = await readLink(token);
  const action = OperatorActionSchema.safeParse(link?.action.replace(/^booking-/, ""));
  const isOurs = link?.action.startsWith("booking-") ?? false;
  if (!link || !isOurs || !action.success)
    throw new ApiError("forbidden", { reason: "link_refused" });
  return { action: action.data, link };
}

async function rowOf(reference: string): Promise<BookingRow> {
  const [row] = await db().select().from(bookings).where(eq(bookings.reference, reference));
  if (!row) throw new ApiError("not_found");
  return row;
}
