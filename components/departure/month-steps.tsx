"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "../ui/button";
import { useGuideLanguage } from "./guide-language";
import type { MonthLink } from "./month-names";
import { monthPath } from "./month-path";

interface MonthStepsProps {
  links: MonthLink[];
  /** The month that is shown, `2027-08`; none on the first page. */
  current: string | undefined;
}

/** On from the end of the list: to the month before and after, or from the first page to a month. */
export function MonthSteps({ links, current }: MonthStepsProps) {
  const t = useTranslations("Departures");
  const { language } = useGuideLanguage();
  const before = current ? links.findLast(({ month }) => month < current) : undefined;
  const after = current ? links.find(({ month }) => month > current) : links[0];
  if (!before && !after) return null;
  return (
    <nav aria-label={t("otherMonths")} className="mt-8 flex flex-wrap justify-between gap-x-6">
      {before && (
        <ButtonLink href={monthPath(before.month, language)} look="quiet" className="-ml-2">
          <span aria-hidden="true">←</span> {t("monthTitle", { month: before.name })}
        </ButtonLink>
      )}
      {after && (
        <ButtonLink href={monthPath(after.month, language)} look="quiet" className="-mr-2 ml-auto">
          {t("monthTitle", { month: after.name })} <span aria-hidden="true">→</span>
        </ButtonLink>
      )}
    </nav>
  );
}
