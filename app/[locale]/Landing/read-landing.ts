import { call } from "@/lib/api/server";
import { tourCategoriesEndpoint } from "@/lib/contract/categories";
import { destinationListEndpoint } from "@/lib/contract/destinations";
import { reviewsEndpoint } from "@/lib/contract/reviews";
import { popularToursEndpoint } from "@/lib/contract/tours";
import { everyTour } from "../every-tour";

/** The three ways into the country, by the curated page each leads to. */
const wayIds = [
  ["safari", "private-safaris"],
  ["climb", "kilimanjaro-climbs"],
  ["beach", "zanzibar-beach"],
] as const;

export async function readLanding() {
  const [categories, popular, all, destinations, reviews] = await Promise.all([
    call(tourCategoriesEndpoint, {}),
    call(popularToursEndpoint, { limit: 6 }),
    everyTour(),
    call(destinationListEndpoint, {}),
    call(reviewsEndpoint, { per_page: 1 }),
  ]);
  return {
    ways: wayIds.flatMap(([key, id]) => {
      const category = categories.data.find((each) => each.id === id);
      return category ? [{ key, slug: category.slug, picture: category.picture }] : [];
    }),
    tours: popular.data,
    counts: { tours: all.length, destinations: destinations.meta.total },
    summary: reviews.summary,
  };
}
