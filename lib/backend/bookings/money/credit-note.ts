import { taxWithin } from "@/lib/pricing/tax";
import type { CreditReason, InvoiceRow } from "../../db/invoice-schema";
import type { Transaction } from "../../db/transaction";
import { note } from "../lifecycle/history";
import { lockBooking } from "../lifecycle/lock-booking";
import type { Actor, BookingRow } from "../lifecycle/transitions";
import { invoicesOf, issue } from "./invoice-rows";
import { staysMinor } from "./owed";

interface Credit {
  actor: Actor;
  reason: CreditReason;
  /** What of the invoice stays owed or paid; the rest is credited. */
  keptMinor?: number;
}

/**
 * Credits the invoice of a booking that counts; none does after that. What a credit note has left of it
 * may be credited by another. Locks the numbers of the year: it belongs at the end of a transaction.
 *
 * @returns the credit note; undefined when there is nothing to credit
 */
export async function creditInvoice(
  transaction: Transaction,
  booking: BookingRow,
  { actor, reason, keptMinor = 0 }: Credit,
): Promise<InvoiceRow | undefined> {
  const all = await invoicesOf(booking.reference, transaction.db);
  const invoice = all.findLast(({ kind }) => kind === "invoice");
  if (!invoice) return undefined;
  const { number, locale, guest, says, currency, taxPercent } = invoice;
  const notes = all.filter(({ credits }) => credits === number);
  const open = (amount: "totalMinor" | "taxMinor") =>
    notes.reduce((sum, note) => sum + note[amount], invoice[amount]);
  const openMinor = open("totalMinor");
  if (openMinor <= keptMinor && (keptMinor > 0 || notes.length > 0)) return undefined;
  const creditNote = await issue(transaction, {
    ...{ kind: "credit_note", booking: booking.reference, credits: number, reason },
    ...{ locale, guest, says, currency, taxPercent },
    totalMinor: keptMinor - openMinor,
    taxMinor: taxWithin(keptMinor, taxPercent) - open("taxMinor"),
  });
  const issued = { kind: "credit_note", number: creditNote.number, invoice: number } as const;
  await note(transaction, booking, actor, { facts: [issued] });
  return creditNote;
}

/** Credits what of a booking that has ended nobody owes any more: all but the money that stays. */
export async function endInvoice(
  transaction: Transaction,
  reference: string,
  actor: Actor,
): Promise<void> {
  const booking = await lockBooking(transaction, reference);
  if (!booking) return;
  const keptMinor = Math.max(staysMinor(booking), 0);
  await creditInvoice(transaction, booking, { actor, reason: "ended", keptMinor });
}
