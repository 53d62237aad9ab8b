import { useTranslations } from "next-intl";
import { ChoiceCards } from "@/components/form/choice-cards";
import { TextField } from "@/components/form/text-field";
import { formatMoney } from "@/lib/i18n/format";
import type { StepProps } from "./quote-types";

const usual = ["1500", "2500", "4000", "6500", "10000"] as const;
const advice = "advice";

export function StepBudget({ draft, change, idOf, errorOf }: StepProps) {
  const t = useTranslations("Quote");
  const days = Number(draft.days);
  const perDay = (dollars: number) =>
    days > 0 ? t("budget.perDay", { amount: formatMoney((dollars * 100) / days) }) : undefined;
  const chosen = draft.budget === "" ? advice : usual.find((value) => value === draft.budget);
  return (
    <div className="space-y-8">
      <ChoiceCards
        id={`${idOf("budget_per_person")}-usual`}
        legend={t("steps.budget.title")}
        hideLegend
        kind="one"
        choices={[
          ...usual.map((value) => ({
            value,
            text: t("budget.about", { amount: formatMoney(Number(value) * 100) }),
            note: perDay(Number(value)),
          })),
          { value: advice, text: t("budget.advice"), note: t("budget.adviceNote") },
        ]}
        chosen={chosen ? [chosen] : []}
        onChange={([value = advice]) => change({ budget: value === advice ? "" : value })}
      />
      <TextField
        id={idOf("budget_per_person")}
        label={t("budget.own")}
        hint={t("budget.ownHint")}
        error={errorOf("budget_per_person")}
        inputMode="numeric"
        maxLength={7}
        autoComplete="off"
        value={draft.budget}
        onChange={(event) => change({ budget: event.target.value.replace(/\D/g, "") })}
        className="figures [&_input]:max-w-60"
      />
    </div>
  );
}
