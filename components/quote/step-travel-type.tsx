import { useTranslations } from "next-intl";
import { ChoiceCards } from "@/components/form/choice-cards";
import { interests as interestChoices, travelTypes } from "./choices";
import type { StepProps } from "./quote-types";

export function StepTravelType({ draft, change, idOf, errorOf }: StepProps) {
  const t = useTranslations("Quote");
  const words = useTranslations("Leads");
  return (
    <div className="space-y-10">
      <ChoiceCards
        id={idOf("travel_type")}
        legend={t("steps.travel_type.title")}
        hideLegend
        kind="one"
        error={errorOf("travel_type")}
        choices={travelTypes.map((value) => ({
          value,
          text: words(`travel_type.${value}`),
        }))}
        chosen={draft.travel_type ? [draft.travel_type] : []}
        onChange={([travel_type = null]) => change({ travel_type })}
      />
      <ChoiceCards
        id={idOf("interests")}
        legend={t("interests.legend")}
        hint={t("interests.hint")}
        kind="several"
        compact
        choices={interestChoices.map((value) => ({
          value,
          text: words(`interests.${value}`),
        }))}
        chosen={draft.interests}
        onChange={(interests) => change({ interests })}
      />
    </div>
  );
}
