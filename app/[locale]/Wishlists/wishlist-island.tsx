"use client";

import type { ReactNode } from "react";
import { TourCard } from "@/components/tour/tour-card";
import { WishlistView } from "@/components/wishlist/wishlist-view";
import type { TourCard as TourCardData } from "@/lib/contract/tours";

/** The favourites with the cards of the site. */
export function WishlistIsland() {
  return <WishlistView card={card} />;
}

/** Half of the page, where the last row has two. */
const sizes = "(min-width: 1024px) 560px, (min-width: 640px) 46vw, 92vw";

function card(tour: TourCardData, actions: ReactNode) {
  return <TourCard tour={tour} heading="h2" actions={actions} sizes={sizes} />;
}
