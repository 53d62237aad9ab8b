import { LocaleSchema } from "@/lib/contract/locale";
import { domains } from "@/lib/env";
import { brand } from "@/lib/site/brand";
import type { BookingRow } from "../../bookings/lifecycle/transitions";
import { hasEnded } from "../../bookings/money/owed";
import { operatorLinks } from "../../bookings/operator/operator-links";
import { bookingContext } from "../../documents/booking-context";
import { priceTable } from "../../documents/price-table";
import { refundTable } from "../../documents/refund-table";
import type { OperatorNews } from "../../requests/outbox";
import type { EmailLink } from "../email-content";
import { operatorMailbox } from "../operator-mailbox";
import type { WrittenEmail } from "../written-email";
import { operatorFacts } from "./operator-facts";
import { guestsWords, operatorNews } from "./operator-news";

const untold =
  "There is no e-mail address of the guest, so nobody has written to them: please call them, or send them their link by WhatsApp. The desk shows it on the page of the booking.";
const howLinksWork =
  "Each of the links of the desk works once, for 30 days. None does anything before you confirm it.";

/** A mail about a booking to the operator, in English, with everything that is known about it. */
export async function operatorEmail(
  news: OperatorNews,
  booking: BookingRow,
  detail: string,
): Promise<WrittenEmail> {
  const locale = LocaleSchema.parse(booking.locale);
  const context = await bookingContext(booking, "en");
  const { subject, paragraphs, quotes = [] } = await operatorNews(news, context, detail);
  const links = await operatorLinks(booking);
  // An enquiry waits for an answer, and this is the one that is hoped for.
  const isEnquiry = booking.state === "enquiry";
  return {
    content: {
      subject: `${subject} – ${booking.reference}`,
      // Who has no number either was forgotten.
      paragraphs: [
        ...paragraphs,
        ...(booking.email === "" && booking.phone !== "" ? [untold] : []),
      ],
      action: isEnquiry ? links[0] : undefined,
      facts: await operatorFacts(context),
      tables: [priceTable(context), ...(hasEnded(booking) ? [] : [refundTable(context)])],
      quotes: [...quotes, ...guestsWords("Message with the booking", booking.message)],
      links: [...contactLinks(booking), ...(isEnquiry ? links.slice(1) : links)],
      after: links.length > 0 ? [howLinksWork] : [],
      signature: [brand.name],
      footnote: `Sent by the site on ${domains[locale]}.`,
    },
    locale: "en",
    to: operatorMailbox(),
    replyTo: booking.email ? { name: booking.name, address: booking.email } : operatorMailbox(),
    domain: domains[locale],
  };
}

function contactLinks({ phone, name }: BookingRow): EmailLink[] {
  if (!phone.startsWith("+")) return [];
  return [
    { text: `WhatsApp ${name}`, href: `https://wa.me/${phone.slice(1)}` },
    { text: `Call ${name}`, href: `tel:${phone}` },
  ];
}
