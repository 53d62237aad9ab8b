import { gt, or, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import { bookings } from "../../db/booking-schema";
import { sqlToday } from "../../db/clock";
import type { Transaction } from "../../db/transaction";
import { lockBooking } from "../lifecycle/lock-booking";
import { type Actor, type BookingRow, move } from "../lifecycle/transitions";

/** The next invoice number, `2027-00042`: without gaps only as far as a sequence has none. */
export const nextInvoice = sql`to_char(${sqlToday}, 'YYYY-') || lpad(nextval('invoice_numbers')::text, 5, '0')`;

/**
 * Gives a provisional booking its invoice number; one that has it stays as it is. Locks the booking.
 *
 * @throws ApiError `conflict` in any other state, or when its seats are not held any more
 */
export async function issueInvoice(
  transaction: Transaction,
  reference: string,
  actor: Actor,
): Promise<BookingRow> {
  const booking = await lockBooking(transaction, reference);
  if (!booking) throw new ApiError("not_found");
  if (booking.state === "invoiced" || booking.state === "confirmed") return booking;
  return move(transaction, {
    reference,
    to: "invoiced",
    actor,
    set: { invoice: nextInvoice, invoicedAt: now() },
    where: or(gt(bookings.holdUntil, now()), gt(bookings.paidMinor, 0)),
  });
}
