import { cookies, headers } from "next/headers";
import type { DeskInput, DeskOutput } from "../contract/desk/calls";
import { type DeskCallName, rights } from "../contract/desk/rights";
import { ApiError } from "../contract/errors";
import { isEmbedded } from "../env";
import { deskSessionCookie } from "../site/desk-session";
import { deviceName } from "./device-name";

/**
 * Calls the desk from one of its pages, as whoever asks for the page. The desk is never answered
 * elsewhere.
 * @throws ApiError as the call; `not_found` when every language is answered by an API of its own
 */
export async function askDesk<N extends DeskCallName>(
  name: N,
  input: DeskInput<N>,
): Promise<DeskOutput<N>> {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  const caller = {
    address: head.get("x-client-ip") ?? undefined,
    token: jar.get(deskSessionCookie)?.value,
    device: deviceName(head.get("user-agent")),
  };
  const { data } = await callDesk(name, async () => input, caller);
  return data as DeskOutput<N>;
}

/** Calls the desk in this process. What is said is read only once it is known that whoever calls may. */
export async function callDesk(
  name: string,
  read: () => Promise<unknown>,
  caller: {
    address?: string | undefined;
    token?: string | undefined;
    idempotencyKey?: string | undefined;
    device: string;
  },
) {
  if (!isEmbedded || !isCall(name)) throw new ApiError("not_found");
  const { answerDesk } = await import("../backend/answer-desk");
  return answerDesk(name, read, caller);
}

/** Which of these secrets of sessions are still somebody's who is signed in: one question for all. */
export async function stillSignedIn(tokens: string[]): Promise<ReadonlySet<string>> {
  const { stillPresent } = await import("../backend/staff/sessions");
  return stillPresent(tokens);
}

const isCall = (name: string): name is DeskCallName => Object.hasOwn(rights, name);
