import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { ChoiceCards } from "@/components/form/choice-cards";
import { useOnceOnline } from "@/components/form/connection";
import { laterPart } from "@/components/form/draft/later-part";
import { interests as interestChoices, travelTypes } from "@/lib/contract/quote-choices";
import { reviewStep } from "./quote-steps";
import type { StepProps } from "./quote-types";
import type { Answer } from "./use-answers";

/** The questions after the first, which a page begins without. */
export const laterQuestions = laterPart(() => import("./later-questions"));

function StepTravelType({ draft, change, idOf, errorOf }: StepProps) {
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

interface StepQuestionsProps extends StepProps {
  step: number;
  answers: readonly Answer[];
  onGo(step: number): void;
}

/** The question of a step, or all answers once more. */
export function StepQuestions({ step, answers, onGo, ...props }: StepQuestionsProps) {
  const later = laterQuestions.use();
  const isMissing = step > 1 && !later;
  const ask = () => {
    if (isMissing) void laterQuestions.load().catch(() => undefined);
  };
  useEffect(ask, [isMissing]);
  useOnceOnline(ask);
  if (step === 1) return <StepTravelType {...props} />;
  if (!later) return <div className="min-h-96" aria-busy="true" />;
  if (step === reviewStep) return <later.ReviewStep answers={answers} onGo={onGo} />;
  const Question = later.laterQuestions[step - 2];
  return Question ? <Question {...props} /> : null;
}
