import type { ReactNode } from "react";
import type { TourCard } from "@/lib/contract/tours";

/** Draws the card of a tour with what lies on its picture. */
export type DrawCard = (tour: TourCard, actions: ReactNode) => ReactNode;

interface TourGridProps {
  tours: TourCard[];
  card: (tour: TourCard) => ReactNode;
}

export function TourGrid({ tours, card }: TourGridProps) {
  return (
    <ul className="mt-8 grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {tours.map((tour) => (
        <li key={tour.id} className="grid">
          {card(tour)}
        </li>
      ))}
    </ul>
  );
}
