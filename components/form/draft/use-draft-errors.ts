import { useEffect, useId, useRef, useState } from "react";
import { focusField } from "../focus-field";
import { useReason } from "../use-reason";
import { inOrder, rootOf, type Wrong } from "./field-order";

interface DraftErrorsOptions {
  /** What the contract says, by field; shown once the visitor tried to go on. */
  wrong: Wrong;
  /** The fields in the order in which they are asked for. */
  order: readonly string[];
  labelOf(root: string, position: string | undefined): string;
  /** The step that is shown, of a form in steps, and whether it asks for a field. */
  step?: number;
  isAsked?(field: string): boolean;
  /** Fields of the contract that are another one, or several, in the draft. */
  contractNames?: Record<string, string>;
}

/**
 * What is wrong in a form: what the contract says once the visitor tried to go on, and what the
 * server said. Moves the focus to the first of it when asked to.
 */
export function useDraftErrors({ wrong, order, labelOf, ...options }: DraftErrorsOptions) {
  const { step = 1, isAsked = () => true, contractNames = {} } = options;
  const reason = useReason();
  const prefix = useId();
  const [tried, setTried] = useState(0);
  const [answered, setAnswered] = useState<Wrong>({});
  const focusWanted = useRef(false);
  const focusTaken = useRef(false);

  const idOf = (field: string) => `${prefix}-${field}`;
  const errorOf = (field: string) =>
    answered[field] ?? (tried === step && wrong[field] ? reason(wrong[field]) : undefined);
  const asked = Object.keys({ ...wrong, ...answered }).filter(isAsked);
  const listed = inOrder(asked, order).flatMap((field) => {
    const message = errorOf(field);
    return message
      ? [{ id: idOf(field), label: labelOf(rootOf(field), field.split(".")[1]), message }]
      : [];
  });

  useEffect(() => {
    if (!focusWanted.current || !listed[0]) return;
    focusWanted.current = false;
    focusTaken.current = true;
    focusField(listed[0].id);
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
    forget: (changes: object) => {
      const names = Object.keys(changes).map((name) => contractNames[name] ?? name);
      setAnswered((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([field]) => !names.includes(rootOf(field))),
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
