"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import type { Locale } from "@/lib/contract/locale";
import { filterRow } from "./filter-row";
import { MonthLinks } from "./month-links";
import type { MonthLink } from "./month-names";
import { showMatching } from "./show-matching";
import { useGuideLanguage } from "./use-guide-language";

interface DepartureFiltersProps {
  /** The list that is on the page already; the filter only hides what does not fit. */
  listId: string;
  links: MonthLink[];
  current: string | undefined;
  languages: Locale[];
}

/** The guide's language, kept in the address and in the way to every other month. */
export function DepartureFilters({ listId, links, current, languages }: DepartureFiltersProps) {
  const t = useTranslations("Departures");
  const words = useTranslations("Vocabulary.language");
  const query = useSearchParams();
  const path = usePathname();
  const id = useId();
  const [count, setCount] = useState<number | null>(null);
  const language = useGuideLanguage();
  useEffect(() => {
    const list = document.getElementById(listId);
    setCount(list && showMatching(list, language));
  }, [listId, language]);

  function choose(value: string) {
    const next = new URLSearchParams(query);
    if (value) next.set("language", value);
    else next.delete("language");
    window.history.replaceState(null, "", next.size > 0 ? `${path}?${next}` : path);
  }

  return (
    <>
      <MonthLinks links={links} current={current} language={language} />
      <form className={`${filterRow} flex flex-wrap items-end gap-x-6 gap-y-3`}>
        <div className="w-full sm:w-56">
          <label htmlFor={id} className="text-muted text-small">
            {t("language")}
          </label>
          <select
            id={id}
            className="mt-1 h-12 w-full rounded-picture border border-line bg-card px-3 text-body"
            value={language ?? ""}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">{t("anyLanguage")}</option>
            {languages.map((key) => (
              <option key={key} value={key}>
                {words(key)}
              </option>
            ))}
          </select>
        </div>
        <p role="status" className="figures min-h-9 text-muted text-small">
          {count === 0 ? t("none") : count !== null && t("count", { count })}
        </p>
      </form>
    </>
  );
}
