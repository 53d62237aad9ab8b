import { keepsPlace } from "../../bookings/lifecycle/transitions";
import { priceTable } from "../../documents/price-table";
import { refundTable } from "../../documents/refund-table";
import { whatRemains } from "./balance";
import type { GuestEmailWriter } from "./email-context";

/** The booking is another than before: how it stands now, with the documents that say so. */
export const changed: GuestEmailWriter = (context) => {
  const { booking, t, values, secret } = context;
  if (!keepsPlace.includes(booking.state)) return undefined;
  return {
    subject: t("BookingEmail.changed.subject", values),
    paragraphs: [
      t("BookingEmail.changed.intro", values),
      ...(booking.state === "confirmed" ? [whatRemains(context)] : []),
    ],
    action: { text: t("BookingEmail.link.open"), href: secret },
    tables: [priceTable(context), ...(booking.state === "confirmed" ? [refundTable(context)] : [])],
    documents: ["invoice", "trip-pack", "calendar"],
  };
};
