"use client";

import { startAuthentication } from "@simplewebauthn/browser";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/contract/errors";
import { BusyButton } from "../form/busy-button";
import { Button } from "../ui/button";
import { callDesk } from "./call-desk";
import { Failure } from "./failure";
import { notGiven } from "./sign-in";
import { askWith } from "./step-up";
import { useAction } from "./use-action";
import { deskWords } from "./words/words";

const words = deskWords.stepUp;

interface Waiting {
  goOn(): void;
  giveUp(why: ApiError): void;
}

/** Asks for a passkey in the middle of something, which then goes on as if nothing had been asked. */
export function StepUpDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [waiting, setWaiting] = useState<Waiting>();

  useEffect(
    () =>
      askWith(
        () =>
          new Promise<void>((goOn, giveUp) => {
            setWaiting({ goOn, giveUp });
          }),
      ),
    [],
  );
  useEffect(() => {
    if (waiting) dialog.current?.showModal();
  }, [waiting]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="step-up"
      // Nothing comes of it once it went on.
      onClose={() => {
        waiting?.giveUp(new ApiError("conflict", { reason: "not_confirmed" }));
        setWaiting(undefined);
      }}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-picture bg-paper p-5 text-ink shadow-float backdrop:bg-night/60"
    >
      {waiting && (
        <PasskeyAgain
          onShown={() => {
            waiting.goOn();
            dialog.current?.close();
          }}
          onNo={() => dialog.current?.close()}
        />
      )}
    </dialog>
  );
}

function PasskeyAgain({ onShown, onNo }: { onShown(): void; onNo(): void }) {
  const { busy, failure, act } = useAction();
  const confirm = () =>
    act(async () => {
      const { challenge, options } = await callDesk("begin-confirming", {});
      const response = await startAuthentication({ optionsJSON: options as never }).catch(notGiven);
      await callDesk("confirm", { challenge, response: { ...response } });
      onShown();
    });

  return (
    <>
      <h2 id="step-up" className="text-xl">
        {words.title}
      </h2>
      <p className="mt-2">{words.text}</p>
      <div className="mt-5 flex flex-wrap gap-2">
        <BusyButton type="button" busy={busy} busyText={words.busy} onClick={confirm}>
          {words.button}
        </BusyButton>
        <Button look="quiet" onClick={onNo}>
          {words.no}
        </Button>
      </div>
      <div className="mt-3">
        <Failure words={failure} />
      </div>
    </>
  );
}
