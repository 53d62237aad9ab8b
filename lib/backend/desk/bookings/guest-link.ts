import type { GuestLink } from "@/lib/contract/desk/new-booking";
import { bookingCalled } from "../../bookings/operator/decide";
import { bookingContext } from "../../documents/booking-context";
import { secretLink } from "../../emails/guest/guest-links";
import { newsValues } from "../../emails/guest/news-values";

/**
 * The link by which a guest opens their booking, agrees and pays, with a message around it in their
 * language, to be sent by whatever they read. @throws ApiError `not_found`
 */
export async function guestLink(reference: string): Promise<GuestLink> {
  const booking = await bookingCalled(reference);
  const context = await bookingContext(booking);
  const link = await secretLink(booking, context.locale);
  const { until, due, tour, starts } = newsValues(context);
  const isOpen = until !== "" && context.view.due_now_minor > 0;
  const values = { name: booking.name, tour, starts, until, due, link };
  const text = context.t(`BookingEmail.whatsapp.${isOpen ? "held" : "open"}`, values);
  return { link, text, phone: booking.phone };
}
