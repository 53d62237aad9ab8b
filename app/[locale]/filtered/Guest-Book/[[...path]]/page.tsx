import { FilteredGuestBook } from "@/components/review/filtered-guest-book";
import type { RawQuery } from "@/components/search/search-query";
import {
  askedOfGuestBook,
  GuestBookView,
  guestBookMetadata,
} from "../../../Guest-Book/guest-book-view";
import { type PathProps, pathBelow } from "../../../path-below";
import { queryOf } from "../../query-of";

// Made for each request: there are more filters than memory.
export const dynamic = "force-dynamic";

interface FilteredProps extends PathProps {
  searchParams: Promise<RawQuery>;
}

export async function generateMetadata(props: FilteredProps) {
  return guestBookMetadata(await pathBelow(props));
}

export default async function FilteredGuestBookPage(props: FilteredProps) {
  const path = await pathBelow(props);
  const asked = await askedOfGuestBook(path, queryOf(await props.searchParams));
  return <GuestBookView path={path} asked={asked} Filtered={FilteredGuestBook} />;
}
