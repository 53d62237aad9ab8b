import type { ReactNode } from "react";
import type { TourCard } from "@/lib/contract/tours";

/** Draws the card of a tour with what lies on its picture. */
export type DrawCard = (tour: TourCard, actions: ReactNode) => ReactNode;

interface TourGridProps {
  tours: TourCard[];
  card: (tour: TourCard) => ReactNode;
}

/** Of the last row: one card lies across it, and two share it. */
const lastOfPairs = "sm:max-lg:last:odd:lies-across";
const lastOfThrees = "lg:col-span-2 lg:last:nth-[3n+1]:lies-across";
const lastTwo = "lg:nth-last-2:nth-[3n+1]:wide-card lg:last:nth-[3n+2]:wide-card";

/** Cards in pairs, or three in a row, with no gap in the last row. */
export function TourGrid({ tours, card }: TourGridProps) {
  return (
    <ul className="mt-8 grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-6">
      {tours.map((tour) => (
        <li
          key={tour.id}
          className={`grid grid-cols-[minmax(0,1fr)] ${lastOfPairs} ${lastOfThrees} ${lastTwo}`}
        >
          {card(tour)}
        </li>
      ))}
    </ul>
  );
}
