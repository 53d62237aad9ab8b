import { useEffect, useId, useState } from "react";
import type {
  DefaultValues,
  FieldValues,
  Path,
  PathValue,
  RegisterOptions,
  Resolver,
} from "react-hook-form";
import type { Endpoint } from "@/lib/contract/endpoint";
import type { WrongField } from "./error-summary";
import { type FormElement, useLaterForm } from "./use-later-form";
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
  const later = useLaterForm<V>({ ...options, resolver: checks.resolver });
  const { form, control, load, hold, first, handleSubmit } = later;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first touch is listened for once.
  useEffect(() => {
    const touched = () => {
      void load();
      void checks.load();
    };
    window.addEventListener("focusin", touched, { once: true });
    return () => window.removeEventListener("focusin", touched);
  }, [checks]);
  const idOf = (name: string) => `${formId}-${name}`;
  const errorOf = (name: string): string | undefined => {
    const error = later.errorOf(name as Path<V>);
    if (!error) return undefined;
    return error.type === "server" ? error.message : reason(error.message);
  };
  const wordsOf = (name: Path<V>) => ({
    id: idOf(name),
    error: errorOf(name),
    label: labels[name] ?? name,
  });
  const wrong: WrongField[] = Object.entries(labels).flatMap(([name, label = name]) => {
    const message = errorOf(name);
    return message ? [{ id: idOf(name), label, message }] : [];
  });
  return {
    form,
    load,
    handleSubmit,
    wrong,
    idOf,
    errorOf,
    /** Shows what the server says of its fields. */
    refuse: (fields: Record<string, string[]>) => {
      for (const [name, [message]] of Object.entries(fields))
        form.setError(name as Path<V>, { type: "server", ...(message && { message }) });
    },
    field: (name: Path<V>, how?: RegisterOptions<V, Path<V>>) => {
      const kept = control?.register(name, how);
      const begins: unknown = first(name);
      return {
        name,
        ...kept,
        ...wordsOf(name),
        ...(typeof begins === "string" && begins !== "" && { defaultValue: begins }),
        ref: (element: FormElement | null) => hold(name, element, kept?.ref, how?.setValueAs),
      };
    },
    controlled: (name: Path<V>) => ({
      ...wordsOf(name),
      name,
      value: String(form.getValues(name) ?? ""),
      onChange: (change: string | { target: { value: string } }) => {
        const value = typeof change === "string" ? change : change.target.value;
        form.setValue(name, value as PathValue<V, Path<V>>, {
          shouldValidate: form.isSubmitted(),
        });
      },
    }),
  };
}

/**
 * Checks the values of a form by an endpoint's input. What that takes is loaded when it is first
 * needed, so that a page begins without it; where it cannot be loaded, the answer says what is wrong.
 */
function contractResolver<V extends FieldValues>(
  endpoint: () => Promise<Endpoint>,
): { resolver: Resolver<V>; load(): Promise<Resolver<V> | undefined> } {
  let loaded: Promise<Resolver<V> | undefined> | undefined;
  const load = () => {
    loaded ??= Promise.all([import("@hookform/resolvers/zod"), endpoint()]).then(
      // The endpoint's input is the schema of these values; the two generics cannot see it.
      ([{ zodResolver }, { input }]) => zodResolver(input) as unknown as Resolver<V>,
      () => {
        loaded = undefined;
        return undefined;
      },
    );
    return loaded;
  };
  return {
    load,
    resolver: async (values, context, options) =>
      (await load())?.(values, context, options) ?? { values, errors: {} },
  };
}
