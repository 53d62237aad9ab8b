"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import { showMatching } from "./show-matching";

interface DepartureFiltersProps {
  /** The list that is on the page already; the filters only hide what does not fit. */
  listId: string;
  months: { value: string; text: string }[];
  languages: string[];
}

/** Month and guide's language, kept in the address. */
export function DepartureFilters({ listId, months, languages }: DepartureFiltersProps) {
  const t = useTranslations("Departures");
  const language = useTranslations("Vocabulary.language");
  const query = useSearchParams();
  const path = usePathname();
  const id = useId();
  const [count, setCount] = useState<number | null>(null);
  const chosen = {
    month: months.some(({ value }) => value === query.get("month")) ? query.get("month") : null,
    language: languages.find((key) => key === query.get("language")) ?? null,
  };
  useEffect(() => {
    const list = document.getElementById(listId);
    if (list) setCount(showMatching(list, { month: chosen.month, language: chosen.language }));
  }, [listId, chosen.month, chosen.language]);

  function choose(name: "month" | "language", value: string) {
    const next = new URLSearchParams(query);
    if (value) next.set(name, value);
    else next.delete(name);
    window.history.replaceState(null, "", next.size > 0 ? `${path}?${next}` : path);
  }

  const field = "mt-1 h-12 w-full rounded-picture border border-line bg-card px-3 text-body";
  return (
    <form className="grid items-end gap-4 sm:grid-cols-[14rem_14rem_1fr]">
      <div>
        <label htmlFor={`${id}-month`} className="text-muted text-small">
          {t("month")}
        </label>
        <select
          id={`${id}-month`}
          className={field}
          value={chosen.month ?? ""}
          onChange={(event) => choose("month", event.target.value)}
        >
          <option value="">{t("anyMonth")}</option>
          {months.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <div>
        <label htmlFor={`${id}-language`} className="text-muted text-small">
          {t("language")}
        </label>
        <select
          id={`${id}-language`}
          className={field}
          value={chosen.language ?? ""}
          onChange={(event) => choose("language", event.target.value)}
        >
          <option value="">{t("anyLanguage")}</option>
          {languages.map((key) => (
            <option key={key} value={key}>
              {language(key)}
            </option>
          ))}
        </select>
      </div>
      <p role="status" className="figures pb-3 text-muted text-small">
        {count === 0 ? t("none") : count !== null && t("count", { count })}
      </p>
    </form>
  );
}
