import { section } from "@/lib/api/section";
import { tourCategoriesEndpoint } from "@/lib/contract/categories";
import { destinationListEndpoint } from "@/lib/contract/destinations";
import { reviewsEndpoint } from "@/lib/contract/reviews";
import { popularToursEndpoint, tourListEndpoint } from "@/lib/contract/tours";

/** The three ways into the country, by the curated page each leads to. */
const wayIds = [
  ["safari", "private-safaris"],
  ["climb", "kilimanjaro-climbs"],
  ["beach", "zanzibar-beach"],
] as const;

export async function readLanding() {
  const [categories, popular, all, destinations, reviews] = await Promise.all([
    section(tourCategoriesEndpoint, {}),
    section(popularToursEndpoint, { limit: 6 }),
    section(tourListEndpoint, { per_page: 1 }),
    section(destinationListEndpoint, {}),
    section(reviewsEndpoint, { per_page: 1 }),
  ]);
  return {
    ways: wayIds.flatMap(([key, id]) => {
      const category = categories?.data.find((each) => each.id === id);
      return category ? [{ key, slug: category.slug, picture: category.picture }] : [];
    }),
    tours: popular?.data ?? [],
    counts: { tours: all?.meta.total ?? 0, destinations: destinations?.meta.total ?? 0 },
    summary: reviews?.summary ?? null,
  };
}
