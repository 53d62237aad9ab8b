"use client";

import { CompareButton } from "@/components/compare/compare-button";
import { HeartButton } from "@/components/wishlist/heart-button";

interface CardActionsProps {
  tour: { id: string; title: string };
}

/** On a tour's card: keep it, or hold it against others. Needs `Wishlist` and `Compare`. */
export function CardActions({ tour: { id, title } }: CardActionsProps) {
  return (
    <div className="flex flex-col gap-2">
      <HeartButton tour={{ id, title }} />
      <CompareButton tour={{ id, title }} look="card" />
    </div>
  );
}
