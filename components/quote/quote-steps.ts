import { rootOf, type Wrong } from "@/components/form/draft/field-order";

/** The questions in their order, with the fields each asks for; the last step is the review. */
export const steps = [
  { name: "travel_type", fields: ["travel_type", "interests"] },
  { name: "days", fields: ["days"] },
  { name: "travel_with", fields: ["travel_with"] },
  { name: "budget", fields: ["budget_per_person"] },
  { name: "journey", fields: ["departure", "destinations", "adults", "children", "rooms"] },
  {
    name: "contact",
    fields: [
      "full_name",
      "country",
      "email",
      "phone",
      "contact_method",
      "message",
      "coupon_code",
      "of_age",
      "agree",
    ],
  },
] as const;

export const reviewStep = steps.length + 1;

/** The step that asks for a field; the review for what no step asks for. */
export function stepOf(field: string): number {
  const root = rootOf(field);
  const at = steps.findIndex(({ fields }) => fields.some((each) => each === root));
  return at < 0 ? reviewStep : at + 1;
}

/** Whether a step is answered as far as the contract can tell. */
export const isAnswered = (step: number, wrong: Wrong): boolean =>
  Object.keys(wrong).every((field) => stepOf(field) !== step);

/** The first step that is not answered yet; the review when all are. */
export function openStep(wrong: Wrong): number {
  return Math.min(reviewStep, ...Object.keys(wrong).map(stepOf));
}
