import { orNull } from "@/lib/api/errors";
import { call } from "@/lib/api/server";
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
      call(dealsEndpoint, { limit: 4 }),
      call(popularToursEndpoint, { limit: shownTours + 4 }),
      call(tourListEndpoint, { per_page: 1 }),
      call(destinationListEndpoint, {}),
      call(popularDestinationsEndpoint, { limit: shownPlaces }),
      call(reviewsEndpoint, { per_page: 24 }),
      call(latestPostsEndpoint, { limit: 4 }),
      orNull(call(destinationEndpoint, { id: plains })),
    ],
  );
  const onOffer = new Set(deals.data.map((tour) => tour.id));
  const others = destinations.data.filter(
    ({ id }) => !places.data.some((popular) => popular.id === id),
  );
  return {
    deals: deals.data,
    popular: popular.data.filter((tour) => !onOffer.has(tour.id)).slice(0, shownTours),
    // A popular place without words in the language leaves its tile to another.
    places: [...places.data, ...others].slice(0, shownPlaces),
    placeNames: destinations.data.map((place) => place.name),
    posts: posts.data,
    reviews: reviews.data.filter((review) => review.rating === 5).slice(0, shownVoices),
    summary: reviews.summary,
    // A language whose plains are not described yet has a home page all the same.
    climate: serengeti?.data.climate ?? [],
    counts: { tours: list.meta.total, destinations: destinations.meta.total },
  };
}
