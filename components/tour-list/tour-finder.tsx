"use client";

import { KeptQueryScope } from "../ui/kept-query-scope";
import type { TourFinderProps } from "./finder-props";
import { LiveFinder } from "./live-finder";

/**
 * The list with its filters. What is sent as HTML is what the address asks for, readable and with
 * links to the next pages; the browser goes on from there.
 */
export function TourFinder(props: TourFinderProps) {
  return (
    <KeptQueryScope>
      <LiveFinder {...props} />
    </KeptQueryScope>
  );
}
