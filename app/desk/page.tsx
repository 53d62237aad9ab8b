import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { deskWords } from "@/components/desk/desk-words";
import { RequestList } from "@/components/desk/requests/request-list";
import { readDesk } from "./read-desk";

export default async function RequestsScreen() {
  const [me, first] = await Promise.all([
    readDesk("/", "me", {}),
    readDesk("/", "requests", { view: "waiting" }),
  ]);
  return (
    <DeskFrame me={me} title={deskWords.requests.title}>
      <DeskQueries>
        <RequestList first={first} me={me.id} />
      </DeskQueries>
    </DeskFrame>
  );
}
