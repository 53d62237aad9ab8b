import { isHeld } from "../../bookings/money/owed";
import { priceTable } from "../../documents/price-table";
import { refundTable } from "../../documents/refund-table";
import { waitsForDeposit, wholePrice } from "./deposit";
import type { GuestEmailWriter } from "./email-context";
import { payLink, takesCards } from "./guest-links";

/**
 * The operator sent the invoice, or the guest asked for it to pay by bank transfer. Places for which a
 * part was paid are held on after their time, without an end.
 */
export const invoice: GuestEmailWriter = (context) => {
  const { booking, t, values } = context;
  if (booking.state !== "invoiced" || !isHeld(booking)) return undefined;
  const words = waitsForDeposit(context) ? "BookingEmail.invoice" : "BookingEmail.invoice.kept";
  return {
    subject: t("BookingEmail.invoice.subject", values),
    paragraphs: [
      t(`${words}.intro`, values),
      t(`${words}.${takesCards(context) ? "next" : "transfer"}`, values),
    ],
    action: payLink(context, values.due),
    tables: [priceTable(context), refundTable(context)],
    after: [...wholePrice(context), t("BookingEmail.transfer")],
    documents: ["invoice"],
  };
};
