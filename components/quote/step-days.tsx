import { useTranslations } from "next-intl";
import { ChoiceCards } from "@/components/form/choice-cards";
import { TextField } from "@/components/form/text-field";
import type { StepProps } from "./quote-types";

const usual = ["4", "7", "10", "14"] as const;

export function StepDays({ draft, change, idOf, errorOf }: StepProps) {
  const t = useTranslations("Quote");
  return (
    <div className="space-y-8">
      <ChoiceCards
        id={`${idOf("days")}-usual`}
        legend={t("steps.days.title")}
        hideLegend
        kind="one"
        choices={usual.map((value) => ({
          value,
          text: t("days.count", { days: Number(value) }),
          note: t(`days.usual.${value}`),
        }))}
        chosen={usual.filter((value) => value === draft.days)}
        onChange={([days = ""]) => change({ days })}
      />
      <TextField
        id={idOf("days")}
        label={t("days.own")}
        hint={t("days.ownHint")}
        error={errorOf("days")}
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        value={draft.days}
        onChange={(event) => change({ days: event.target.value.replace(/\D/g, "") })}
        className="figures max-w-60"
      />
    </div>
  );
}
