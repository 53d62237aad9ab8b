"use client";

import type { TourOption } from "@/components/compare/add-tour";
import { CompareView } from "@/components/compare/compare-view";
import { useWishlist } from "@/components/wishlist/wishlist-store";

/** The comparison; favourites are offered first. */
export function CompareIsland({ tours }: { tours: TourOption[] }) {
  return <CompareView tours={tours} preferred={useWishlist((list) => list.ids)} />;
}
