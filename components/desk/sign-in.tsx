"use client";

import { startAuthentication, WebAuthnError } from "@simplewebauthn/browser";
import { ApiError } from "@/lib/contract/errors";
import { BusyButton } from "../form/busy-button";
import { callDesk } from "./call-desk";
import { Failure } from "./failure";
import { leaving } from "./leaving";
import { useAction } from "./use-action";
import { nowTypes } from "./use-kept-text";
import { deskWords } from "./words/words";

const words = deskWords.signIn;

/** Signs in with a passkey, then goes where somebody wanted to. */
export function SignIn({ next }: { next: string }) {
  const { busy, failure, act } = useAction();
  const signIn = () =>
    act(async () => {
      const { challenge, options } = await callDesk("begin-signing-in", {});
      const response = await startAuthentication({ optionsJSON: options as never }).catch(notGiven);
      const me = await callDesk("sign-in", { challenge, response: { ...response } });
      nowTypes(me.id);
      await leaving(() => window.location.assign(next));
    });
  return (
    <div className="mt-8 space-y-4">
      <BusyButton
        type="button"
        busy={busy}
        busyText={words.busy}
        onClick={signIn}
        className="w-full"
      >
        {words.button}
      </BusyButton>
      <Failure words={failure} />
      <p className="text-muted text-small">{words.help}</p>
    </div>
  );
}

/** The device, or whoever holds it, said no. */
export function notGiven(cause: unknown): never {
  const isTold = cause instanceof WebAuthnError || cause instanceof DOMException;
  throw isTold || (cause instanceof Error && cause.name === "NotAllowedError")
    ? new ApiError("conflict", { reason: "cancelled" })
    : cause;
}
