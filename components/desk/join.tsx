"use client";

import { startRegistration } from "@simplewebauthn/browser";
import { useEffect, useState } from "react";
import { BusyButton } from "../form/busy-button";
import { callDesk } from "./call-desk";
import { Failure } from "./failure";
import { notGiven } from "./sign-in";
import { useAction } from "./use-action";
import { nowTypes } from "./use-kept-text";
import { deskWords } from "./words/words";

const words = deskWords.join;
type Begun = Awaited<ReturnType<typeof callDesk<"begin-joining">>>;

/** Greets somebody who follows an invitation, and makes their passkey. */
export function Join() {
  const [begun, setBegun] = useState<Begun | "refused">();
  const { busy, failure, act } = useAction();

  useEffect(() => {
    callDesk("begin-joining", { invitation: invitationHere() }).then(setBegun, () =>
      setBegun("refused"),
    );
  }, []);

  const join = () =>
    act(async () => {
      // What was asked first may be too old by now.
      const invitation = invitationHere();
      const { challenge, options } = await callDesk("begin-joining", { invitation });
      const response = await startRegistration({ optionsJSON: options as never }).catch(notGiven);
      const me = await callDesk("join", { invitation, challenge, response: { ...response } });
      nowTypes(me.id);
      window.location.assign("/");
    });

  if (begun === "refused") return <p className="mt-6">{words.refused}</p>;
  return (
    <div className="mt-6 space-y-5" aria-busy={!begun}>
      <p className="font-semibold">{begun ? words.hello(begun.name) : "\u00a0"}</p>
      <p>{words.text}</p>
      <BusyButton type="button" busy={busy} busyText={words.busy} onClick={join} className="w-full">
        {words.button}
      </BusyButton>
      <Failure words={failure} />
    </div>
  );
}

/** Behind the `#`, where no server sees it. */
const invitationHere = () => window.location.hash.slice(1);
