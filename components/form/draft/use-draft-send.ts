import { useRef } from "react";
import type { Endpoint, InputOf } from "@/lib/contract/endpoint";
import { spamCheck } from "../spam-check";
import { type SendOptions, useSend } from "../use-send";
import type { DraftState } from "./draft-store";

type Request<E extends Endpoint, Draft> = (
  draft: Draft,
  check: ReturnType<typeof spamCheck>,
) => Promise<InputOf<E> | undefined>;

/**
 * Sends the draft of a form: with one key for as long as it stays the same, and a new one after a
 * conflict. Put `honeypot` on a Honeypot.
 */
export function useDraftSend<E extends Endpoint, Draft>(
  endpoint: () => Promise<E>,
  store: { getState(): DraftState<Draft> },
  { onConflict, ...options }: SendOptions<E>,
) {
  const honeypot = useRef<HTMLInputElement>(null);
  const { state, send, forget } = useSend<E>(endpoint, {
    ...options,
    onConflict:
      onConflict &&
      ((reason) => {
        store.getState().newKey();
        onConflict(reason);
      }),
  });
  /** What is sent: the draft as a request, or nothing while something is missing. */
  const sendDraft = (request: Request<E, Draft>, agreed?: number) => {
    const { draft, requestKey, startedAt } = store.getState();
    const body = () => request(draft, spamCheck(honeypot.current, startedAt));
    void send(body, requestKey(agreed));
  };
  return { state, sendDraft, forget, honeypot };
}
