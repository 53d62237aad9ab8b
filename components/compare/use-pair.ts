import { useState } from "react";
import type { Tour } from "@/lib/contract/tours";

/** The two tours of several that a phone shows beside each other. */
export interface Pair {
  left: string;
  right: string;
  /** Puts a tour in one of the two places; where the other one is, they change places. */
  show(side: "left" | "right", tour: string): void;
  /** Classes of a tour's cells: where a phone shows it, if it does. */
  placeOf(tour: string): string;
}

/** The first two to begin with; one that was taken out of the comparison makes room for the next. */
export function usePair(tours: Tour[]): Pair {
  const [wanted, setWanted] = useState({ left: "", right: "" });
  const has = (id: string) => tours.some((tour) => tour.id === id);
  const left = has(wanted.left)
    ? wanted.left
    : (tours.find(({ id }) => id !== wanted.right)?.id ?? "");
  const right =
    has(wanted.right) && wanted.right !== left
      ? wanted.right
      : (tours.find(({ id }) => id !== left)?.id ?? "");
  return {
    left,
    right,
    show(side, tour) {
      const other = side === "left" ? right : left;
      const moved = tour === other ? (side === "left" ? left : right) : other;
      setWanted(side === "left" ? { left: tour, right: moved } : { left: moved, right: tour });
    },
    placeOf(tour) {
      if (tour === left) return "max-sm:order-1";
      return tour === right ? "max-sm:order-2" : "max-sm:hidden";
    },
  };
}
