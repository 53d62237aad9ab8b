import type { Locale } from "@/lib/contract/locale";
import { brand, whatsappHref } from "@/lib/site/brand";
import { absoluteUrl } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import { bookingKey } from "../../bookings/guest/booking-key";
import type { BookingContext } from "../../documents/booking-context";
import { takesOnlinePayments } from "../../provider/provider-in-use";
import type { EmailLink } from "../email-content";
import type { EmailContext } from "./email-context";

/** The page of a booking with its key, which stands behind the `#` that browsers send to no server. */
export async function secretLink(
  booking: Parameters<typeof bookingKey>[0],
  locale: Locale,
): Promise<string> {
  const page = `${routes.booking}/${booking.reference}`;
  return absoluteUrl(locale, `${page}#${await bookingKey(booking)}`);
}

/** Whether what a booking owes can be paid online now, or once its guest has agreed to it. */
export function takesCards({ view: { actions } }: BookingContext): boolean {
  return actions.includes("pay") || (actions.includes("agree") && takesOnlinePayments());
}

/** The way to a payment of `amount`; to the booking itself, where nothing can be paid online. */
export function payLink(context: EmailContext, amount: string): EmailLink {
  const { t, view, secret: href } = context;
  // Where fellow travellers were asked for some of it, the page says who pays what.
  const isAll = view.own_part === undefined && takesCards(context);
  const text = t(`BookingEmail.link.${isAll ? "pay" : "open"}`, { amount });
  return { text, href };
}

/** How to reach us about a booking. */
export function helpLinks({ view }: BookingContext): EmailLink[] {
  return [{ text: `WhatsApp ${brand.phone}`, href: whatsappHref(view.reference) }];
}
