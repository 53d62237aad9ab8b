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
    subject: t("BookingEmail.provisional.subject", values),
    paragraphs: [
      t("BookingEmail.provisional.intro", values),
      t("BookingEmail.provisional.next", values),
      ...(takesCards(context) ? [] : [t("BookingEmail.provisional.transfer")]),
    ],
    action: payLink(context, values.due),
    tables: [priceTable(context), refundTable(context)],
    after: wholePrice(context),
  };
};
