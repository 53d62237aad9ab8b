import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { businessDay } from "@/lib/clock";
import type { Departure } from "@/lib/contract/departures";
import { departureDates } from "@/lib/i18n/departure-dates";
import { isGuaranteed } from "@/lib/pricing/guaranteed";
import { DepartureTableRows } from "./departure-table-rows";

const shownAtOnce = 8;

interface DepartureTableProps {
  departures: Departure[];
  /** What is offered where no seat is left. */
  whenFull(departure: Departure): ReactNode;
}

/** The fixed dates of one tour; the later ones fold away. */
export async function DepartureTable({ departures, whenFull }: DepartureTableProps) {
  const t = await getTranslations("Departures");
  const dates = departureDates(await getLocale());
  const today = businessDay();
  const rows = { today, dates, whenFull };
  const later = departures.slice(shownAtOnce);
  if (departures.length === 0) return <p>{t("noneOfTour")}</p>;
  return (
    <>
      <DepartureTableRows departures={departures.slice(0, shownAtOnce)} {...rows} />
      {later.length > 0 && (
        <details className="group">
          <summary className="inline-grid min-h-11 place-items-center font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline group-open:hidden">
            {t("later", { count: later.length })}
          </summary>
          <DepartureTableRows departures={later} {...rows} />
        </details>
      )}
      {departures.some((each) => each.seats_left > 0 && isGuaranteed(each.starts, today)) && (
        <p className="mt-2 text-muted text-note">{t("guaranteedNote")}</p>
      )}
    </>
  );
}
