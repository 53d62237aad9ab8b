import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { People } from "@/components/desk/people";
import { deskWords } from "@/components/desk/words/words";
import { readDesk } from "../read-desk";

export const metadata: Metadata = { title: deskWords.people.title };

export default async function PeopleScreen() {
  const [me, { people }] = await Promise.all([
    readDesk("/people", "me", {}),
    readDesk("/people", "people", {}),
  ]);
  return (
    <DeskFrame me={me} title={deskWords.people.title}>
      <People people={people} me={me.id} />
    </DeskFrame>
  );
}
