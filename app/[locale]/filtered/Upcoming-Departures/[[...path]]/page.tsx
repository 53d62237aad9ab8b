import { guideSpelling } from "@/components/departure/guide-spelling";
import type { RawQuery } from "@/components/search/search-query";
import { type PathProps, pathBelow } from "../../../path-below";
import { DeparturesView, departuresMetadata } from "../../../Upcoming-Departures/departures-view";
import { queryOf } from "../../query-of";

// Made for each request: the guide's language is in the address.
export const dynamic = "force-dynamic";

interface FilteredProps extends PathProps {
  searchParams: Promise<RawQuery>;
}

export async function generateMetadata(props: FilteredProps) {
  return departuresMetadata(await pathBelow(props));
}

export default async function FilteredDeparturesPage(props: FilteredProps) {
  const asked = guideSpelling.asked(queryOf(await props.searchParams));
  return <DeparturesView path={await pathBelow(props)} asked={asked} />;
}
