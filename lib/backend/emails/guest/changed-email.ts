import { businessDay } from "@/lib/clock";
import { keepsPlace } from "../../bookings/lifecycle/transitions";
import { priceTable } from "../../documents/price-table";
import { refundTable } from "../../documents/refund-table";
import { stepOf } from "../booking-steps";
import { whatRemains } from "./balance";
import type { GuestEmailWriter } from "./email-context";

/**
 * The booking is another than before: how it stands now, with the documents that say so, and what was
 * written with it. Of a journey that has begun only the price is another.
 */
export const changed: GuestEmailWriter = async (context) => {
  const { booking, t, values, secret, detail } = context;
  if (!keepsPlace.includes(booking.state)) return undefined;
  const step = await stepOf(booking, detail);
  const isAhead = booking.starts > businessDay();
  const isConfirmed = isAhead && booking.state === "confirmed";
  return {
    subject: t("BookingEmail.changed.subject", values),
    paragraphs: [
      t("BookingEmail.changed.intro", values),
      ...(step?.note ? [step.note] : []),
      ...(isConfirmed ? [whatRemains(context)] : []),
    ],
    action: { text: t("BookingEmail.link.open"), href: secret },
    tables: [priceTable(context), ...(isConfirmed ? [refundTable(context)] : [])],
    documents: isAhead ? ["invoice", "trip-pack", "calendar"] : ["invoice"],
  };
};
