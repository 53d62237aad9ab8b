import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { RequestList } from "@/components/desk/requests/request-list";
import { deskWords } from "@/components/desk/words/words";
import { amongOf, type SearchParams } from "./among";
import { readDesk } from "./read-desk";

interface RequestsPageProps {
  searchParams: SearchParams;
}

export default async function RequestsScreen({ searchParams }: RequestsPageProps) {
  const came = await amongOf(searchParams, "came");
  const [me, first] = await Promise.all([
    readDesk("/", "me", {}),
    readDesk("/", "requests", { view: "waiting", came }),
  ]);
  return (
    <DeskFrame me={me} title={deskWords.requests.title}>
      <DeskQueries>
        <RequestList key={JSON.stringify(came)} first={first} me={me.id} came={came} />
      </DeskQueries>
    </DeskFrame>
  );
}
