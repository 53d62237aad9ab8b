import { useTranslations } from "next-intl";
import type { Wrong } from "@/components/form/draft/field-order";
import { useDraftErrors } from "@/components/form/draft/use-draft-errors";
import { stepOf, steps } from "./quote-steps";

const order = steps.flatMap(({ fields }) => fields);
const contractNames = { budget: "budget_per_person", date: "departure", month: "departure" };

/** What is wrong on the step that is shown. */
export function useQuoteErrors(step: number, wrong: Wrong) {
  const t = useTranslations("Quote");
  const labelOf = (root: string, position: string | undefined) => {
    if (root === "children" && position !== undefined)
      return t("journey.childAge", { number: Number(position) + 1 });
    return t.has(`fields.${root}`) ? t(`fields.${root}`) : root;
  };
  const isAsked = (field: string) => stepOf(field) === step;
  return useDraftErrors({ wrong, order, labelOf, step, isAsked, contractNames });
}
