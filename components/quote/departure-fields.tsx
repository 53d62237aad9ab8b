import { useTranslations } from "next-intl";
import { ChoiceCards } from "@/components/form/choice-cards";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { optionsOf } from "@/components/ui/select";
import { businessDay } from "@/lib/clock";
import type { Run } from "@/lib/contract/runs";
import type { Locale } from "@/lib/i18n/locales";
import { runsText } from "@/lib/i18n/runs-text";
import { addDays } from "@/lib/pricing/days";
import { runsIn } from "@/lib/pricing/runs";
import { monthText } from "./month-text";
import type { StepProps } from "./quote-types";

const kinds = ["date", "month", "flexible"] as const;
const monthsAhead = 24;

/** The first day as exactly as the visitor knows it. */
export function DepartureFields({ draft, change, idOf, errorOf, locale, runs }: StepProps) {
  const t = useTranslations("Quote.journey");
  const words = useTranslations("Runs");
  const today = businessDay();
  const when = runsText(runs, words, locale) || undefined;
  return (
    <div className="space-y-5">
      <ChoiceCards
        id={idOf("departure")}
        legend={t("when")}
        hideLegend
        kind="one"
        compact
        error={errorOf("departure")}
        choices={kinds.map((value) => ({ value, text: t(`kinds.${value}`) }))}
        chosen={draft.departure ? [draft.departure] : []}
        onChange={([departure = null]) => change({ departure })}
      />
      {draft.departure === "date" && (
        <TextField
          id={idOf("departure.date")}
          label={t("date")}
          hint={when}
          error={errorOf("departure.date")}
          type="date"
          min={addDays(today, 1)}
          value={draft.date}
          onChange={(event) => change({ date: event.target.value })}
          className="figures max-w-72"
        />
      )}
      {draft.departure === "month" && (
        <SelectField
          id={idOf("departure.month")}
          label={t("month")}
          hint={when}
          error={errorOf("departure.month")}
          value={draft.month}
          onChange={(event) => change({ month: event.target.value })}
          className="max-w-72"
        >
          <option value="">{t("chooseMonth")}</option>
          {optionsOf(months(today, locale, runs))}
        </SelectField>
      )}
      {draft.departure === "flexible" && <p className="text-muted text-small">{t("flexible")}</p>}
    </div>
  );
}

/** The month of tomorrow and those after it, in which the tour can start. */
function months(today: string, locale: Locale, runs: readonly Run[]) {
  const [year = 0, first = 0] = addDays(today, 1).split("-").map(Number);
  return Array.from({ length: monthsAhead }, (_, ahead) => {
    return new Date(Date.UTC(year, first - 1 + ahead, 1)).toISOString().slice(0, 7);
  })
    .filter((value) => runs.length === 0 || runsIn(runs, value, today))
    .map((value) => ({ value, text: monthText(value, locale) }));
}
