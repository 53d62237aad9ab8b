import { priceTable } from "../../documents/price-table";
import type { GuestEmailWriter } from "./email-context";

/** The operator is asked first whether the date is free. */
export const received: GuestEmailWriter = (context) => {
  const { booking, t, values, secret } = context;
  if (booking.state !== "enquiry") return undefined;
  return {
    subject: t("BookingMail.received.subject", values),
    paragraphs: [t("BookingMail.received.intro", values), t("BookingMail.received.next", values)],
    action: { text: t("BookingMail.link.open"), href: secret },
    tables: [priceTable(context)],
  };
};
