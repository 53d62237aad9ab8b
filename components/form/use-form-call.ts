import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { callSite } from "@/lib/api/browser";
import type { Endpoint, InputOf, OutputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import { newRequestKey } from "./request-key";
import { type ContractFormOptions, useContractForm } from "./use-contract-form";

interface FormCallOptions<E extends Endpoint, V> extends ContractFormOptions<V> {
  /** How the endpoint is called; without it as anybody, with a key against sending twice. */
  call?(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>;
  onDone(answer: OutputOf<E>): void;
  /** Told of a failure that is not about a field; true when it has been dealt with. */
  onFailed?(error: unknown): boolean;
}

/** A form that calls an endpoint: sent once at a time, kept as it was typed until it has worked. */
export function useFormCall<E extends Endpoint, V extends FieldValues = InputOf<E>>(
  endpoint: () => Promise<E>,
  { call, onDone, onFailed, ...options }: FormCallOptions<E, V>,
) {
  const t = useTranslations("Form");
  const [busy, setBusy] = useState(false);
  // Two clicks may come before the page shows that the first one counts.
  const isOnItsWay = useRef(false);
  const [failure, setFailure] = useState("");
  const contractForm = useContractForm<V>(endpoint, options);
  const { handleSubmit, refuse } = contractForm;
  const fail = (error: unknown) => {
    if (onFailed?.(error)) return;
    if (!(error instanceof ApiError)) return setFailure(t("failed.broken.title"));
    const { fields = {} } = error.detail;
    refuse(fields);
    // Without an answer of the API there are no words of it either.
    if (Object.keys(fields).length === 0)
      setFailure(error.message === error.code ? t("failed.unreachable.title") : error.message);
  };
  const send = async (input: InputOf<E>) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setBusy(true);
    setFailure("");
    const anyone = (target: E) =>
      callSite(target, input, { headers: { "Idempotency-Key": newRequestKey() } });
    try {
      const target = await endpoint().catch((cause) => {
        throw new ApiError("unavailable", { cause });
      });
      onDone(await (call?.(target, input) ?? anyone(target)));
    } catch (error) {
      fail(error);
    } finally {
      isOnItsWay.current = false;
      setBusy(false);
    }
  };
  return {
    ...contractForm,
    busy,
    failure,
    submit: handleSubmit((values) => send(values as unknown as InputOf<E>)),
  };
}
