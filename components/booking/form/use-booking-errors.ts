import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState } from "react";
import { useReason } from "@/components/form/use-reason";
import type { BookingDraft } from "./booking-draft";
import type { Wrong } from "./booking-request";
import { fieldOrder, rootOf } from "./field-order";

/**
 * What is wrong in the form: what the contract says once the visitor tried to book, and what the
 * server said. Moves the focus to the first of it when asked to.
 */
export function useBookingErrors(wrong: Wrong) {
  const t = useTranslations("Booking");
  const form = useTranslations("Form");
  const reason = useReason();
  const prefix = useId();
  const [tried, setTried] = useState(false);
  const [answered, setAnswered] = useState<Wrong>({});
  const focusWanted = useRef(false);

  const idOf = (field: string) => `${prefix}-${field}`;
  const errorOf = (field: string) =>
    answered[field] ?? (tried && wrong[field] ? reason(wrong[field]) : undefined);
  const labelOf = (field: string) => {
    const [root = "", position] = field.split(".");
    if (root === "children" && position !== undefined)
      return t("party.childAge", { number: Number(position) + 1 });
    if (t.has(`fields.${root}`)) return t(`fields.${root}`);
    const shared = { full_name: "fullName", email: "email", phone: "phone", country: "country" };
    return Object.hasOwn(shared, root) ? form(shared[root as keyof typeof shared]) : root;
  };
  const listed = [...new Set([...Object.keys(wrong), ...Object.keys(answered)])]
    .sort((a, b) => fieldOrder(a) - fieldOrder(b))
    .flatMap((field) => {
      const message = errorOf(field);
      return message ? [{ id: idOf(field), label: labelOf(field), message }] : [];
    });

  useEffect(() => {
    if (!focusWanted.current || listed.length === 0) return;
    focusWanted.current = false;
    const first = document.getElementById(listed[0]?.id ?? "");
    first?.focus();
    first?.scrollIntoView?.({ block: "center" });
  });

  return {
    idOf,
    errorOf,
    listed,
    /** Shows what is wrong and leads to the first of it. */
    point: () => {
      focusWanted.current = true;
      setTried(true);
    },
    takeAnswer: (fields: Record<string, string[]>) => {
      focusWanted.current = true;
      setAnswered(
        Object.fromEntries(Object.entries(fields).map(([field, [first]]) => [field, first ?? ""])),
      );
    },
    /** What was changed is no longer what the server refused. */
    forget: (changes: Partial<BookingDraft>) => {
      setAnswered((before) =>
        Object.fromEntries(
          Object.entries(before).filter(([field]) => !Object.hasOwn(changes, rootOf(field))),
        ),
      );
    },
  };
}
