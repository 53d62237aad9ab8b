import { useCallback, useEffect, useRef, useState } from "react";
import { callSite } from "@/lib/api/browser";
import type { Endpoint, InputOf, OutputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import { useRequestStatus } from "./request-status";

/** Why a request did not arrive; in each case nothing typed is lost and it can be sent again. */
export type Failure = "offline" | "unreachable" | "too_many" | "invalid" | "broken";
export type SendState =
  | { kind: "idle" | "sending" | "sent" }
  | { kind: "failed"; failure: Failure; waitSeconds?: number | undefined };

interface SendOptions<E extends Endpoint> {
  onSent(answer: OutputOf<E>): void;
  /** The wrong fields, with sentences in the visitor's language. */
  onInvalid(fields: Record<string, string[]>): void;
}

/** The backend takes a form that was filled within a second for a robot's. */
const leastOpenMs = 1100;

/**
 * Sends a request once, however often it is asked to; a request that could not reach us is sent
 * again, with the same key, as soon as the browser says that it is online.
 */
export function useSend<E extends Endpoint>(endpoint: E, options: SendOptions<E>) {
  const [state, setState] = useState<SendState>({ kind: "idle" });
  const busy = useRef(false);
  const again = useRef<(() => void) | undefined>(undefined);
  const opened = useRef(Date.now());
  const latest = useRef(options);
  latest.current = options;

  const send = useCallback(
    async (input: InputOf<E>, key: string) => {
      if (busy.current) return;
      busy.current = true;
      again.current = undefined;
      setState({ kind: "sending" });
      try {
        await waitUntil(opened.current + leastOpenMs);
        const answer = await callSite(endpoint, input, { headers: { "Idempotency-Key": key } });
        useRequestStatus.getState().set(true);
        setState({ kind: "sent" });
        latest.current.onSent(answer);
      } catch (error) {
        useRequestStatus.getState().set(false);
        const { failure, waitSeconds } = failureOf(error);
        if (failure === "offline" || failure === "unreachable")
          again.current = () => void send(input, key);
        setState({ kind: "failed", failure, waitSeconds });
        if (error instanceof ApiError && error.code === "invalid")
          latest.current.onInvalid(error.detail.fields ?? {});
      } finally {
        busy.current = false;
      }
    },
    [endpoint],
  );

  useEffect(() => {
    const online = () => again.current?.();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, []);

  /** Back to rest: what could not be sent was changed or is not wanted any more. */
  const forget = useCallback(() => {
    again.current = undefined;
    if (!busy.current) setState({ kind: "idle" });
  }, []);

  return { state, send, forget };
}

function failureOf(error: unknown): { failure: Failure; waitSeconds?: number | undefined } {
  if (!(error instanceof ApiError)) return { failure: "broken" };
  const { retryAfterSeconds: waitSeconds } = error.detail;
  if (error.code === "invalid") return { failure: "invalid" };
  if (error.code === "too_many") return { failure: "too_many", waitSeconds };
  if (error.code === "unavailable" || error.code === "bad_gateway")
    return { failure: navigator.onLine ? "unreachable" : "offline", waitSeconds };
  return { failure: "broken" };
}

async function waitUntil(timeMs: number): Promise<void> {
  const wait = timeMs - Date.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
