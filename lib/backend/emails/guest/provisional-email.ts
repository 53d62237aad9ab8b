import { priceTable } from "../../documents/price-table";
import { refundTable } from "../../documents/refund-table";
import { waitsForDeposit, wholePrice } from "./deposit";
import type { GuestEmailWriter } from "./email-context";
import { payLink, takesCards } from "./guest-links";

/** Seats are held until the deposit has to be there. */
export const provisional: GuestEmailWriter = (context) => {
  const { t, values } = context;
  if (!waitsForDeposit(context)) return undefined;
  return {
    subject: t("BookingMail.provisional.subject", values),
    paragraphs: [
      t("BookingMail.provisional.intro", values),
      t("BookingMail.provisional.next", values),
      ...(takesCards(context) ? [] : [t("BookingMail.provisional.transfer")]),
    ],
    action: payLink(context, values.due),
    tables: [priceTable(context), refundTable(context)],
    after: wholePrice(context),
  };
};
