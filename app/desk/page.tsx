import { DeskFrame } from "@/components/desk/desk-frame";
import { deskWords } from "@/components/desk/desk-words";
import { readDesk } from "./read-desk";

export default async function HomeScreen() {
  const me = await readDesk("/", "me", {});
  return (
    <DeskFrame me={me} title={deskWords.home.title}>
      <p className="max-w-text">{deskWords.home.text}</p>
    </DeskFrame>
  );
}
