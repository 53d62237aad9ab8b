import { priceTable } from "../../documents/price-table";
import { refundTable } from "../../documents/refund-table";
import { whatRemains } from "./balance";
import type { Say } from "./said";

/** The deposit has arrived. */
export const confirmed: Say = (occasion) => {
  const { booking, t, values, secret } = occasion;
  if (booking.state !== "confirmed") return undefined;
  return {
    subject: t("BookingMail.confirmed.subject", values),
    paragraphs: [t("BookingMail.confirmed.intro", values), whatRemains(occasion)],
    action: { text: t("BookingMail.link.open"), href: secret },
    tables: [priceTable(occasion), refundTable(occasion)],
    after: [
      t("BookingMail.refund.note"),
      t("BookingMail.confirmed.papers"),
      t("BookingMail.confirmed.insurance"),
    ],
    documents: ["invoice", "receipt", "trip-pack", "calendar"],
  };
};
