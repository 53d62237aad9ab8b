import { businessDay } from "@/lib/clock";
import type { operatorBookingEndpoint } from "@/lib/contract/bookings";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError, conflict } from "@/lib/contract/errors";
import { asOf } from "@/lib/pricing/deposit";
import type { Transaction } from "../../db/transaction";
import { tellGuest } from "../../requests/outbox";
import { cancel } from "../lifecycle/cancel";
import { latestStep } from "../lifecycle/history";
import { holdEnd } from "../lifecycle/hold-end";
import { releaseSeats, takeSeats } from "../lifecycle/seats";
import { type BookingRow, before, move } from "../lifecycle/transitions";
import { creditInvoice } from "../money/credit-note";
import { issueInvoice } from "../money/invoice";
import { hereMinor, isPaid } from "../money/owed";
import { confirm } from "../money/received";
import { refundDue } from "../money/refund-due";
import { refundExcess } from "../money/want-refund";

/** What goes with a decision of the operator: dates to propose, a message, money that arrived or was sent. */
export type Decision = Pick<
  ParsedInputOf<typeof operatorBookingEndpoint>,
  "dates" | "message" | "amount_minor" | "bank_reference"
> & {
  refund?: string | undefined;
  /** The day that counts where a cancellation is the guest's. */
  byGuestOn?: string | undefined;
};

/** The date is free: it is held from now on and the invoice is sent. */
export async function available(transaction: Transaction, booking: BookingRow): Promise<void> {
  if (booking.starts <= businessDay()) throw conflict("not_now");
  if (booking.asksConsent) throw conflict("consent_needed");
  const held = booking.state === "enquiry" ? await hold(transaction, booking) : booking;
  if (held.state !== "provisional") throw conflict("not_now");
  if (isPaid(held)) {
    await refundExcess(transaction, held, "paid_twice");
    await confirm(transaction, held, "operator", "paid before");
    return;
  }
  await issueInvoice(transaction, booking.reference, "operator");
  await tellGuest(transaction, "invoice", booking.reference);
}

async function hold(transaction: Transaction, booking: BookingRow): Promise<BookingRow> {
  const { reference, departureId, starts } = booking;
  const seats = departureId === null ? 0 : booking.adults + booking.children.length;
  const held = await move(transaction, {
    reference,
    to: "provisional",
    actor: "operator",
    set: { holdUntil: holdEnd(starts), seats, ...(!isPaid(booking) && paidFromToday(booking)) },
  });
  if (departureId !== null && !(await takeSeats(transaction, departureId, seats)))
    throw conflict("seats_gone");
  return held;
}

/** Of a date that is free only once its balance is due, all is paid at once. */
function paidFromToday({ price: agreed }: BookingRow) {
  const price = asOf(agreed, businessDay());
  return { price, dueNowMinor: price.due_now_minor, balanceDue: price.balance_due };
}

/** The date is not free, these are; the invoice for the old one is credited. */
export async function propose(
  transaction: Transaction,
  booking: BookingRow,
  { dates, message }: Decision,
): Promise<void> {
  const { reference, invoice } = booking;
  if (!before.consultation.includes(booking.state)) throw conflict("not_now");
  if (booking.asksConsent) throw conflict("consent_needed");
  await releaseSeats(transaction, reference);
  await move(transaction, {
    reference,
    to: "consultation",
    actor: "operator",
    note: message,
    set: {
      proposed: [...new Set(dates)].sort(),
      holdUntil: null,
      ...(invoice && { invoice: null, invoicedAt: null }),
    },
  });
  await tellGuest(transaction, "proposed", reference, await latestStep(transaction, reference));
  if (invoice)
    await creditInvoice(transaction, booking, { actor: "operator", reason: "withdrawn" });
}

/**
 * The operator cannot keep to it: everything that was paid goes back. Where the guest's word reached them, or
 * the balance did not, it is the guest's cancellation, by the terms.
 *
 * @throws ApiError `invalid` for a day before the booking or after today
 */
export async function cancelByOperator(
  transaction: Transaction,
  booking: BookingRow,
  { message, byGuestOn }: Decision,
): Promise<void> {
  if (!before.cancelled.includes(booking.state)) throw conflict("not_now");
  if (byGuestOn) demandDayOf(booking, byGuestOn);
  const given = byGuestOn ? refundDue(booking, byGuestOn) : { refundMinor: hereMinor(booking) };
  await cancel(transaction, booking, { ...given, actor: "operator", byGuestOn, note: message });
}

function demandDayOf({ createdAt }: BookingRow, day: string): void {
  const refused = (reason: string) =>
    new ApiError("invalid", { reason, fields: { by_guest_on: ["invalid"] } });
  if (day > businessDay()) throw refused("later_than_today");
  if (day < businessDay(createdAt)) throw refused("before_booking");
}
