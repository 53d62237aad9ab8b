"use client";

import { MonthSteps, type MonthStepsProps } from "./month-steps";
import { useGuideLanguage } from "./use-guide-language";

/** The steps to other months, with the guide's language that was chosen. */
export function KeptMonthSteps(props: MonthStepsProps) {
  return <MonthSteps {...props} language={useGuideLanguage()} />;
}
