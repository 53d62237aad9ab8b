import { businessDay } from "@/lib/clock";
import { formatDay } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import { policy } from "@/lib/pricing/policy";
import { priceTable } from "../../documents/price-table";
import { owesBalance } from "./balance";
import { payLink } from "./guest-links";
import type { Say } from "./said";

/** The balance was due; a week more is given. */
export const overdue: Say = (occasion) => {
  const { booking, t, values, locale } = occasion;
  if (!owesBalance(occasion)) return undefined;
  const told = businessDay(booking.remindedAt ?? undefined);
  const last_day = formatDay(addDays(told, policy.graceDays), locale);
  return {
    subject: t("BookingMail.overdue.subject", values),
    paragraphs: [
      t("BookingMail.overdue.intro", values),
      t("BookingMail.overdue.next", { ...values, last_day }),
    ],
    action: payLink(occasion, values.balance),
    tables: [priceTable(occasion)],
  };
};
