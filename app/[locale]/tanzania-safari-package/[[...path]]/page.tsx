import { listMetadata, TourListView } from "../tour-list-view";

interface PageProps {
  params: Promise<{ path?: string[] }>;
}

export function generateStaticParams() {
  return [];
}

const segmentsOf = async ({ params }: PageProps) => ((await params).path ?? []).join("/");

export async function generateMetadata(props: PageProps) {
  return listMetadata(await segmentsOf(props));
}

export default async function TourListPage(props: PageProps) {
  return <TourListView segments={await segmentsOf(props)} asked="" />;
}
