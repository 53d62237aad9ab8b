import { useLocale, useTranslations } from "next-intl";
import type { Booking } from "@/lib/contract/bookings";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { formatDay, formatPayment } from "@/lib/i18n/format";

export interface RefundPeriod {
  from: string;
  until: string | null;
  keptMinor: number;
}

/** Periods as a booking tells them. */
export const refundPeriods = (rows: Booking["refund_table"]): RefundPeriod[] =>
  rows.map(({ from, until, kept_minor }) => ({ from, until, keptMinor: kept_minor }));

interface RefundRowsProps {
  periods: readonly RefundPeriod[];
  totalMinor: number;
  /** An ISO day whose row is marked. */
  today?: string;
}

/** The refund rule as dates. Needs BookingRefund around it. */
export function RefundRows({ periods, totalMinor, today }: RefundRowsProps) {
  const t = useTranslations("BookingRefund");
  const locale = useLocale();
  const when = ({ from, until }: RefundPeriod, last: boolean) =>
    datedSentence(
      last || !until
        ? t("from", { date: formatDay(from, locale, "medium") })
        : t("until", { date: formatDay(until, locale, "medium") }),
      locale,
    );
  const kept = (minor: number) => {
    if (minor === 0) return t("all");
    return minor >= totalMinor ? t("nothing") : t("kept", { amount: formatPayment(minor) });
  };
  return (
    <table className="figures w-full border-collapse text-small">
      <caption className="sr-only">{t("title")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("when")}</th>
          <th scope="col">{t("what")}</th>
        </tr>
      </thead>
      <tbody>
        {periods.map((period, at) => {
          const isToday =
            today !== undefined &&
            period.from <= today &&
            (period.until === null || today <= period.until);
          return (
            <tr
              key={period.from}
              aria-current={isToday ? "date" : undefined}
              className="border-line border-t align-baseline first:border-t-0 aria-[current]:bg-paper-deep aria-[current]:font-semibold"
            >
              <th
                scope="row"
                className="min-w-32 py-2 pr-4 text-left font-[inherit] [[aria-current]>&]:pl-3"
              >
                {when(period, at > 0 && at === periods.length - 1)}
                {isToday && <span className="block text-muted text-note">{t("today")}</span>}
              </th>
              <td className="py-2 text-right [[aria-current]>&]:pr-3">{kept(period.keptMinor)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
