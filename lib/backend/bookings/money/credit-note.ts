import { taxWithin } from "@/lib/pricing/tax";
import type { CreditReason, InvoiceRow } from "../../db/invoice-schema";
import type { Transaction } from "../../db/transaction";
import { note } from "../lifecycle/history";
import { lockBooking } from "../lifecycle/lock-booking";
import type { Actor, BookingRow } from "../lifecycle/transitions";
import { currentInvoice, issue } from "./invoice-rows";
import { staysMinor } from "./owed";

interface Credit {
  actor: Actor;
  reason: CreditReason;
  /** What of the invoice stays owed or paid; the rest is credited. */
  keptMinor?: number;
}

/**
 * Credits the invoice of a booking that counts; none does after that. Locks the numbers of the year:
 * it belongs at the end of a transaction.
 *
 * @returns the credit note; undefined when there is nothing to credit
 */
export async function creditInvoice(
  transaction: Transaction,
  booking: BookingRow,
  { actor, reason, keptMinor = 0 }: Credit,
): Promise<InvoiceRow | undefined> {
  const invoice = await currentInvoice(transaction, booking.reference);
  if (!invoice || (keptMinor > 0 && keptMinor >= invoice.totalMinor)) return undefined;
  const { number, locale, guest, says, currency, totalMinor, taxPercent, taxMinor } = invoice;
  const creditNote = await issue(transaction, {
    ...{ kind: "credit_note", booking: booking.reference, credits: number, reason },
    ...{ locale, guest, says, currency, taxPercent },
    totalMinor: keptMinor - totalMinor,
    taxMinor: taxWithin(keptMinor, taxPercent) - taxMinor,
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
