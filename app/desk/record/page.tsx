import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { RecordScreen } from "@/components/desk/record/record-screen";
import { recordWords } from "@/components/desk/words/words";
import { readDesk } from "../read-desk";

export const metadata: Metadata = { title: recordWords.title };

export default async function Record() {
  const [me, first] = await Promise.all([
    readDesk("/record", "me", {}),
    readDesk("/record", "record", {}),
  ]);
  return (
    <DeskFrame me={me} title={recordWords.title}>
      <RecordScreen first={first} />
    </DeskFrame>
  );
}
