import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Departure } from "@/lib/contract/departures";
import { formatMoney } from "@/lib/i18n/format";
import { isGuaranteed } from "@/lib/pricing/guaranteed";
import { bookingFormPath } from "@/lib/site/booking-form-path";

interface DepartureTableRowsProps {
  departures: Departure[];
  today: string;
  dates(departure: Departure): string;
  whenFull(departure: Departure): ReactNode;
}

export async function DepartureTableRows(props: DepartureTableRowsProps) {
  const { departures, today, dates, whenFull } = props;
  const [t, language] = await Promise.all([
    getTranslations("Departures"),
    getTranslations("Vocabulary.language"),
  ]);
  const languages = ({ languages }: Departure) => languages.map((key) => language(key)).join(", ");
  return (
    <table className="figures w-full border-collapse text-small">
      <thead className="text-left text-muted text-note max-sm:sr-only">
        <tr>
          <th scope="col" className="py-2 pr-4 font-normal">
            {t("columns.dates")}
          </th>
          <th scope="col" className="py-2 pr-4 font-normal max-sm:hidden">
            {t("columns.language")}
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            {t("columns.price")}
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            {t("columns.seats")}
          </th>
          <th scope="col">
            <span className="sr-only">{t("columns.choose")}</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-line border-y">
        {departures.map((departure) => (
          <tr
            key={departure.id}
            className="max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-center max-sm:gap-x-4 max-sm:py-3"
          >
            <th scope="row" className="py-3 pr-4 text-left font-semibold max-sm:p-0">
              {departure.seats_left > 0 ? (
                <a
                  href={`?date=${departure.starts}#price`}
                  aria-label={t("seePrice", { dates: dates(departure) })}
                  className="inline-block underline decoration-line max-sm:py-1 underline-offset-4 hover:decoration-terracotta"
                >
                  {dates(departure)}
                </a>
              ) : (
                dates(departure)
              )}
              <span className="block font-normal text-muted text-note sm:hidden">
                {languages(departure)}
              </span>
              {departure.source === "partner" && (
                <span className="block font-normal text-muted text-note">{t("partner")}</span>
              )}
            </th>
            <td className="py-3 pr-4 max-sm:hidden">{languages(departure)}</td>
            <td className="py-3 pr-4 max-sm:self-start max-sm:p-0 max-sm:pt-1 max-sm:text-right">
              {formatMoney(departure.price_per_person.amount_minor)}
            </td>
            <td className="py-3 pr-4 max-sm:p-0">
              <SeatsLeft seats={departure.seats_left} />
              {departure.seats_left > 0 && isGuaranteed(departure.starts, today) && (
                <span className="block text-muted text-note">{t("guaranteed")}</span>
              )}
            </td>
            <td className="text-right print:hidden">
              {departure.seats_left > 0 ? (
                <a
                  href={bookingFormPath({ tour: departure.tour.slug, date: departure.starts })}
                  aria-label={t("bookDate", { dates: dates(departure) })}
                  className="inline-grid min-h-11 place-items-center font-semibold text-terracotta-deep underline-offset-4 hover:underline"
                >
                  {t("book")}
                </a>
              ) : (
                whenFull(departure)
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const few = 3;

/** How many seats are free; the last ones stand out. */
function SeatsLeft({ seats }: { seats: number }) {
  const t = useTranslations("Departures");
  const look =
    seats === 0
      ? "text-muted"
      : seats <= few
        ? "font-semibold text-terracotta-deep"
        : "text-acacia";
  return <span className={look}>{seats === 0 ? t("full") : t("seats", { seats })}</span>;
}
