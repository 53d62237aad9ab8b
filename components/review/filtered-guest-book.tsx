"use client";

import { GuestBookFinder, type GuestBookFinderProps } from "./guest-book-finder";
import { GuestBookResults } from "./guest-book-results";

/** The guest book at an address with a filter, with what that finds in the document. */
export function FilteredGuestBook(props: Omit<GuestBookFinderProps, "Results">) {
  return <GuestBookFinder {...props} Results={GuestBookResults} />;
}
