import type { Transaction } from "../db/transaction";
import { queueMail } from "../mail/mail-jobs";

/** What a guest is told, in their language. */
export type GuestNews =
  | "received"
  | "provisional"
  | "proposed"
  | "invoice"
  | "confirmed"
  | "receipt"
  | "balance"
  | "overdue"
  | "released"
  | "cancelled"
  | "refunded"
  | "listed"
  | "still-listed"
  | "seat-free";

/** What the operator is told. `attention` asks for a decision that only a person can take. */
export type DeskNews = "new" | "change" | "paid" | "released" | "cancelled" | "attention";

/**
 * Queues a mail to the guest of a booking, or of a place on the waiting list.
 *
 * @param detail tells apart mails of one kind, such as two receipts: it becomes part of the mail's id
 */
export function tellGuest(
  transaction: Transaction,
  news: GuestNews,
  reference: string,
  detail = "",
): Promise<void> {
  return queueMail(transaction, { kind: "booking-to-guest", reference, news, detail });
}

/** Queues a mail about a booking to the operator; `detail` as above, and for `attention` the reason. */
export function tellDesk(
  transaction: Transaction,
  news: DeskNews,
  reference: string,
  detail = "",
): Promise<void> {
  return queueMail(transaction, { kind: "booking-to-operator", reference, news, detail });
}
