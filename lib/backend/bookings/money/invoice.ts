import { eq, gt, or } from "drizzle-orm";
import { now } from "@/lib/clock";
import { ApiError } from "@/lib/contract/errors";
import { policy } from "@/lib/pricing/policy";
import { taxWithin } from "@/lib/pricing/tax";
import { bookings } from "../../db/booking-schema";
import type { InvoiceRow } from "../../db/invoice-schema";
import type { Transaction } from "../../db/transaction";
import { lockBooking } from "../lifecycle/lock-booking";
import { type Actor, type BookingRow, move } from "../lifecycle/transitions";
import { currentInvoice, issue, saysOf } from "./invoice-rows";

/**
 * Gives a provisional booking its invoice; one that has it stays as it is. Locks the booking, and the
 * numbers of the year: it belongs at the end of a transaction.
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
  const moved = await move(transaction, {
    reference,
    to: "invoiced",
    actor,
    set: { invoicedAt: now() },
    where: or(gt(bookings.holdUntil, now()), gt(bookings.paidMinor, bookings.backMinor)),
  });
  const { number } = await invoiceFor(transaction, moved);
  return { ...moved, invoice: number };
}

/** Sees to it that a booking has an invoice that counts, as one that is confirmed needs. */
export async function demandInvoice(transaction: Transaction, reference: string): Promise<void> {
  if (await currentInvoice(transaction, reference)) return;
  const booking = await lockBooking(transaction, reference);
  if (booking) await invoiceFor(transaction, booking);
}

/** Issues an invoice over a booking as it is now, which from then on is the booking's. */
export async function invoiceFor(
  transaction: Transaction,
  booking: BookingRow,
): Promise<InvoiceRow> {
  const { reference, locale, name, country, email, phone, currency, totalMinor } = booking;
  const { taxPercent } = policy;
  const invoice = await issue(transaction, {
    ...{ kind: "invoice", booking: reference, credits: null, reason: "" },
    locale,
    guest: { name, country, email, phone },
    says: await saysOf(transaction, booking),
    ...{ currency, totalMinor, taxPercent, taxMinor: taxWithin(totalMinor, taxPercent) },
  });
  await transaction.db
    .update(bookings)
    .set({ invoice: invoice.number })
    .where(eq(bookings.reference, reference));
  return invoice;
}
