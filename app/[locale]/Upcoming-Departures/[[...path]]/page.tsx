import { DeparturesView, departuresMetadata } from "../departures-view";

interface PageProps {
  params: Promise<{ path?: string[] }>;
}

export function generateStaticParams() {
  return [];
}

const pathOf = async ({ params }: PageProps) => ((await params).path ?? []).join("/");

export async function generateMetadata(props: PageProps) {
  return departuresMetadata(await pathOf(props));
}

export default async function UpcomingDeparturesPage(props: PageProps) {
  return <DeparturesView path={await pathOf(props)} asked="" />;
}
