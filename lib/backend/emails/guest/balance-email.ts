import { businessDay } from "@/lib/clock";
import { priceTable } from "../../documents/price-table";
import { owesBalance } from "./balance";
import type { GuestEmailWriter } from "./email-context";
import { payLink, takesCards } from "./guest-links";

/** The balance will soon be due. */
export const balance: GuestEmailWriter = (context) => {
  const { view, t, values } = context;
  if (!owesBalance(context)) return undefined;
  const isToday = view.balance_due === businessDay();
  return {
    subject: t(
      isToday ? "BookingEmail.balance.subjectToday" : "BookingEmail.balance.subject",
      values,
    ),
    paragraphs: [
      t("BookingEmail.balance.intro", values),
      t(`BookingEmail.balance.${takesCards(context) ? "next" : "transfer"}`, values),
    ],
    action: payLink(context, values.balance),
    tables: [priceTable(context)],
  };
};
