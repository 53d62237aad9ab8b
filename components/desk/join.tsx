"use client";

import { startRegistration } from "@simplewebauthn/browser";
import { useEffect, useState } from "react";
import { ApiError } from "@/lib/contract/errors";
import { BusyButton } from "../form/busy-button";
import { callDesk } from "./call-desk";
import { Failure } from "./failure";
import { leaving } from "./leaving";
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
  const unlessRefused = (work: () => Promise<void>) =>
    act(() =>
      work().catch((error) => {
        if (!isRefused(error)) throw error;
        setBegun("refused");
      }),
    );
  const begin = async (invitation: string) => {
    const asked = await callDesk("begin-joining", { invitation }).catch(partRefused);
    setBegun(asked);
    return asked;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is invited is asked once.
  useEffect(() => {
    void unlessRefused(async () => void (await begin(invitationHere())));
  }, []);

  const join = () =>
    unlessRefused(async () => {
      // What was asked first may be too old by now.
      const invitation = invitationHere();
      const { challenge, options } = await begin(invitation);
      const response = await startRegistration({ optionsJSON: options as never }).catch(notGiven);
      const me = await callDesk("join", { invitation, challenge, response: { ...response } });
      nowTypes(me.id);
      await leaving(() => window.location.assign("/"));
    });

  if (begun === "refused") return <p className="mt-6">{words.refused}</p>;
  return (
    <div className="mt-6 space-y-5" aria-busy={!begun && !failure}>
      <p className="font-semibold">{begun ? words.hello(begun.name) : "\u00a0"}</p>
      <p>{words.text}</p>
      <BusyButton type="button" busy={busy} busyText={words.busy} onClick={join} className="w-full">
        {words.button}
      </BusyButton>
      <Failure words={failure} />
    </div>
  );
}

const refused = "link_refused";
const isRefused = (error: unknown) => error instanceof ApiError && error.detail.reason === refused;

/** A part of a link is no invitation either. */
function partRefused(error: unknown): never {
  const isPart = error instanceof ApiError && error.code === "invalid";
  throw isPart ? new ApiError("forbidden", { reason: refused }) : error;
}

/** Behind the `#`, where no server sees it. */
const invitationHere = () => window.location.hash.slice(1);
