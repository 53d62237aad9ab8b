import { formatDay, formatPayment } from "@/lib/i18n/format";
import type { BookingContext, JourneyContext } from "./booking-context";
import type { EmailTable } from "./email-table";

type Period = BookingContext["view"]["refund_table"][number];

/** What a cancellation keeps, as dates from today until the start; `medium` ones for narrow columns. */
export function refundTable(
  { view, locale, t }: JourneyContext,
  style: "long" | "medium" = "long",
): EmailTable {
  const day = (isoDay: string) => formatDay(isoDay, locale, style);
  const total = view.price.total_minor;
  const when = ({ from, until }: Period, at: number) => {
    if (at === view.refund_table.length - 1)
      return t("BookingEmail.refund.from", { date: day(from) });
    if (at === 0) return t("BookingEmail.refund.until", { date: day(until ?? from) });
    return t("BookingEmail.refund.between", { from: day(from), until: day(until ?? from) });
  };
  const what = ({ kept_minor }: Period) => {
    if (kept_minor === 0) return t("BookingEmail.refund.all");
    if (kept_minor >= total) return t("BookingEmail.refund.none");
    return t("BookingEmail.refund.part", { amount: formatPayment(kept_minor) });
  };
  return {
    title: t("BookingEmail.refund.title"),
    rows: view.refund_table.map((period, at) => [when(period, at), what(period)]),
  };
}
