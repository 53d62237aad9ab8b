import { priceTable } from "../../documents/price-table";
import type { Say } from "./said";

/** The operator is asked first whether the date is free. */
export const received: Say = (occasion) => {
  const { booking, t, values, secret } = occasion;
  if (booking.state !== "enquiry") return undefined;
  return {
    subject: t("BookingMail.received.subject", values),
    paragraphs: [t("BookingMail.received.intro", values), t("BookingMail.received.next", values)],
    action: { text: t("BookingMail.link.open"), href: secret },
    tables: [priceTable(occasion)],
  };
};
