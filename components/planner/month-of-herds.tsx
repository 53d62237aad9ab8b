import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { HerdArea, Migration } from "@/lib/contract/planner";
import { formatMonth } from "@/lib/i18n/format";
import { routes, tourPath } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";
import type { TourOfMonth } from "./tours-of-month";

interface MonthOfHerdsProps {
  month: number;
  areas: HerdArea[];
  migration: Migration;
  names: Record<HerdArea, string>;
  /** Where the herds usually are. */
  map: ReactNode;
  tours: TourOfMonth[];
}

const isMonth = (month: number): month is 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 =>
  month >= 1 && month <= 12;

/** One month: a small map, what happens, the tours that sleep there, and the way to plan one. */
export async function MonthOfHerds({
  month,
  areas,
  migration,
  names,
  map,
  tours,
}: MonthOfHerdsProps) {
  const [t, words, locale] = await Promise.all([
    getTranslations("Migration"),
    getTranslations("Tour"),
    getLocale(),
  ]);
  if (!isMonth(month)) return null;
  const name = formatMonth(month, locale);
  const where = areas.map((area) => names[area]).join("\u00a0· ");
  const wish = migration.calves.includes(month)
    ? "calves"
    : migration.crossings.includes(month)
      ? "crossings"
      : null;
  const asks = wish ? `&wish=${wish}` : "";
  return (
    <li
      id={`month-${month}`}
      className="grid scroll-mt-28 grid-cols-[7.5rem_minmax(0,1fr)] content-start gap-x-5 gap-y-4 border-line border-t pt-6 sm:grid-cols-[11rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-7 sm:gap-y-2"
    >
      <div className="sm:row-span-2">{map}</div>
      <div>
        <h2 className="text-[1.5rem] leading-tight first-letter:uppercase">{name}</h2>
        <p className="mt-1 font-semibold text-small text-terracotta-deep">
          {[where, wish && t(wish)].filter(Boolean).join("\u00a0· ")}
        </p>
      </div>
      <div className="max-sm:col-span-2">
        <p>{t(`m.m${month}`)}</p>
        <h3 className="mt-4 font-sans font-semibold text-small">
          {tours.length > 0 ? t("tours") : t("noTours")}
        </h3>
        <ul className="mt-1">
          {tours.map(({ tour, days }) => (
            <li key={tour.id} className="py-1.5 text-small">
              <SiteLink
                href={tourPath(tour.slug)}
                className="font-semibold text-terracotta-deep underline-offset-4 hover:underline"
              >
                {tour.title}
              </SiteLink>
              <span className="figures block text-muted">
                {t("stays", { days })} ·{" "}
                {words("duration", { days: tour.days, nights: tour.nights })}
              </span>
            </li>
          ))}
        </ul>
        <SiteLink
          href={`${routes.planner}?month=${month}&days=8&adults=2${asks}#journeys`}
          className="mt-2 inline-block min-h-11 py-2.5 underline decoration-terracotta underline-offset-4 font-semibold text-small text-terracotta-deep"
        >
          {t("more", { month: name })}
        </SiteLink>
      </div>
    </li>
  );
}
