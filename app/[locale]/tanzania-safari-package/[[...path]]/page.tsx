import { type PathProps, pathBelow } from "../../path-below";
import { listMetadata, TourListView } from "../tour-list-view";

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(props: PathProps) {
  return listMetadata(await pathBelow(props));
}

export default async function TourListPage(props: PathProps) {
  return <TourListView segments={await pathBelow(props)} asked="" />;
}
