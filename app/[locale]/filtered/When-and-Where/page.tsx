import { wishesSpelling } from "@/components/planner/wishes";
import type { RawQuery } from "@/components/search/search-query";
import { PlannerView, plannerMetadata } from "../../When-and-Where/planner-view";
import { queryOf } from "../query-of";

// Made for each request, as every list that is asked for something.
export const dynamic = "force-dynamic";

export const generateMetadata = plannerMetadata;

export default async function PlannedPage(props: { searchParams: Promise<RawQuery> }) {
  return <PlannerView asked={wishesSpelling.read(queryOf(await props.searchParams))} />;
}
