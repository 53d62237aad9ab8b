import type { DestinationCategory } from "@/lib/contract/vocabulary";

/** Each kind of place has its own colour. */
export const categoryLooks: Record<DestinationCategory, string> = {
  national_parks: "bg-gold",
  mountains: "bg-night",
  rivers_lakes: "bg-acacia",
  beach_islands: "bg-lake",
  towns_cities: "bg-terracotta",
};
