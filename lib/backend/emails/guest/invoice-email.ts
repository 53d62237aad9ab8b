import { priceTable } from "../../documents/price-table";
import { refundTable } from "../../documents/refund-table";
import { waitsForDeposit, wholePrice } from "./deposit";
import type { GuestEmailWriter } from "./email-context";
import { payLink, takesCards } from "./guest-links";

/** The operator sent the invoice, or the guest asked for it to pay by bank transfer. */
export const invoice: GuestEmailWriter = (context) => {
  const { booking, t, values } = context;
  if (booking.state !== "invoiced" || !waitsForDeposit(context)) return undefined;
  return {
    subject: t("BookingEmail.invoice.subject", values),
    paragraphs: [
      t("BookingEmail.invoice.intro", values),
      t(`BookingEmail.invoice.${takesCards(context) ? "next" : "transfer"}`, values),
    ],
    action: payLink(context, values.due),
    tables: [priceTable(context), refundTable(context)],
    after: [...wholePrice(context), t("BookingEmail.transfer")],
    documents: ["invoice"],
  };
};
