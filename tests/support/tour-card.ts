import type { TourCard } from "@/lib/contract/tours";

/** A tour's card that says as little as a card can. */
export function tourCard(id: string, changes: Partial<TourCard> = {}): TourCard {
  return {
    id,
    slug: id,
    title: `Tour ${id}`,
    tagline: "",
    picture: { url: `/pictures/tour-${id}`, alt: "", color: "#888888" },
    days: 6,
    nights: 5,
    route: ["Arusha", "Serengeti"],
    trip_type: "private",
    safari_type: "lodge",
    level: "mid_range",
    specialized: [],
    themes: [],
    difficulty: "easy",
    min_age: 5,
    best_months: [6, 7],
    price_from: { amount_minor: 200_000, currency: "USD" },
    price_from_travellers: 2,
    deal: null,
    rating: { average: 4.5, count: 2 },
    ...changes,
  };
}
