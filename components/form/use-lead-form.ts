import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useRef } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { nowMs } from "@/lib/clock";
import type { Endpoint, InputOf } from "@/lib/contract/endpoint";
import type { WrongField } from "./error-summary";
import { focusField } from "./focus-field";
import { newRequestKey } from "./request-key";
import { spamCheck } from "./spam-check";
import { useReason } from "./use-reason";
import { useSend } from "./use-send";

type LeadEndpoint = Endpoint<z.ZodObject, z.ZodType<{ data: { reference: string } }>>;

interface LeadFormOptions<V> {
  defaultValues: DefaultValues<V>;
  /** What each field is called in the error summary; fields without a name are not listed. */
  labels: Partial<Record<string, string>>;
  onSent?(reference: string): void;
  /** What was asked for has changed meanwhile, and how. */
  onConflict?(reason: string): void;
}

/**
 * A form that becomes a lead: checked by the contract here and there, sent once, kept until it has
 * arrived. Spread `field(name)` on a text, select or checkbox field; put `honeypot` on a Honeypot.
 */
export function useLeadForm<E extends LeadEndpoint, V extends FieldValues = InputOf<E>>(
  endpoint: E,
  { defaultValues, labels, onSent, onConflict }: LeadFormOptions<V>,
) {
  const reason = useReason();
  const formId = useId();
  const honeypot = useRef<HTMLInputElement>(null);
  const opened = useRef(nowMs());
  const attempt = useRef({ body: "", key: "" });
  const form = useForm<V>({
    defaultValues,
    shouldFocusError: false,
    // The endpoint's input is the schema of these values; the two generics cannot see it.
    resolver: zodResolver(endpoint.input) as unknown as Resolver<V>,
  });
  const { errors } = form.formState;

  const { state, send } = useSend(async () => endpoint, {
    onSent: (answer) => {
      attempt.current = { body: "", key: "" };
      onSent?.((answer as { data: { reference: string } }).data.reference);
    },
    onInvalid: (fields) => {
      for (const [name, [message]] of Object.entries(fields))
        form.setError(name as Path<V>, { type: "server", message });
      leadTo(fields);
    },
    onConflict,
  });

  const idOf = (name: string) => `${formId}-${name}`;
  /** To the first wrong field in the order of the labels; after the words have come to it. */
  const leadTo = (fields: object) => {
    const first = Object.keys(labels).find((name) => name in fields);
    if (!first) return;
    requestAnimationFrame(() => focusField(idOf(first)));
  };
  const errorOf = (name: string): string | undefined => {
    const { error } = form.getFieldState(name as Path<V>, form.formState);
    if (!error) return undefined;
    return error.type === "server" ? error.message : reason(error.message);
  };

  const submit = form.handleSubmit((values) => {
    const { seconds_open, ...website } = spamCheck(honeypot.current, opened.current);
    const body = { ...values, ...website };
    const text = JSON.stringify(body);
    if (text !== attempt.current.body) attempt.current = { body: text, key: newRequestKey() };
    const input = { ...body, seconds_open } as unknown as InputOf<E>;
    return send(async () => input, attempt.current.key);
  }, leadTo);

  const wrong: WrongField[] = Object.keys(errors).length
    ? Object.entries(labels).flatMap(([name, label = name]) => {
        const message = errorOf(name);
        return message ? [{ id: idOf(name), label, message }] : [];
      })
    : [];

  return {
    form,
    state,
    submit,
    honeypot,
    wrong,
    idOf,
    errorOf,
    field: (name: Path<V>) => ({
      ...form.register(name),
      id: idOf(name),
      error: errorOf(name),
    }),
  };
}
