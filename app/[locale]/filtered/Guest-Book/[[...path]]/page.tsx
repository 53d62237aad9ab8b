import type { RawQuery } from "@/components/search/search-query";
import {
  askedOfGuestBook,
  GuestBookView,
  guestBookMetadata,
} from "../../../Guest-Book/guest-book-view";
import { queryOf } from "../../query-of";

// Made for each request: there are more filters than memory.
export const dynamic = "force-dynamic";

interface PageProps {
  params: Promise<{ path?: string[] }>;
  searchParams: Promise<RawQuery>;
}

const pathOf = async ({ params }: PageProps) => ((await params).path ?? []).join("/");

export async function generateMetadata(props: PageProps) {
  return guestBookMetadata(await pathOf(props));
}

export default async function FilteredGuestBookPage(props: PageProps) {
  const path = await pathOf(props);
  const asked = await askedOfGuestBook(path, queryOf(await props.searchParams));
  return <GuestBookView path={path} asked={asked} />;
}
