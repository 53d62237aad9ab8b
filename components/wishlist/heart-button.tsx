"use client";

import { useTranslations } from "next-intl";
import { ListButton } from "../ui/list-button";
import { useWishlist } from "./wishlist-store";

interface HeartButtonProps {
  tour: { id: string; title: string };
  /** `card` lies on a picture, `panel` is a button with words. */
  look?: "card" | "panel";
}

const looks = {
  card: "grid size-11 place-items-center rounded-chip bg-paper/95 shadow-float transition-colors hover:bg-white",
  panel:
    "inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-small underline-offset-4 hover:underline",
} as const;

/** Adds a tour to the favourites, or takes it out again. */
export function HeartButton({ tour, look = "card" }: HeartButtonProps) {
  const t = useTranslations("Wishlist");
  return (
    <ListButton
      useList={useWishlist}
      id={tour.id}
      labelOf={(chosen) => t(chosen ? "removeTour" : "addTour", { title: tour.title })}
      className={looks[look]}
    >
      {(chosen) => (
        <>
          <Heart filled={chosen} />
          {look === "panel" && <span aria-hidden="true">{t(chosen ? "saved" : "save")}</span>}
        </>
      )}
    </ListButton>
  );
}

function Heart({ filled }: { filled: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`size-5 stroke-2 ${filled ? "fill-terracotta stroke-terracotta" : "fill-transparent stroke-ink"}`}
    >
      <path d="M12 20.5S3.5 15.4 3.5 9.2A4.7 4.7 0 0 1 12 6.4a4.7 4.7 0 0 1 8.5 2.8c0 6.2-8.5 11.3-8.5 11.3Z" />
    </svg>
  );
}
