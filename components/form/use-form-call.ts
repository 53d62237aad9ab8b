import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import type { PathValue, UseFormReturn } from "react-hook-form";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from "react-hook-form";
import { callSite } from "@/lib/api/browser";
import type { Endpoint, InputOf, OutputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import type { WrongField } from "./error-summary";
import { newRequestKey } from "./request-key";
import { useReason } from "./use-reason";

interface FormCallOptions<E extends Endpoint, V> {
  defaultValues: DefaultValues<V>;
  /** What each field is called in the error summary; fields without a name are not listed. */
  labels: Partial<Record<string, string>>;
  /** How the endpoint is called; without it as anybody, with a key against sending twice. */
  call?(input: InputOf<E>): Promise<OutputOf<E>>;
  onDone(answer: OutputOf<E>): void;
  /** Told of a failure that is not about a field; true when it has been dealt with. */
  onFailed?(error: unknown): boolean;
}

/**
 * A form that calls an endpoint: checked by the contract here and there, sent once at a time, kept
 * as it was typed until it has worked. Spread `field(name)` on a text, select or password field.
 */
export function useFormCall<E extends Endpoint, V extends FieldValues = InputOf<E>>(
  endpoint: E,
  options: FormCallOptions<E, V>,
) {
  const t = useTranslations("Form");
  const reason = useReason();
  const formId = useId();
  const [busy, setBusy] = useState(false);
  // Two clicks may come before the page shows that the first one counts.
  const isOnItsWay = useRef(false);
  const [failure, setFailure] = useState("");
  const form = useForm<V>({
    defaultValues: options.defaultValues,
    // The endpoint's input is the schema of these values; the two generics cannot see it.
    resolver: zodResolver(endpoint.input) as unknown as Resolver<V>,
  });
  const idOf = (name: string) => `${formId}-${name}`;
  const errorOf = (name: string): string | undefined => {
    const { error } = form.getFieldState(name as Path<V>, form.formState);
    if (!error) return undefined;
    return error.type === "server" ? error.message : reason(error.message);
  };
  const fail = (error: unknown) => {
    if (options.onFailed?.(error)) return;
    if (!(error instanceof ApiError)) return setFailure(t("failed.broken.title"));
    const fields = Object.entries(error.detail.fields ?? {});
    for (const [name, [message]] of fields)
      form.setError(name as Path<V>, { type: "server", message });
    // Without an answer of the API there are no words of it either.
    if (fields.length === 0)
      setFailure(error.message === error.code ? t("failed.unreachable.title") : error.message);
  };
  const send = async (input: InputOf<E>) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setBusy(true);
    setFailure("");
    const anyone = () =>
      callSite(endpoint, input, { headers: { "Idempotency-Key": newRequestKey() } });
    try {
      options.onDone(await (options.call?.(input) ?? anyone()));
    } catch (error) {
      fail(error);
    } finally {
      isOnItsWay.current = false;
      setBusy(false);
    }
  };
  const { errors } = form.formState;
  const wrong: WrongField[] = Object.keys(errors).length
    ? Object.entries(options.labels).flatMap(([name, label = name]) => {
        const message = errorOf(name);
        return message ? [{ id: idOf(name), label, message }] : [];
      })
    : [];
  return {
    form,
    busy,
    failure,
    wrong,
    idOf,
    errorOf,
    submit: form.handleSubmit((values) => send(values as unknown as InputOf<E>)),
    field: (name: Path<V>) => ({
      ...registerKept(form, name),
      id: idOf(name),
      error: errorOf(name),
      label: options.labels[name] ?? name,
    }),
  };
}

/**
 * Registers a field with react-hook-form, which begins with its default value: what was typed before
 * the page had its script would be gone.
 */
function registerKept<V extends FieldValues>(form: UseFormReturn<V>, name: Path<V>) {
  const field = form.register(name);
  return {
    ...field,
    ref: (element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null) => {
      const typed = element?.value ?? "";
      field.ref(element);
      if (typed !== "" && element?.value === "")
        form.setValue(name, typed as PathValue<V, Path<V>>);
    },
  };
}
