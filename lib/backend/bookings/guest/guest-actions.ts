import { businessDay, now, nowMs } from "@/lib/clock";
import type {
  Booking,
  cancelBookingEndpoint,
  changeBookingEndpoint,
  invoiceEndpoint,
} from "@/lib/contract/bookings";
import { deskBookings } from "@/lib/contract/changes";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { conflict } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { policy } from "@/lib/pricing/policy";
import { countMailbox } from "../../accounts/mailbox-counts";
import type { Transaction } from "../../db/transaction";
import type { Caller } from "../../requests/handler";
import { isDone, type OnceRequest, once } from "../../requests/idempotency";
import { limits } from "../../requests/limits";
import { tellGuest, tellOperator } from "../../requests/outbox";
import { countCall } from "../../requests/rate-limit";
import { cancel } from "../lifecycle/cancel";
import { note } from "../lifecycle/history";
import type { BookingRow } from "../lifecycle/transitions";
import { issueInvoice } from "../money/invoice";
import { refundDue, wholeRefund } from "../money/refund-due";
import { actionsOf } from "./actions";
import { demandBooking, lockOpened } from "./booking-key";
import { bookingView } from "./booking-view";

/**
 * Does something with a locked booking, for whoever may open it, and shows how it is afterwards; once
 * for a key, where there is a request that has one.
 *
 * @throws ApiError `conflict` when the guest cannot do that as the booking stands
 */
export async function asGuest(
  reference: string,
  action: Booking["actions"][number],
  locale: Locale,
  caller: Caller,
  work: (transaction: Transaction, booking: BookingRow) => Promise<void>,
  request?: OnceRequest,
): Promise<{ data: Booking }> {
  const opened = await demandBooking(reference, caller);
  await once(request, async (transaction) => {
    const booking = await lockOpened(transaction, opened);
    if (!actionsOf(booking, businessDay()).includes(action)) throw conflict("not_now");
    await work(transaction, booking);
    return true;
  });
  return { data: await bookingView(await demandBooking(reference, caller), locale) };
}

type Cancelling = ParsedInputOf<typeof cancelBookingEndpoint>;

/** Cancels at the refund that was shown. */
export function cancelBooking(
  { reference, message, ...shown }: Cancelling,
  locale: Locale,
  caller: Caller,
) {
  return asGuest(reference, "cancel", locale, caller, async (transaction, booking) => {
    const refund = refundAsShown(booking, shown);
    await cancel(transaction, booking, { ...refund, actor: "guest", note: message });
  });
}

/**
 * What goes back to a guest who was shown this. Whoever cancels what was not paid yet, at no cost, while
 * their money is on its way, gets all of it back, whichever comes first.
 */
function refundAsShown(
  booking: BookingRow,
  {
    shown_refund_minor,
    shown_paid_minor,
  }: Pick<Cancelling, "shown_refund_minor" | "shown_paid_minor">,
) {
  const { confirmedAt, paidMinor } = booking;
  const crossingMs = policy.refund.crossingMinutes * 60_000;
  const wasUnpaid = shown_refund_minor === 0 && shown_paid_minor === 0;
  if (wasUnpaid && confirmedAt && confirmedAt.getTime() > nowMs() - crossingMs)
    return wholeRefund(booking);
  const refund = refundDue(booking);
  const isAsShown =
    refund.refundMinor === shown_refund_minor && (shown_paid_minor ?? paidMinor) === paidMinor;
  if (!isAsShown) throw conflict("refund_changed");
  return refund;
}

/** Passes the wish for a change on to the operator, once for a key. @throws ApiError `too_many` */
export async function changeBooking(
  { reference, message }: ParsedInputOf<typeof changeBookingEndpoint>,
  locale: Locale,
  caller: Caller,
) {
  await demandBooking(reference, caller);
  const body = { reference, message };
  const request = { key: caller.idempotencyKey, endpoint: "change-booking", body };
  if (!(await isDone(request))) await countCall(`change ${reference}`, limits.wishes);
  const pass = async (transaction: Transaction, booking: BookingRow) => {
    const id = await note(transaction, booking, "guest", { text: message });
    await tellOperator(transaction, "change", reference, id);
    transaction.changed.add(deskBookings);
  };
  return asGuest(reference, "change", locale, caller, pass, request);
}

/** Sends the invoice, to be paid by bank transfer. @throws ApiError `too_many` */
export async function askForInvoice(
  { reference }: ParsedInputOf<typeof invoiceEndpoint>,
  locale: Locale,
  caller: Caller,
) {
  const { email } = await demandBooking(reference, caller);
  await countCall(`invoice ${reference}`, limits.invoices);
  if (email) await countMailbox("invoiced", email, caller);
  return asGuest(reference, "invoice", locale, caller, async (transaction) => {
    await issueInvoice(transaction, reference, "guest");
    await tellGuest(transaction, "invoice", reference, now().toISOString());
  });
}
