import { answersSpelling } from "@/components/route-matcher/answers";
import type { RawQuery } from "@/components/search/search-query";
import { RoutesView, routesMetadata } from "../../Kilimanjaro-Routes/routes-view";
import { queryOf } from "../query-of";

// Made for each request, as every list that is asked for something.
export const dynamic = "force-dynamic";

export const generateMetadata = routesMetadata;

export default async function AnsweredRoutesPage(props: { searchParams: Promise<RawQuery> }) {
  const answers = answersSpelling.read(queryOf(await props.searchParams));
  return <RoutesView answers={answers} />;
}
