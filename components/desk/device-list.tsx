"use client";

import { useState } from "react";
import type { Device, Devices, Passkey } from "@/lib/contract/desk/staff";
import { Button } from "../ui/button";
import { momentText } from "./desk-formats";
import { deskWords } from "./words/words";

const words = deskWords.devices;

interface DeviceListProps {
  devices: Devices;
  busy: boolean;
  onEnd(device: Device): void;
  onRemove(passkey: Passkey): void;
  /** What is lost with this very device, where something is. */
  lost?(): string;
}

/** Where somebody is signed in, and their passkeys: each ends in two taps. */
export function DeviceList({ devices, busy, onEnd, onRemove, lost }: DeviceListProps) {
  return (
    <div aria-busy={busy}>
      <h2 className="mt-4 font-sans font-semibold text-body tracking-normal">{words.signedIn}</h2>
      {devices.devices.length === 0 && <p className="text-muted text-small">{words.nowhere}</p>}
      <ul className="divide-y divide-line">
        {devices.devices.map((device) => (
          <Row
            key={device.id}
            name={device.device}
            note={words.since(momentText(device.signed_in_at))}
            isThis={device.is_this}
            lost={lost}
            end={words.end}
            endOne={words.endOne(device.device)}
            sure={words.endSure}
            yes={words.endYes}
            onYes={() => onEnd(device)}
          />
        ))}
      </ul>
      <h2 className="mt-4 font-sans font-semibold text-body tracking-normal">{words.passkeys}</h2>
      {devices.passkeys.length === 0 && <p className="text-muted text-small">{words.noPasskey}</p>}
      <ul className="divide-y divide-line">
        {devices.passkeys.map((passkey) => (
          <Row
            key={passkey.id}
            name={passkey.device || words.anyDevice}
            note={words.used(passkey.used_at ? momentText(passkey.used_at) : "")}
            isThis={passkey.is_this}
            lost={lost}
            end={words.remove}
            endOne={words.removeOne(passkey.device || words.anyDevice)}
            sure={words.removeSure}
            yes={words.removeYes}
            onYes={() => onRemove(passkey)}
          />
        ))}
      </ul>
    </div>
  );
}

interface RowProps {
  name: string;
  note: string;
  isThis: boolean;
  lost: DeviceListProps["lost"];
  end: string;
  endOne: string;
  sure: string;
  yes: string;
  onYes(): void;
}

function Row({ name, note, isThis, lost, end, endOne, sure, yes, onYes }: RowProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <li className="py-2.5">
      <div className="flex items-center justify-between gap-4">
        <p>
          {name}
          {isThis && <span className="text-acacia"> · {words.thisOne}</span>}
          <span className="block text-muted text-small">{note}</span>
        </p>
        <Button
          look="outline"
          aria-label={endOne}
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          {end}
        </Button>
      </div>
      {isAsking && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <p className="basis-full text-small">
            {sure} {isThis && lost?.()}
          </p>
          <Button
            onClick={() => {
              setAsking(false);
              onYes();
            }}
          >
            {yes}
          </Button>
          <Button look="outline" onClick={() => setAsking(false)}>
            {words.keep}
          </Button>
        </div>
      )}
    </li>
  );
}
