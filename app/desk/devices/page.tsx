import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { OwnDevices } from "@/components/desk/devices";
import { deskWords } from "@/components/desk/words/words";
import { readDesk } from "../read-desk";

export const metadata: Metadata = { title: deskWords.devices.title };

export default async function DevicesScreen() {
  const [me, devices] = await Promise.all([
    readDesk("/devices", "me", {}),
    readDesk("/devices", "devices", {}),
  ]);
  return (
    <DeskFrame me={me} title={deskWords.devices.title}>
      <OwnDevices devices={devices} />
    </DeskFrame>
  );
}
