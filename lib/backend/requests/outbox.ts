import { randomUUID } from "node:crypto";
import { now } from "@/lib/clock";
import { jobs } from "../db/job-schema";
import type { Transaction } from "../db/transaction";

/** What a guest is told, in their language. */
export type GuestNews =
  | "received"
  | "provisional"
  | "proposed"
  | "change-proposed"
  | "changed"
  | "invoice"
  | "confirmed"
  | "unconfirmed"
  | "receipt"
  | "balance"
  | "overdue"
  | "released"
  | "cancelled"
  | "less-back"
  | "refunded"
  | "link"
  | "listed"
  | "still-listed"
  | "seat-free";

/** What the operator is told. `attention` asks for a decision that only a person can take. */
export type OperatorNews = "new" | "change" | "paid" | "released" | "cancelled" | "attention";

/** A mail about a booking: what happened, and which time. */
export type BookingEmailJob = { reference: string; detail: string } & (
  | { kind: "booking-to-guest"; news: GuestNews }
  | { kind: "booking-to-operator"; news: OperatorNews }
);

/** What somebody of the staff is told at their own address, which `detail` names by their id. */
export type StaffNews = "low-rating" | "waits" | "wrote" | "reminder";
export interface StaffEmailJob {
  kind: "to-staff";
  news: StaffNews;
  reference: string;
  detail: string;
}

/** That an offer ends soon, on the day that `detail` names; what readers said of it until that moment. */
interface DatedOfferJob {
  kind: "offer-reminder" | "offer-comments";
  reference: string;
  detail: string;
}

/** What a fellow traveller is told about their share, which `reference` names. */
export type PayerNews = "asked" | "receipt" | "refunded" | "reversed" | "ended";
export interface PayerEmailJob {
  kind: "to-payer";
  news: PayerNews;
  reference: string;
  detail: string;
}

/** Something that happened and that somebody is written to about; stored until it is sent. */
export type EmailJob =
  | {
      kind:
        | "lead-to-visitor"
        | "lead-to-operator"
        | "account"
        | "reward-to-operator"
        | "staff-invitation"
        | "staff-step"
        | "answer-to-guest"
        | "offer-to-guest"
        | "offer-message"
        | "offer-link";
      reference: string;
    }
  | DatedOfferJob
  | BookingEmailJob
  | PayerEmailJob
  | StaffEmailJob;

/**
 * Records in the transaction that stores it what somebody is to be written to about. What the mail
 * says is read from the rows when it is written, by `emails`, of which nobody here knows.
 */
export async function queueEmail({ db }: Transaction, job: EmailJob): Promise<void> {
  await db.insert(jobs).values({ id: randomUUID(), kind: "mail", data: job, dueAt: now() });
}

/** Plans a mail for a later time, once under its id: whether it is wanted then is seen when it is written. */
export async function planEmail(
  { db }: Transaction,
  job: EmailJob,
  { id, dueAt }: { id: string; dueAt: Date },
): Promise<void> {
  await db.insert(jobs).values({ id, kind: "mail", data: job, dueAt }).onConflictDoNothing();
}

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
  return queueEmail(transaction, { kind: "booking-to-guest", reference, news, detail });
}

/** Queues a mail about a booking to the operator; `detail` as above, and for `attention` the reason. */
export function tellOperator(
  transaction: Transaction,
  news: OperatorNews,
  reference: string,
  detail = "",
): Promise<void> {
  return queueEmail(transaction, { kind: "booking-to-operator", reference, news, detail });
}

/** Queues a mail to a fellow traveller about their share; `detail` as above. */
export function tellPayer(
  transaction: Transaction,
  news: PayerNews,
  share: string,
  detail = "",
): Promise<void> {
  return queueEmail(transaction, { kind: "to-payer", reference: share, news, detail });
}
