"use client";

import { KeptQueryScope } from "../ui/kept-query-scope";
import { GuestBookFinder, type GuestBookFinderProps } from "./guest-book-finder";

/** The guest book with its filter, which lives in the address. */
export function GuestBookFilter(props: GuestBookFinderProps) {
  return (
    <KeptQueryScope>
      <GuestBookFinder {...props} />
    </KeptQueryScope>
  );
}
