import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { RequestScreen } from "@/components/desk/requests/request-screen";
import { deskWords } from "@/components/desk/words/words";
import { readDesk } from "../../read-desk";

export const metadata: Metadata = { title: deskWords.requests.title };

interface RequestPageProps {
  params: Promise<{ id: string }>;
}

export default async function OneRequestScreen({ params }: RequestPageProps) {
  const { id } = await params;
  const path = `/requests/${id}`;
  const [me, request] = await Promise.all([
    readDesk(path, "me", {}),
    readDesk(path, "request", { request: id }),
  ]);
  return (
    <DeskFrame me={me} title={request.name || request.id}>
      <DeskQueries>
        <RequestScreen first={request} me={me} />
      </DeskQueries>
    </DeskFrame>
  );
}
