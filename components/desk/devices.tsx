"use client";

import { useRouter } from "next/navigation";
import type { Device } from "@/lib/contract/desk/staff";
import { Button } from "../ui/button";
import { callDesk } from "./call-desk";
import { deskWords } from "./desk-words";
import { Failure } from "./failure";
import { momentText } from "./moment";
import { useAction } from "./use-action";

const words = deskWords.devices;

/** Where somebody is signed in, each to be ended from here. */
export function Devices({ devices }: { devices: Device[] }) {
  const router = useRouter();
  const { failure, act } = useAction();
  const end = ({ id, is_this: isThis }: Device) =>
    act(async () => {
      await callDesk(isThis ? "sign-out" : "end-session", isThis ? {} : { session: id });
      if (isThis) window.location.assign("/sign-in");
      else router.refresh();
    });
  return (
    <>
      <p className="max-w-text">{words.text}</p>
      <Failure words={failure} />
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {devices.map((device) => (
          <li key={device.id} className="flex items-center justify-between gap-4 py-3">
            <p>
              <span className="font-semibold">{device.device}</span>
              {device.is_this && <span className="text-acacia"> · {words.thisOne}</span>}
              <span className="block text-muted text-small">
                {words.since(momentText(device.signed_in_at))}
              </span>
            </p>
            <Button
              look="outline"
              aria-label={words.endOne(device.device)}
              onClick={() => end(device)}
            >
              {words.end}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
