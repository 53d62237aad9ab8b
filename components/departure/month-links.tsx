"use client";

import { useTranslations } from "next-intl";
import { SiteLink } from "../ui/site-link";
import { useGuideLanguage } from "./guide-language";
import type { MonthLink } from "./month-names";
import { monthPath } from "./month-path";

interface MonthLinksProps {
  links: MonthLink[];
  /** The month that is shown, `2027-08`. */
  current: string | undefined;
}

/**
 * Every month that has departures with the guide that is wanted, and how many: one row after the
 * other, and where a year begins its number.
 */
export function MonthLinks({ links, current }: MonthLinksProps) {
  const t = useTranslations("Departures");
  const { language } = useGuideLanguage();
  const box =
    "flex min-h-11 items-baseline justify-between gap-1 border-transparent border-b-2 py-2 text-small";
  return (
    <nav aria-label={t("month")}>
      <ul className="grid grid-cols-3 gap-x-3 max-[22rem]:grid-cols-2 sm:grid-cols-6 sm:gap-x-6 xl:grid-cols-9">
        {links.map(({ month, year, text, name, departures, guides }, at) => {
          const count = language ? (guides[language] ?? 0) : departures;
          const begins = links[at - 1]?.year !== year;
          const shown = (
            <span aria-hidden="true" className="first-letter:uppercase">
              {text} {begins && <span className="figures text-muted text-note">{year}</span>}
            </span>
          );
          return (
            <li key={month} className="border-line border-b">
              {count > 0 ? (
                <SiteLink
                  href={monthPath(month, language)}
                  aria-current={month === current ? "page" : undefined}
                  className={`${box} -mb-px hover:border-ink aria-[current]:border-terracotta aria-[current]:font-semibold`}
                >
                  {shown}
                  <span className="sr-only">{`${name}, ${t("count", { count })}`}</span>
                  <span aria-hidden="true" className="figures text-muted text-note">
                    {count}
                  </span>
                </SiteLink>
              ) : (
                <p className={`${box} text-muted`}>
                  {shown}
                  <span className="sr-only">{name}</span>
                  <span className="figures text-note">0</span>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
