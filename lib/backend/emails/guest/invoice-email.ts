import { priceTable } from "../../documents/price-table";
import { refundTable } from "../../documents/refund-table";
import { waitsForDeposit, wholePrice } from "./deposit";
import { payLink, takesCards } from "./guest-links";
import type { Say } from "./said";

/** The operator sent the invoice, or the guest asked for it to pay by bank transfer. */
export const invoice: Say = (occasion) => {
  const { booking, t, values } = occasion;
  if (booking.state !== "invoiced" || !waitsForDeposit(occasion)) return undefined;
  return {
    subject: t("BookingMail.invoice.subject", values),
    paragraphs: [
      t("BookingMail.invoice.intro", values),
      t(`BookingMail.invoice.${takesCards(occasion) ? "next" : "transfer"}`, values),
    ],
    action: payLink(occasion, values.due),
    tables: [priceTable(occasion), refundTable(occasion)],
    after: [...wholePrice(occasion), t("BookingMail.transfer")],
    documents: ["invoice"],
  };
};
