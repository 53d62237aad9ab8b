import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { RequestScreen } from "@/components/desk/requests/request-screen";
import { deskWords } from "@/components/desk/words/words";
import { may } from "@/lib/contract/desk/rights";
import { readDesk } from "../../read-desk";

export const metadata: Metadata = { title: deskWords.requests.title };

interface RequestPageProps {
  params: Promise<{ id: string }>;
}

export default async function OneRequestScreen({ params }: RequestPageProps) {
  const { id } = await params;
  const path = `/requests/${id}`;
  const me = await readDesk(path, "me", {});
  const [request, offers] = await Promise.all([
    readDesk(path, "request", { request: id }),
    may(me.role, "offers") ? readDesk(path, "offers", { request: id }) : undefined,
  ]);
  return (
    <DeskFrame me={me} title={request.name || request.id}>
      <DeskQueries>
        <RequestScreen first={request} offers={offers} me={me} />
      </DeskQueries>
    </DeskFrame>
  );
}
