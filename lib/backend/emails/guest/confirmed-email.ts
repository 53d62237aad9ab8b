import { priceTable } from "../../documents/price-table";
import { refundTable } from "../../documents/refund-table";
import { whatRemains } from "./balance";
import type { GuestEmailWriter } from "./email-context";

/** The deposit has arrived. */
export const confirmed: GuestEmailWriter = (context) => {
  const { booking, t, values, secret } = context;
  if (booking.state !== "confirmed") return undefined;
  return {
    subject: t("BookingMail.confirmed.subject", values),
    paragraphs: [t("BookingMail.confirmed.intro", values), whatRemains(context)],
    action: { text: t("BookingMail.link.open"), href: secret },
    tables: [priceTable(context), refundTable(context)],
    after: [
      t("BookingMail.refund.note"),
      t("BookingMail.confirmed.documents"),
      t("BookingMail.confirmed.insurance"),
    ],
    documents: ["invoice", "receipt", "trip-pack", "calendar"],
  };
};
