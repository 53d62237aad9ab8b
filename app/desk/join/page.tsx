import type { Metadata } from "next";
import { FrontDoor } from "@/components/desk/front-door";
import { Join } from "@/components/desk/join";
import { deskWords } from "@/components/desk/words/words";

export const metadata: Metadata = { title: deskWords.join.title };

export default function JoinPage() {
  return (
    <FrontDoor title={deskWords.join.title}>
      <Join />
    </FrontDoor>
  );
}
