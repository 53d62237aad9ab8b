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

/** Every month that has departures with the guide that is wanted, year by year, and how many. */
export function MonthLinks({ links, current }: MonthLinksProps) {
  const t = useTranslations("Departures");
  const { language } = useGuideLanguage();
  const years = [...new Set(links.map(({ year }) => year))];
  const box =
    "flex min-h-11 items-baseline justify-between gap-2 border-transparent border-b-2 py-2 text-small";
  return (
    <nav aria-label={t("month")} className="grid gap-y-6">
      {years.map((year) => (
        <div key={year} className="grid gap-x-8 gap-y-1 md:grid-cols-[5rem_minmax(0,1fr)]">
          <p className="figures pt-1.5 font-serif text-lead">{year}</p>
          <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6">
            {links
              .filter((link) => link.year === year)
              .map(({ month, text, departures, guides }) => {
                const count = language ? (guides[language] ?? 0) : departures;
                return (
                  <li key={month} className="border-line border-b">
                    {count > 0 ? (
                      <SiteLink
                        href={monthPath(month, language)}
                        aria-current={month === current ? "page" : undefined}
                        className={`${box} -mb-px hover:border-ink aria-[current]:border-terracotta aria-[current]:font-semibold`}
                      >
                        <span className="first-letter:uppercase">{text}</span>
                        <span className="sr-only">{year}, </span>
                        <span aria-hidden="true" className="figures text-muted text-note">
                          {count}
                        </span>
                        <span className="sr-only">{t("count", { count })}</span>
                      </SiteLink>
                    ) : (
                      <p className={`${box} text-muted`}>
                        <span className="first-letter:uppercase">{text}</span>
                        <span className="figures text-note">0</span>
                      </p>
                    )}
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
