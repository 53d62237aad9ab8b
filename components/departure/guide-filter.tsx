"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useState } from "react";
import type { Locale } from "@/lib/contract/locales";
import { buttonClass } from "../ui/button";
import { Select } from "../ui/select";
import { useEarlyChoice } from "../url-state/use-early-choice";
import { useGuideLanguage } from "./guide-language";
import { guideSpelling } from "./guide-spelling";

interface GuideFilterProps {
  /** The list that is on the page already; the filter only hides what does not fit. */
  listId: string;
  /** The month's days with their prices, made for one language; they are hidden for another. */
  daysId: string;
  /** What the page was made for; null is any language. */
  asked: Locale | null;
  languages: Locale[];
  /** Where the page is; there a form without a script asks. */
  action: string;
  /** How many departures the page came with; unknown where it was made for any language. */
  initialCount: number | undefined;
}

/** The guide's language, and how many of the listed departures have such a guide. */
export function GuideFilter({
  listId,
  daysId,
  asked,
  languages,
  action,
  initialCount,
}: GuideFilterProps) {
  const t = useTranslations("Departures");
  const words = useTranslations("Vocabulary.language");
  const id = useId();
  const { language, isRead, choose } = useGuideLanguage();
  const form = useEarlyChoice(guideSpelling, isRead, choose);
  const [count, setCount] = useState(initialCount);
  useEffect(() => {
    const list = document.getElementById(listId);
    if (list) setCount(showMatching(list, language));
    document.getElementById(daysId)?.toggleAttribute("hidden", language !== asked);
  }, [listId, daysId, language, asked]);

  return (
    <form
      ref={form}
      autoComplete="off"
      action={action}
      onSubmit={(event) => event.preventDefault()}
      className="mt-10 flex flex-wrap items-end gap-x-6 gap-y-3"
    >
      <div className="w-full sm:w-56">
        <label htmlFor={id} className="mb-1 block text-muted text-small">
          {t("language")}
        </label>
        <Select
          id={id}
          name="language"
          className="h-12 rounded-picture border border-line bg-card px-3 text-body"
          value={language ?? ""}
          onChange={({ target }) =>
            choose({ language: languages.find((each) => each === target.value) ?? null })
          }
          options={languages.map((key) => ({ value: key, text: words(key) }))}
        >
          <option value="">{t("anyLanguage")}</option>
        </Select>
      </div>
      <noscript>
        <button type="submit" className={buttonClass("outline")}>
          {t("submit")}
        </button>
      </noscript>
      <p role="status" className="figures min-h-9 text-muted text-small">
        {count === 0 ? t("none") : count !== undefined && t("count", { count })}
      </p>
    </form>
  );
}

/**
 * Hides the tours of a list whose guides do not speak the language; says how many departures are
 * left. Null shows them all.
 */
function showMatching(list: HTMLElement, language: string | null): number {
  let shown = 0;
  for (const row of list.querySelectorAll<HTMLElement>("[data-languages]")) {
    const fits = !language || (row.dataset.languages ?? "").split(" ").includes(language);
    row.hidden = !fits;
    if (fits) shown += Number(row.dataset.count);
  }
  return shown;
}
