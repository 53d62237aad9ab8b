"use client";

import { CompareButton } from "@/components/compare/compare-button";
import { TourCard } from "@/components/tour/tour-card";
import type { TourFinderProps } from "@/components/tour-list/finder-props";
import { TourFinder } from "@/components/tour-list/tour-finder";
import { HeartButton } from "@/components/wishlist/heart-button";
import type { TourCard as TourCardData } from "@/lib/contract/tours";

/** The words the island speaks with. */
export type TourListIslandProps = Omit<TourFinderProps, "card">;

/** The list of tours with the cards of the site, where one can keep and compare them. */
export function TourListIsland(props: TourListIslandProps) {
  return <TourFinder {...props} card={card} />;
}

function card(tour: TourCardData, isFirst: boolean) {
  return (
    <div className="flex flex-col">
      <TourCard
        tour={tour}
        sizes="(min-width: 1280px) 400px, (min-width: 640px) 46vw, 92vw"
        priority={isFirst}
        actions={<HeartButton tour={tour} />}
        className="grow"
      />
      <div className="-ml-2">
        <CompareButton tour={tour} />
      </div>
    </div>
  );
}
