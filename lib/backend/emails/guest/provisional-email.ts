import { priceTable } from "../../documents/price-table";
import { refundTable } from "../../documents/refund-table";
import { waitsForDeposit, wholePrice } from "./deposit";
import { payLink, takesCards } from "./guest-links";
import type { Say } from "./said";

/** Seats are held until the deposit has to be there. */
export const provisional: Say = (occasion) => {
  const { t, values } = occasion;
  if (!waitsForDeposit(occasion)) return undefined;
  return {
    subject: t("BookingMail.provisional.subject", values),
    paragraphs: [
      t("BookingMail.provisional.intro", values),
      t("BookingMail.provisional.next", values),
      ...(takesCards(occasion) ? [] : [t("BookingMail.provisional.transfer")]),
    ],
    action: payLink(occasion, values.due),
    tables: [priceTable(occasion), refundTable(occasion)],
    after: wholePrice(occasion),
  };
};
