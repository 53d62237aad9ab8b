import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChoiceCards } from "@/components/form/choice-cards";
import { TextField } from "@/components/form/text-field";
import { companions } from "@/lib/contract/quote-choices";
import { DepartureFields } from "./departure-fields";
import { partyWith } from "./party-with";
import { PlaceChoice } from "./place-choice";
import type { QuoteDraft } from "./quote-draft";
import type { StepProps } from "./quote-types";
import { StepBudget } from "./step-budget";
import { StepContact } from "./step-contact";
import { TravellerFields } from "./traveller-fields";

function StepTravelWith({ draft, change, idOf }: StepProps) {
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

/** When, where and who: the three things a planner starts from. */
function StepJourney(props: StepProps) {
  const t = useTranslations("Quote.journey");
  return (
    <div className="space-y-12">
      <Part title={t("when")}>
        <DepartureFields {...props} />
      </Part>
      <Part title={t("where")}>
        <PlaceChoice {...props} />
      </Part>
      <Part title={t("who")}>
        <TravellerFields {...props} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t pt-5">
      <h3 className="mb-3 text-lead">{title}</h3>
      {children}
    </section>
  );
}

const usual = ["4", "7", "10", "14"] as const;

function StepDays({ draft, change, idOf, errorOf }: StepProps) {
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
        className="figures [&_input]:max-w-60"
      />
    </div>
  );
}

/** The questions after the first. */
export const laterQuestions = [StepDays, StepTravelWith, StepBudget, StepJourney, StepContact];
export { QuoteSent } from "./quote-sent";
export { ReviewStep } from "./review-step";
