import { useCallback, useRef, useState } from "react";
import { nowMs } from "@/lib/clock";
import type { Endpoint, InputOf, OutputOf } from "@/lib/contract/endpoint";
import { useOnceOnline, wayLost } from "./connection";
import { useRequestStatus } from "./request-status";
import type { Failure, Outcome } from "./send-request";

export type SendState =
  | { kind: "idle" | "sending" | "sent" }
  | { kind: "failed"; failure: Failure; waitSeconds?: number | undefined };

export interface SendOptions<E extends Endpoint> {
  onSent(answer: OutputOf<E>): void;
  /** The wrong fields, with sentences in the visitor's language. */
  onInvalid(fields: Record<string, string[]>): void;
  /** What was asked for has changed meanwhile, and how; without it that is a failure of ours. */
  onConflict?: ((reason: string) => void) | undefined;
}

/** The backend takes a form that was filled within a second for a robot's. */
const leastOpenMs = 1100;

/**
 * Sends a request once, however often it is asked to; a request that could not reach us is sent
 * again, with the same key, as soon as the browser says that it is online. Endpoint and body are
 * asked for when they are needed, so that the contract need not come with the page.
 */
export function useSend<E extends Endpoint>(endpoint: () => Promise<E>, options: SendOptions<E>) {
  const [state, setState] = useState<SendState>({ kind: "idle" });
  const phase = useRef<"ready" | "sending" | "sent">("ready");
  const again = useRef<(() => void) | undefined>(undefined);
  const opened = useRef(nowMs());
  /** How often what is sent was changed. */
  const changes = useRef(0);
  const latest = useRef({ endpoint, ...options });
  latest.current = { endpoint, ...options };

  const send = useCallback(
    async (body: () => Promise<InputOf<E> | undefined>, key: string): Promise<void> => {
      if (phase.current !== "ready") return;
      phase.current = "sending";
      again.current = undefined;
      const before = changes.current;
      setState({ kind: "sending" });
      await waitUntil(opened.current + leastOpenMs);
      const outcome = await attempt(latest.current.endpoint, body, key);
      const succeeded = "answer" in outcome;
      // A second click may come when the answer is there already and the form not yet gone.
      phase.current = succeeded ? "sent" : "ready";
      useRequestStatus.getState().set(succeeded);
      if (succeeded) {
        setState({ kind: "sent" });
        return latest.current.onSent(outcome.answer);
      }
      const { waitSeconds, fields, reason = "" } = outcome;
      const { onConflict, onInvalid } = latest.current;
      if (outcome.failure === "conflict" && onConflict) {
        setState({ kind: "idle" });
        return onConflict(reason);
      }
      const isAway = outcome.failure === "offline" || outcome.failure === "unreachable";
      const isSame = changes.current === before;
      if (isAway && isSame) again.current = () => void send(body, key);
      // Nothing is sent by itself that is not what stands there by now.
      const said = isAway && !isSame ? "unreachable" : outcome.failure;
      const failure = said === "conflict" ? "broken" : said;
      setState({ kind: "failed", failure, waitSeconds });
      if (failure === "invalid") onInvalid(fields ?? {});
    },
    [],
  );

  useOnceOnline(() => again.current?.());

  /** Back to rest: what was sent, or could not be, was changed or is not wanted any more. */
  const forget = useCallback(() => {
    again.current = undefined;
    changes.current += 1;
    if (phase.current === "sending") return;
    phase.current = "ready";
    setState((before) => (before.kind === "idle" ? before : { kind: "idle" }));
  }, []);

  return { state, send, forget };
}

async function attempt<E extends Endpoint>(
  endpoint: () => Promise<E>,
  body: () => Promise<InputOf<E> | undefined>,
  key: string,
): Promise<Outcome<E>> {
  try {
    const [{ sendRequest }, target, input] = await Promise.all([
      import("./send-request"),
      endpoint(),
      body(),
    ]);
    return input ? await sendRequest(target, input, key) : { failure: "invalid" };
  } catch {
    // A part of the site that sends could not be loaded.
    return { failure: wayLost() };
  }
}

async function waitUntil(timeMs: number): Promise<void> {
  const wait = timeMs - nowMs();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
}
