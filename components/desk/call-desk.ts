import { errorOf } from "@/lib/api/browser";
import type { DeskInput, DeskOutput } from "@/lib/contract/desk/calls";
import type { DeskCallName } from "@/lib/contract/desk/rights";
import { ApiError } from "@/lib/contract/errors";
import { deskWords } from "./desk-words";
import { askAgain } from "./step-up";

/**
 * Calls the desk from one of its screens, once more after a passkey was shown where the call asks for
 * one. The reply is trusted: it comes from this site's own handler.
 * Throws ApiError; `unavailable` when there is no connection.
 */
export async function callDesk<N extends DeskCallName>(
  name: N,
  input: DeskInput<N>,
): Promise<DeskOutput<N>> {
  try {
    return await callOnce(name, input);
  } catch (error) {
    const asked =
      error instanceof ApiError && error.detail.reason === "step_up" ? askAgain() : undefined;
    if (!asked) throw error;
    await asked;
    return callOnce(name, input);
  }
}

async function callOnce<N extends DeskCallName>(
  name: N,
  input: DeskInput<N>,
): Promise<DeskOutput<N>> {
  const response = await fetch(`/api/desk/${name}`, {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(input),
  }).catch((cause) => {
    throw new ApiError("unavailable", { cause });
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as DeskOutput<N>;
  throw errorOf(response, body);
}

/** What went wrong, in the words of the desk. */
export function failureWords(error: unknown): string {
  const words: Record<string, string> = deskWords.failures;
  if (!(error instanceof ApiError)) return deskWords.failures.other;
  const [field] = Object.values(error.detail.fields ?? {}).flat();
  const [why = ""] = field?.split(":") ?? [];
  return (
    words[error.detail.reason ?? ""] ??
    words[error.code] ??
    words[why] ??
    field ??
    words.other ??
    ""
  );
}
