import { useEffect, useId, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
} from "react-hook-form";
import type { Endpoint } from "@/lib/contract/endpoint";
import { contractResolver } from "./contract-resolver";
import type { WrongField } from "./error-summary";
import { useReason } from "./use-reason";

export interface ContractFormOptions<V> {
  defaultValues: DefaultValues<V>;
  /** What each field is called in the error summary; fields without a name are not listed. */
  labels: Partial<Record<string, string>>;
  /** Whether the first wrong field takes the focus by itself. */
  shouldFocusError?: boolean;
}

/**
 * The values of a form, checked by the contract here and there; here by what is loaded once something
 * is touched. Spread `field(name)` on a text,
 * select or password field, `controlled(name)` on one that holds no control of its own.
 */
export function useContractForm<V extends FieldValues>(
  endpoint: () => Promise<Endpoint>,
  { labels, ...options }: ContractFormOptions<V>,
) {
  const reason = useReason();
  const formId = useId();
  const [checks] = useState(() => contractResolver<V>(endpoint));
  const form = useForm<V>({ ...options, resolver: checks.resolver });
  useEffect(() => {
    const load = () => void checks.load();
    window.addEventListener("focusin", load, { once: true });
    return () => window.removeEventListener("focusin", load);
  }, [checks]);
  const idOf = (name: string) => `${formId}-${name}`;
  const errorOf = (name: string): string | undefined => {
    const { error } = form.getFieldState(name as Path<V>, form.formState);
    if (!error) return undefined;
    return error.type === "server" ? error.message : reason(error.message);
  };
  const wordsOf = (name: Path<V>) => ({
    id: idOf(name),
    error: errorOf(name),
    label: labels[name] ?? name,
  });
  const wrong: WrongField[] = Object.keys(form.formState.errors).length
    ? Object.entries(labels).flatMap(([name, label = name]) => {
        const message = errorOf(name);
        return message ? [{ id: idOf(name), label, message }] : [];
      })
    : [];
  return {
    form,
    wrong,
    idOf,
    errorOf,
    /** Shows what the server says of its fields. */
    refuse: (fields: Record<string, string[]>) => {
      for (const [name, [message]] of Object.entries(fields))
        form.setError(name as Path<V>, { type: "server", message });
    },
    field: (name: Path<V>) => {
      const field = form.register(name);
      return {
        ...field,
        ...wordsOf(name),
        // It begins with its default: what was typed before the page had its script would be gone.
        ref: (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => {
          const typed = element?.value ?? "";
          field.ref(element);
          if (typed !== "" && element?.value === "")
            form.setValue(name, typed as PathValue<V, Path<V>>);
        },
      };
    },
    controlled: (name: Path<V>) => ({
      ...wordsOf(name),
      name,
      value: String(form.watch(name) ?? ""),
      onChange: (change: string | { target: { value: string } }) => {
        const value = typeof change === "string" ? change : change.target.value;
        form.setValue(name, value as PathValue<V, Path<V>>, {
          shouldValidate: form.formState.isSubmitted,
        });
      },
    }),
  };
}
