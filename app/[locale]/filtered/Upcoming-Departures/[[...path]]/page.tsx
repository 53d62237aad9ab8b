import { guideSpelling } from "@/components/departure/guide-spelling";
import type { RawQuery } from "@/components/search/search-query";
import { DeparturesView, departuresMetadata } from "../../../Upcoming-Departures/departures-view";
import { queryOf } from "../../query-of";

// Made for each request: the guide's language is in the address.
export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<{ path?: string[] }>;
  searchParams: Promise<RawQuery>;
}

const pathOf = async ({ params }: PageProps) => ((await params).path ?? []).join("/");

export async function generateMetadata(props: PageProps) {
  return departuresMetadata(await pathOf(props));
}

export default async function FilteredDeparturesPage(props: PageProps) {
  const asked = guideSpelling.asked(queryOf(await props.searchParams));
  return <DeparturesView path={await pathOf(props)} asked={asked} />;
}
