import { callSite } from "@/lib/api/browser";
import type { Endpoint, InputOf, OutputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import { cameFrom } from "@/lib/site/came-from";
import { visitedPages } from "@/lib/site/consent/visited-pages";
import { wayLost } from "./connection";

/** Why a request did not arrive; in each case nothing typed is lost and it can be sent again. */
export type Failure = "offline" | "unreachable" | "too_many" | "invalid" | "broken";

export type Outcome<E extends Endpoint> =
  | { answer: OutputOf<E> }
  | {
      /** A conflict is no failure of the way: what was asked for has changed meanwhile. */
      failure: Failure | "conflict";
      reason?: string | undefined;
      waitSeconds?: number | undefined;
      fields?: Record<string, string[]> | undefined;
    };

/** On the way through a tunnel an answer may never come; the key makes it safe to ask again. */
const patienceMs = 20_000;

/** Sends a request with its key and says what became of it; it never throws. */
export async function sendRequest<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  key: string,
): Promise<Outcome<E>> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const headers = { "Idempotency-Key": key };
    const whole = { ...input, ...knownOf(endpoint) };
    return { answer: await callSite(endpoint, whole, { signal, headers }) };
  } catch (error) {
    if (signal.aborted) return { failure: wayLost() };
    if (!(error instanceof ApiError)) return { failure: "broken" };
    const { retryAfterSeconds: waitSeconds, fields, reason } = error.detail;
    switch (error.code) {
      case "invalid":
        return { failure: "invalid", fields };
      case "conflict":
        return { failure: "conflict", reason };
      case "too_many":
        return { failure: "too_many", waitSeconds };
      case "unavailable":
      case "bad_gateway":
        return { failure: wayLost(), waitSeconds };
      default:
        return { failure: "broken" };
    }
  }
}

/** From where the visitor came, and with their leave what they have read, for those who ask for it. */
function knownOf({ input }: Endpoint) {
  const from = cameFrom();
  if (!from || !("came_from" in input.shape)) return {};
  const pages = visitedPages();
  return { came_from: { ...from, ...(pages.length > 0 && { pages }) } };
}
