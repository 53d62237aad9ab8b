import { businessDay } from "@/lib/clock";
import { priceTable } from "../../documents/price-table";
import { owesBalance } from "./balance";
import { payLink, takesCards } from "./guest-links";
import type { Say } from "./said";

/** The balance will soon be due. */
export const balance: Say = (occasion) => {
  const { view, t, values } = occasion;
  if (!owesBalance(occasion)) return undefined;
  const isToday = view.balance_due === businessDay();
  return {
    subject: t(
      isToday ? "BookingMail.balance.subject_today" : "BookingMail.balance.subject",
      values,
    ),
    paragraphs: [
      t("BookingMail.balance.intro", values),
      t(`BookingMail.balance.${takesCards(occasion) ? "next" : "transfer"}`, values),
    ],
    action: payLink(occasion, values.balance),
    tables: [priceTable(occasion)],
  };
};
