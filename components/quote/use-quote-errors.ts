import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { useReason } from "@/components/form/use-reason";
import type { QuoteDraft } from "./quote-draft";
import type { Wrong } from "./quote-request";
import { wrongIn } from "./quote-steps";

/** Fields of the contract that are several inputs, or another one, in the draft. */
const contractNames: Record<string, string> = {
  budget: "budget_per_person",
  date: "departure",
  month: "departure",
};

/**
 * What is wrong on the step that is shown: what the contract says once the visitor tried to go on,
 * and what the server said. Moves the focus to the first of it when asked to.
 */
export function useQuoteErrors(step: number, wrong: Wrong) {
  const t = useTranslations("Quote");
  const reason = useReason();
  const prefix = useId();
  const [tried, setTried] = useState(0);
  const [answered, setAnswered] = useState<Wrong>({});
  const focusWanted = useRef(false);
  const focusTaken = useRef(false);

  const idOf = (field: string) => `${prefix}-${field}`;
  const errorOf = (field: string) =>
    answered[field] ?? (tried === step && wrong[field] ? reason(wrong[field]) : undefined);
  const labelOf = (field: string) => {
    const [root = "", position] = field.split(".");
    if (root === "children" && position !== undefined)
      return t("journey.childAge", { number: Number(position) + 1 });
    return t.has(`fields.${root}`) ? t(`fields.${root}`) : root;
  };
  const listed = wrongIn(step, { ...wrong, ...answered }).flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ id: idOf(field), label: labelOf(field), message }] : [];
  });

  useEffect(() => {
    if (!focusWanted.current || listed.length === 0) return;
    focusWanted.current = false;
    focusTaken.current = true;
    const first = document.getElementById(listed[0]?.id ?? "");
    first?.focus();
    first?.scrollIntoView?.({ block: "center" });
  });

  return {
    idOf,
    errorOf,
    listed,
    /** Shows what is wrong here and leads to the first of it. */
    point: () => {
      focusWanted.current = true;
      setTried(step);
    },
    takeAnswer: (fields: Record<string, string[]>) => {
      focusWanted.current = true;
      setAnswered(
        Object.fromEntries(Object.entries(fields).map(([field, [first]]) => [field, first ?? ""])),
      );
    },
    /** What was changed is no longer what the server refused. */
    forget: (changes: Partial<QuoteDraft>) => {
      const names = Object.keys(changes).map((name) => contractNames[name] ?? name);
      setAnswered((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([field]) => !names.includes(field.split(".")[0] ?? "")),
        ),
      );
    },
    /** Whether the focus has just gone to a wrong field; asked once. */
    tookFocus: () => {
      const taken = focusTaken.current;
      focusTaken.current = false;
      return taken;
    },
  };
}
