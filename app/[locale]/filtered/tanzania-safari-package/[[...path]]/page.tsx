import type { RawQuery } from "@/components/search/search-query";
import { askedOfList } from "../../../tanzania-safari-package/read-tours";
import { listMetadata, TourListView } from "../../../tanzania-safari-package/tour-list-view";
import { queryOf } from "../../query-of";

// Made for each request: there are more filters than memory.
export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<{ path?: string[] }>;
  searchParams: Promise<RawQuery>;
}

const segmentsOf = async ({ params }: PageProps) => ((await params).path ?? []).join("/");

export async function generateMetadata(props: PageProps) {
  return listMetadata(await segmentsOf(props));
}

export default async function FilteredTourListPage(props: PageProps) {
  const segments = await segmentsOf(props);
  const asked = await askedOfList(segments, queryOf(await props.searchParams));
  return <TourListView segments={segments} asked={asked} />;
}
