import { useTranslations } from "next-intl";
import { ChoiceCards } from "@/components/form/choice-cards";
import { companions } from "./choices";
import { partyWith } from "./party-with";
import type { QuoteDraft } from "./quote-draft";
import type { StepProps } from "./quote-types";

export function StepTravelWith({ draft, change, idOf }: StepProps) {
  const t = useTranslations("Quote");
  const words = useTranslations("Leads.travel_with");
  const alone = draft.travel_with.includes("nobody");
  return (
    <ChoiceCards
      id={idOf("travel_with")}
      legend={t("steps.travel_with.title")}
      hideLegend
      kind="several"
      choices={companions.map((value) => ({ value, text: words(value) }))}
      chosen={draft.travel_with}
      // “Nobody else” and company exclude each other: what was chosen last counts.
      onChange={(chosen) => {
        const companions: QuoteDraft["travel_with"] =
          !alone && chosen.includes("nobody")
            ? ["nobody"]
            : chosen.filter((each) => each !== "nobody" || chosen.length === 1);
        change({ travel_with: companions, ...partyWith(companions, draft) });
      }}
    />
  );
}
