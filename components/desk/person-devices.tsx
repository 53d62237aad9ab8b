"use client";

import { useEffect, useState } from "react";
import type { Devices, Person } from "@/lib/contract/desk/staff";
import { BusyButton } from "../form/busy-button";
import { callDesk, failureWords } from "./call-desk";
import { DeviceList } from "./device-list";
import { Failure } from "./failure";
import { useAction } from "./use-action";
import { deskWords } from "./words/words";

const words = deskWords.devices;

/** A colleague's devices, for whoever runs the desk: a lost one is ended here, a new one invited. */
export function PersonDevices({ person: { id: person, name } }: { person: Person }) {
  const [devices, setDevices] = useState<Devices>();
  const [notRead, setNotRead] = useState("");
  const { busy, said, failure, act } = useAction();
  useEffect(() => {
    callDesk("devices-of", { person }).then(setDevices, (error) => setNotRead(failureWords(error)));
  }, [person]);
  const doing = (work: () => Promise<unknown>, then: string) =>
    act(async () => {
      try {
        await work();
      } finally {
        // What was done is done, also where it cannot be looked at.
        await callDesk("devices-of", { person }).then(setDevices, () => undefined);
      }
    }, then);
  return (
    <div className="mt-2 rounded-picture bg-card px-4 pb-4">
      <p role="status" className="pt-3 text-acacia text-small empty:hidden">
        {said}
      </p>
      <Failure words={failure || notRead} />
      {devices && (
        <DeviceList
          devices={devices}
          busy={busy}
          onEnd={({ id: session }) =>
            doing(() => callDesk("end-session-of", { person, session }), words.endedOf(name))
          }
          onRemove={({ id: passkey }) =>
            doing(() => callDesk("remove-passkey-of", { person, passkey }), words.removedOf(name))
          }
        />
      )}
      <BusyButton
        type="button"
        look="outline"
        className="mt-4"
        busy={busy}
        busyText={words.sending}
        onClick={() => doing(() => callDesk("invite-again", { person }), words.sentTo(name))}
      >
        {words.sendTo(name)}
      </BusyButton>
    </div>
  );
}
