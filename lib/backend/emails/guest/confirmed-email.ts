import { priceTable } from "../../documents/price-table";
import { refundTable } from "../../documents/refund-table";
import { whatRemains } from "./balance";
import type { GuestEmailWriter } from "./email-context";

/** The deposit has arrived. */
export const confirmed: GuestEmailWriter = (context) => {
  const { booking, t, values, secret } = context;
  if (booking.state !== "confirmed") return undefined;
  return {
    subject: t("BookingEmail.confirmed.subject", values),
    paragraphs: [t("BookingEmail.confirmed.intro", values), whatRemains(context)],
    action: { text: t("BookingEmail.link.open"), href: secret },
    tables: [priceTable(context), refundTable(context)],
    after: [
      t("BookingEmail.refund.note"),
      t("BookingEmail.confirmed.documents"),
      t("BookingEmail.confirmed.insurance"),
    ],
    documents: ["invoice", "receipt", "trip-pack", "calendar"],
  };
};
