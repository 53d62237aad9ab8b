import { businessDay, now } from "@/lib/clock";
import type {
  Booking,
  cancelBookingEndpoint,
  changeBookingEndpoint,
  invoiceEndpoint,
} from "@/lib/contract/bookings";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { inTransaction, type Transaction } from "../../db/transaction";
import type { Caller } from "../../requests/handler";
import { tellGuest, tellOperator } from "../../requests/outbox";
import { countCall } from "../../requests/rate-limit";
import { cancel } from "../lifecycle/cancel";
import { note } from "../lifecycle/history";
import { lockBooking } from "../lifecycle/lock-booking";
import type { BookingRow } from "../lifecycle/transitions";
import { issueInvoice } from "../money/invoice";
import { refundDue } from "../money/refund-due";
import { actionsOf } from "./actions";
import { demandBooking } from "./booking-key";
import { bookingView } from "./booking-view";

const conflict = (reason: string) => new ApiError("conflict", { reason });

/**
 * Does something with a locked booking, for whoever may open it, and shows how it is afterwards.
 *
 * @throws ApiError `conflict` when the guest cannot do that as the booking stands
 */
export async function asGuest(
  reference: string,
  action: Booking["actions"][number],
  locale: Locale,
  caller: Caller,
  work: (transaction: Transaction, booking: BookingRow) => Promise<void>,
): Promise<{ data: Booking }> {
  await demandBooking(reference, caller);
  await inTransaction(async (transaction) => {
    const booking = await lockBooking(transaction, reference);
    if (!booking || !actionsOf(booking, businessDay()).includes(action)) throw conflict("not_now");
    await work(transaction, booking);
  });
  return { data: await bookingView(await demandBooking(reference, caller), locale) };
}

/** Cancels at the refund that was shown. */
export function cancelBooking(
  { reference, shown_refund_minor, message }: ParsedInputOf<typeof cancelBookingEndpoint>,
  locale: Locale,
  caller: Caller,
) {
  return asGuest(reference, "cancel", locale, caller, async (transaction, booking) => {
    const refund = refundDue(booking);
    if (refund.refundMinor !== shown_refund_minor) throw conflict("refund_changed");
    await cancel(transaction, booking, { ...refund, actor: "guest", note: message });
  });
}

// Every wish sends a mail to the operator.
const wishesAllowed = [{ calls: 6, perSeconds: 3600 }];

/** Passes the wish for a change on to the operator. @throws ApiError `too_many` */
export async function changeBooking(
  { reference, message }: ParsedInputOf<typeof changeBookingEndpoint>,
  locale: Locale,
  caller: Caller,
) {
  await demandBooking(reference, caller);
  await countCall(`change ${reference}`, wishesAllowed);
  return asGuest(reference, "change", locale, caller, async (transaction, booking) => {
    const id = await note(transaction, booking, "guest", { text: message });
    await tellOperator(transaction, "change", reference, id);
  });
}

// Every request sends a mail.
const invoicesAllowed = [{ calls: 3, perSeconds: 3600 }];

/** Sends the invoice, to be paid by bank transfer. */
export async function askForInvoice(
  { reference }: ParsedInputOf<typeof invoiceEndpoint>,
  locale: Locale,
  caller: Caller,
) {
  await demandBooking(reference, caller);
  await countCall(`invoice ${reference}`, invoicesAllowed);
  return asGuest(reference, "invoice", locale, caller, async (transaction) => {
    await issueInvoice(transaction, reference, "guest");
    await tellGuest(transaction, "invoice", reference, now().toISOString());
  });
}
