import { formatDay, formatPayment } from "@/lib/i18n/format";
import { hasEnded, staysMinor } from "../../bookings/money/owed";
import type { BookingContext } from "../../documents/booking-context";
import { dayInTanzania, momentText } from "../../documents/trip-words";

/** What the sentences of the emails may name. */
export function newsValues(context: BookingContext) {
  const { booking, view, locale } = context;
  const { holdUntil } = booking;
  return {
    reference: view.reference,
    tour: view.tour.title,
    starts: formatDay(view.starts, locale),
    until: holdUntil ? momentText(holdUntil, context) : "",
    until_day: holdUntil ? dayInTanzania(holdUntil, locale) : "",
    invoice: view.invoice ?? "",
    due: formatPayment(view.due_now_minor),
    paid: formatPayment(hasEnded(booking) ? context.receivedMinor : staysMinor(booking)),
    balance: formatPayment(view.balance_minor),
    balance_due: formatDay(view.balance_due, locale),
  };
}

export type NewsValues = ReturnType<typeof newsValues>;
