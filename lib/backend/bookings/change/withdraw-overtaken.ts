import type { Transaction } from "../../db/transaction";
import { tellOperator } from "../../requests/outbox";
import type { BookingRow } from "../lifecycle/transitions";
import { staysMinor } from "../money/owed";
import { openChange, withdrawOpen } from "./change-rows";

/**
 * Takes back the change that waits for the guest's yes once more has been paid than it would give back, which
 * somebody has to decide anew, and tells the operator. The booking is locked.
 */
export async function withdrawOvertaken(
  transaction: Transaction,
  booking: BookingRow,
): Promise<void> {
  const { reference } = booking;
  const open = await openChange(reference, transaction.db);
  if (!open || staysMinor(booking) - open.totalAfterMinor <= open.refundMinor) return;
  await withdrawOpen(transaction, reference);
  await tellOperator(transaction, "attention", reference, `change_overtaken change ${open.id}`);
}
