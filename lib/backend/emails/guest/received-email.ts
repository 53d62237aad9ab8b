import { priceTable } from "../../documents/price-table";
import type { GuestEmailWriter } from "./email-context";

/** The operator is asked first whether the date is free. */
export const received: GuestEmailWriter = (context) => {
  const { booking, t, values, secret } = context;
  if (booking.state !== "enquiry") return undefined;
  return {
    subject: t("BookingEmail.received.subject", values),
    paragraphs: [t("BookingEmail.received.intro", values), t("BookingEmail.received.next", values)],
    action: { text: t("BookingEmail.link.open"), href: secret },
    tables: [priceTable(context)],
  };
};
