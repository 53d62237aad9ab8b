"use client";

import { lazy, Suspense } from "react";
import { GuestBookFinder, type GuestBookFinderProps } from "./guest-book-finder";
import type { GuestBookResultsProps } from "./guest-book-results";

const Loaded = lazy(async () => ({
  default: (await import("./guest-book-results")).GuestBookResults,
}));

/** They come with the first filter. A document never has them: as large as they are, they would come late. */
function Results(props: GuestBookResultsProps) {
  return (
    <Suspense fallback={<div className="h-96" />}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** The guest book with its filter, which lives in the address. */
export function GuestBookFilter(props: Omit<GuestBookFinderProps, "Results" | "filtered">) {
  return <GuestBookFinder {...props} Results={Results} />;
}
