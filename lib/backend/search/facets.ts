import { z } from "zod";
import type { TourFilter } from "@/lib/contract/filters";
import { type OptionGroup, optionGroups } from "@/lib/contract/vocabulary";

export type FacetName = OptionGroup | "destination" | "month";

const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** The options of each group in the order they are shown; those of places come from the content. */
export function facetValues(destination: string[]): Record<FacetName, readonly string[]> {
  return { ...optionGroups, destination, month: months };
}

/** The groups whose options are counted. */
export const facetNames = Object.keys(facetValues([])) as FacetName[];

/** What is chosen in a group, as option values; nothing chosen is no condition. */
export function chosen(filter: TourFilter, facet: FacetName): string[] {
  return z.array(z.coerce.string()).parse(filter[facet] ?? []);
}
