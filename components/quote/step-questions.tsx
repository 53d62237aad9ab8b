import { reviewStep } from "./quote-steps";
import type { StepProps } from "./quote-types";
import { StepBudget } from "./step-budget";
import { StepContact } from "./step-contact";
import { StepDays } from "./step-days";
import { StepJourney } from "./step-journey";
import { StepTravelType } from "./step-travel-type";
import { StepTravelWith } from "./step-travel-with";

const questions = [StepTravelType, StepDays, StepTravelWith, StepBudget, StepJourney, StepContact];

/** The question of a step; the review asks none. */
export function StepQuestions({ step, ...props }: StepProps & { step: number }) {
  const Question = step < reviewStep ? questions[step - 1] : undefined;
  return Question ? <Question {...props} /> : null;
}
