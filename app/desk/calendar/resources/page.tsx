import type { Metadata } from "next";
import { ResourceScreen } from "@/components/desk/calendar/resource-screen";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { resourceWords } from "@/components/desk/words/words";
import { readDesk } from "../../read-desk";

export const metadata: Metadata = { title: resourceWords.title };

interface ResourcesPageProps {
  searchParams: Promise<{ from?: string | string[] }>;
}

export default async function ResourcesPage({ searchParams }: ResourcesPageProps) {
  const { from } = await searchParams;
  const first = typeof from === "string" && from ? from : undefined;
  const path = `/calendar/resources${first ? `?${new URLSearchParams({ from: first })}` : ""}`;
  const [me, resources] = await Promise.all([
    readDesk(path, "me", {}),
    readDesk(path, "resources", first ? { from: first } : {}),
  ]);
  return (
    <DeskFrame me={me} title={resourceWords.title}>
      <DeskQueries>
        <ResourceScreen first={resources} me={me} />
      </DeskQueries>
    </DeskFrame>
  );
}
