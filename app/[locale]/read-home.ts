import { section } from "@/lib/api/section";
import {
  destinationEndpoint,
  destinationListEndpoint,
  popularDestinationsEndpoint,
} from "@/lib/contract/destinations";
import { latestPostsEndpoint } from "@/lib/contract/posts";
import { reviewsEndpoint } from "@/lib/contract/reviews";
import { dealsEndpoint, popularToursEndpoint, tourListEndpoint } from "@/lib/contract/tours";

const shownTours = 6;
const shownVoices = 3;
const shownPlaces = 7;
/** Its climate stands for the northern plains, where most journeys go. */
const plains = "serengeti";

/** All that the home page shows, read at once; no tour appears twice. */
export async function readHome() {
  const [deals, popular, list, destinations, places, reviews, posts, serengeti] = await Promise.all(
    [
      section(dealsEndpoint, { limit: 4 }),
      section(popularToursEndpoint, { limit: shownTours + 4 }),
      section(tourListEndpoint, { per_page: 1 }),
      section(destinationListEndpoint, {}),
      section(popularDestinationsEndpoint, { limit: shownPlaces }),
      section(reviewsEndpoint, { per_page: 24 }),
      section(latestPostsEndpoint, { limit: 4 }),
      section(destinationEndpoint, { id: plains }),
    ],
  );
  const offers = deals?.data ?? [];
  const onOffer = new Set(offers.map((tour) => tour.id));
  const favourites = places?.data ?? [];
  const others = (destinations?.data ?? []).filter(
    ({ id }) => !favourites.some((popular) => popular.id === id),
  );
  return {
    deals: offers,
    popular: (popular?.data ?? []).filter((tour) => !onOffer.has(tour.id)).slice(0, shownTours),
    // A popular place without words in the language leaves its tile to another.
    places: [...favourites, ...others].slice(0, shownPlaces),
    placeNames: destinations?.data.map((place) => place.name) ?? [],
    posts: posts?.data ?? [],
    reviews: (reviews?.data ?? []).filter((review) => review.rating === 5).slice(0, shownVoices),
    summary: reviews?.summary ?? null,
    // A language whose plains are not described yet has a home page all the same.
    climate: serengeti?.data.climate ?? [],
    counts: { tours: list?.meta.total ?? 0, destinations: destinations?.meta.total ?? 0 },
  };
}
