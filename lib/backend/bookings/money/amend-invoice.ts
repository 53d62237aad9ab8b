import { isDeepStrictEqual } from "node:util";
import type { PriceLine } from "@/lib/pricing/party-price";
import type { InvoiceRow } from "../../db/invoice-schema";
import type { Transaction } from "../../db/transaction";
import type { Actor, BookingRow } from "../lifecycle/transitions";
import { creditInvoice } from "./credit-note";
import { invoiceFor } from "./invoice";
import { currentInvoice } from "./invoice-rows";

/**
 * Follows a change of an invoiced booking: a credit note over the whole old invoice, and a new invoice
 * over the booking as it is now. Nothing happens where the invoice still says what is booked (price
 * and its lines, dates, people, rooms), or where there is none yet.
 *
 * To be called last in the transaction that changed the booking, after its seats and money: it locks
 * the numbers of the year. Who is to be told of the new invoice is the caller's matter
 * (`tellGuest(transaction, "invoice" …)` tells of bookings that wait for their deposit only).
 *
 * @param booking as it is after the change, locked
 * @returns what was issued; undefined when the invoice stands
 */
export async function amendInvoice(
  transaction: Transaction,
  booking: BookingRow,
  actor: Actor,
): Promise<{ creditNote: InvoiceRow; invoice: InvoiceRow } | undefined> {
  const old = await currentInvoice(transaction, booking.reference);
  if (!old || stillSays(old, booking)) return undefined;
  const creditNote = await creditInvoice(transaction, booking, { actor, reason: "changed" });
  if (!creditNote) return undefined;
  return { creditNote, invoice: await invoiceFor(transaction, booking) };
}

function stillSays({ totalMinor, says }: InvoiceRow, booking: BookingRow): boolean {
  const { starts, adults, children, rooms, price } = booking;
  return (
    totalMinor === booking.totalMinor &&
    says.starts === starts &&
    says.adults === adults &&
    says.rooms === rooms &&
    says.children.join() === children.join() &&
    isDeepStrictEqual(says.lines.map(amountOf), price.lines.map(amountOf))
  );
}

/** A line without its words, which may be in another language. */
const amountOf = (line: PriceLine) => ({ ...line, text: "" });
