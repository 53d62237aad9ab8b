import { businessDay } from "@/lib/clock";
import { formatDay } from "@/lib/i18n/format";
import { addDays } from "@/lib/pricing/days";
import { policy } from "@/lib/pricing/policy";
import { priceTable } from "../../documents/price-table";
import { owesBalance } from "./balance";
import type { GuestEmailWriter } from "./email-context";
import { payLink } from "./guest-links";

/** The balance was due; some days more are given. */
export const overdue: GuestEmailWriter = (context) => {
  const { booking, t, values, locale } = context;
  if (!owesBalance(context)) return undefined;
  const remindedOn = businessDay(booking.remindedAt ?? undefined);
  const last_day = formatDay(addDays(remindedOn, policy.graceDays), locale);
  return {
    subject: t("BookingEmail.overdue.subject", values),
    paragraphs: [
      t("BookingEmail.overdue.intro", values),
      t("BookingEmail.overdue.next", { ...values, last_day }),
    ],
    action: payLink(context, values.balance),
    tables: [priceTable(context)],
  };
};
