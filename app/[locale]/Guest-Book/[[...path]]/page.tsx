import { GuestBookView, guestBookMetadata } from "../guest-book-view";

interface PageProps {
  params: Promise<{ path?: string[] }>;
}

export function generateStaticParams() {
  return [];
}

const pathOf = async ({ params }: PageProps) => ((await params).path ?? []).join("/");

export async function generateMetadata(props: PageProps) {
  return guestBookMetadata(await pathOf(props));
}

export default async function GuestBookPage(props: PageProps) {
  return <GuestBookView path={await pathOf(props)} asked="" />;
}
