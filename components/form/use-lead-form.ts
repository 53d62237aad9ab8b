import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import type { z } from "zod";
import { nowMs } from "@/lib/clock";
import type { Endpoint, InputOf } from "@/lib/contract/endpoint";
import { focusField } from "./focus-field";
import { newRequestKey } from "./request-key";
import { spamCheck } from "./spam-check";
import { type ContractFormOptions, useContractForm } from "./use-contract-form";
import { type SendState, useSend } from "./use-send";

const nameless: SendState = { kind: "failed", failure: "broken" };

type LeadEndpoint = Endpoint<z.ZodObject, z.ZodType<{ data: { reference: string } }>>;

interface LeadFormOptions<V> extends ContractFormOptions<V> {
  /** Under which name this tab keeps what is typed until it is sent, where it is kept. */
  kept?: string;
  onSent?(reference: string): void;
  /** What was asked for has changed meanwhile, and how. */
  onConflict?(reason: string): void;
}

/**
 * A form that becomes a lead: sent once, kept until it has arrived. Put `honeypot` on a Honeypot, and
 * call `forget` where a value changes that is no field's.
 */
export function useLeadForm<E extends LeadEndpoint, V extends FieldValues = InputOf<E>>(
  endpoint: () => Promise<E>,
  { kept, onSent, onConflict, ...options }: LeadFormOptions<V>,
) {
  const honeypot = useRef<HTMLInputElement>(null);
  const opened = useRef(nowMs());
  const attempt = useRef({ body: "", key: "" });
  const contractForm = useContractForm<V>(endpoint, { ...options, shouldFocusError: false });
  const { handleSubmit, refuse, idOf } = contractForm;

  const forgetWords = useRef<Promise<(() => void) | undefined>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is put back once.
  useEffect(() => {
    if (!kept) return;
    const gone = new AbortController();
    forgetWords.current = import("./kept-words").then(
      ({ keepWords }) => keepWords(kept, options, contractForm, gone.signal),
      // Offline: it lives as long as the page.
      () => undefined,
    );
    return () => gone.abort();
  }, []);

  /** That something was refused for which no field of the form is asked. */
  const [isNameless, setNameless] = useState(false);
  const sending = useSend(endpoint, {
    onSent: (answer) => {
      attempt.current = { body: "", key: "" };
      void forgetWords.current?.then((forgetKept) => forgetKept?.());
      onSent?.((answer as { data: { reference: string } }).data.reference);
    },
    onInvalid: (fields) => {
      refuse(fields);
      leadTo(fields);
    },
    onConflict,
  });
  const { send } = sending;
  const forget = useCallback(() => {
    setNameless(false);
    sending.forget();
  }, [sending.forget]);

  useEffect(() => {
    const form = honeypot.current?.form;
    form?.addEventListener("input", forget);
    return () => form?.removeEventListener("input", forget);
  }, [forget]);

  /** To the first wrong field in the order of the labels; after the words have come to it. */
  const leadTo = (fields: object) => {
    const first = Object.keys(options.labels).find((name) => name in fields);
    setNameless(first === undefined);
    if (!first) return;
    requestAnimationFrame(() => focusField(idOf(first)));
  };
  const submit = handleSubmit((values) => {
    setNameless(false);
    const { seconds_open, ...website } = spamCheck(honeypot.current, opened.current);
    const body = { ...values, ...website };
    const text = JSON.stringify(body);
    if (text !== attempt.current.body) attempt.current = { body: text, key: newRequestKey() };
    const input = { ...body, seconds_open } as unknown as InputOf<E>;
    return send(async () => input, attempt.current.key);
  }, leadTo);
  const state = isNameless ? nameless : sending.state;
  return { ...contractForm, state, submit, forget, honeypot };
}
