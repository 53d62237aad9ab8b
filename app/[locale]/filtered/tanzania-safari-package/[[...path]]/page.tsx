import type { RawQuery } from "@/components/search/search-query";
import { type PathProps, pathBelow } from "../../../path-below";
import { askedOfList } from "../../../tanzania-safari-package/read-tours";
import { listMetadata, TourListView } from "../../../tanzania-safari-package/tour-list-view";
import { queryOf } from "../../query-of";

// Made for each request: there are more filters than memory.
export const dynamic = "force-dynamic";

interface FilteredProps extends PathProps {
  searchParams: Promise<RawQuery>;
}

export async function generateMetadata(props: FilteredProps) {
  return listMetadata(await pathBelow(props));
}

export default async function FilteredTourListPage(props: FilteredProps) {
  const segments = await pathBelow(props);
  const asked = await askedOfList(segments, queryOf(await props.searchParams));
  return <TourListView segments={segments} asked={asked} />;
}
