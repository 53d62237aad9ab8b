/** The kinds of destinations (docs/product.md, "Destinations"), in the order they are shown. */
export const destinationCategories = [
  "national_parks",
  "mountains",
  "rivers_lakes",
  "beach_islands",
  "towns_cities",
] as const;
