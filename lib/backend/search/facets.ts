import { z } from "zod";
import type { TourFilter } from "@/lib/contract/filters";
import {
  LevelSchema,
  SafariTypeSchema,
  SpecializedSchema,
  ThemeSchema,
  TripTypeSchema,
} from "@/lib/contract/vocabulary";

/** The groups whose options are counted. */
export const facetNames = [
  "trip_type",
  "safari_type",
  "level",
  "specialized",
  "themes",
  "destination",
  "month",
] as const;
export type FacetName = (typeof facetNames)[number];

const months = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** The options of each group in the order they are shown; those of places come from the content. */
export function facetValues(destinations: string[]): Record<FacetName, string[]> {
  return {
    trip_type: TripTypeSchema.options,
    safari_type: SafariTypeSchema.options,
    level: LevelSchema.options,
    specialized: SpecializedSchema.options,
    themes: ThemeSchema.options,
    destination: destinations,
    month: months,
  };
}

/** What is chosen in a group, as option values; nothing chosen is no condition. */
export function chosen(filter: TourFilter, facet: FacetName): string[] {
  return z.array(z.coerce.string()).parse(filter[facet] ?? []);
}
