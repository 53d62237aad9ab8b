import { errorOf } from "@/lib/api/browser";
import type { DeskInput, DeskOutput } from "@/lib/contract/desk/calls";
import { type DeskCallName, isAdding, rights, withFile } from "@/lib/contract/desk/rights";
import { ApiError } from "@/lib/contract/errors";
import { pressed } from "../form/pressed-key";
import { askAgain } from "./step-up";
import { deskWords, offerWords } from "./words/words";

/**
 * Calls the desk from one of its screens, once more after a passkey was shown where the call asks for
 * one. Whose session has ended, here or elsewhere, is led to sign in and back to where they were. The
 * reply is trusted: it comes from this site's own handler.
 * Throws ApiError; `unavailable` when there is no connection.
 *
 * @param ownKey of a form that keeps one; what else adds something has the same until it is answered
 */
export async function callDesk<N extends DeskCallName>(
  name: N,
  input: DeskInput<N>,
  ownKey?: string,
): Promise<DeskOutput<N>> {
  if (ownKey || !isAdding(name)) return callConfirmed(name, input, ownKey);
  // The screen that looked again has another version of what is meant; what is said of it is the same.
  const said = Object.entries(input).filter(([field]) => field !== "version");
  return pressed([name, said], (key) => callConfirmed(name, input, key));
}

async function callConfirmed<N extends DeskCallName>(
  name: N,
  input: DeskInput<N>,
  key: string | undefined,
): Promise<DeskOutput<N>> {
  try {
    return await callOnce(name, input, key);
  } catch (error) {
    if (error instanceof ApiError && error.code === "unauthorized" && rights[name] !== "anybody")
      signInHere();
    const asked =
      error instanceof ApiError && error.detail.reason === "step_up" ? askAgain() : undefined;
    if (!asked) throw error;
    await asked;
    return callOnce(name, input, key);
  }
}

function signInHere(): void {
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?next=${encodeURIComponent(pathname + search)}`);
}

const longestMs = 45_000;
const longestFileMs = 300_000;

async function callOnce<N extends DeskCallName>(
  name: N,
  input: DeskInput<N>,
  key: string | undefined,
): Promise<DeskOutput<N>> {
  const isForm = withFile.some((each) => each === name);
  const response = await fetch(`/api/desk/${name}`, {
    method: "POST",
    headers: {
      accept: "application/json",
      // The browser itself says of a form where its parts begin.
      ...(!isForm && { "content-type": "application/json" }),
      ...(key && { "idempotency-key": key }),
    },
    body: isForm ? formOf(input) : JSON.stringify(input),
    // On a bad line nothing at all may come back: that is said, too. A file takes its time.
    signal: AbortSignal.timeout(isForm ? longestFileMs : longestMs),
  }).catch((cause) => {
    throw new ApiError("unavailable", { cause });
  });
  const body: unknown = await response.json().catch(() => undefined);
  if (response.ok && body !== undefined) return body as DeskOutput<N>;
  throw errorOf(response, body);
}

function formOf(input: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) form.set(name, value);
  return form;
}

/** Whether it was refused as somebody else was first: the screen shows what is no more. */
export const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.detail.reason === "changed_meanwhile";

/** What went wrong, in the words of the desk. */
export function failureWords(error: unknown): string {
  const words: Record<string, string> = deskWords.failures;
  if (!(error instanceof ApiError)) return deskWords.failures.other;
  const [field] = Object.values(wrongFields(error));
  const reason = error.detail.reason ?? "";
  const problem = offerWords.problems[reason];
  const notSent = problem && offerWords.notSent(problem);
  return words[reason] ?? notSent ?? words[error.code] ?? field ?? words.other ?? "";
}

/** What is wrong with each field, in the words of the desk, by its name. */
export function wrongFields(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const words: Record<string, string> = deskWords.failures;
  const all = Object.entries(error.detail.fields ?? {});
  return Object.fromEntries(
    all.map(([name, [said = ""]]) => {
      const [why = ""] = said.split(":");
      return [name, words[why] ?? (said || deskWords.failures.other)];
    }),
  );
}
