import { type PathProps, pathBelow } from "../../path-below";
import { DeparturesView, departuresMetadata } from "../departures-view";

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(props: PathProps) {
  return departuresMetadata(await pathBelow(props));
}

export default async function UpcomingDeparturesPage(props: PathProps) {
  return <DeparturesView path={await pathBelow(props)} asked="" />;
}
