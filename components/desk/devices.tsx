"use client";

import { useRouter } from "next/navigation";
import type { Device, Devices, Passkey } from "@/lib/contract/desk/staff";
import { BusyButton } from "../form/busy-button";
import { callDesk } from "./call-desk";
import { DeviceList } from "./device-list";
import { Failure } from "./failure";
import { useAction } from "./use-action";
import { forgetTyped, waitsToBeSent } from "./use-kept-text";
import { deskWords } from "./words/words";

const words = deskWords.devices;

/** One's own devices: where one is signed in, with which passkeys, and how another one is added. */
export function OwnDevices({ devices }: { devices: Devices }) {
  const router = useRouter();
  const { busy, said, failure, act } = useAction();
  const leave = () => {
    forgetTyped();
    window.location.assign("/sign-in");
  };
  const end = ({ id, is_this: isThis }: Device) =>
    act(async () => {
      await callDesk(isThis ? "sign-out" : "end-session", isThis ? {} : { session: id });
      if (isThis) leave();
      else router.refresh();
    }, words.ended);
  const remove = ({ id, is_this: isThis }: Passkey) =>
    act(async () => {
      await callDesk("remove-passkey", { passkey: id });
      if (isThis) leave();
      else router.refresh();
    }, words.removed);
  return (
    <>
      <p className="max-w-text">{words.text}</p>
      <p role="status" className="mt-3 text-acacia empty:hidden">
        {said}
      </p>
      <Failure words={failure} />
      <DeviceList
        {...{ devices, busy }}
        onEnd={end}
        onRemove={remove}
        lost={() => (waitsToBeSent() ? words.notSent : "")}
      />
      <h2 className="mt-10 text-xl">{words.add}</h2>
      <p className="mt-1 mb-4 max-w-text text-small">{words.addAbout}</p>
      <BusyButton
        type="button"
        look="outline"
        busy={busy}
        busyText={words.sending}
        onClick={() => act(async () => void (await callDesk("add-device", {})), words.sent)}
      >
        {words.addSend}
      </BusyButton>
    </>
  );
}
