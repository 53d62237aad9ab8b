"use client";

import { useTranslations } from "next-intl";
import { ListButton } from "../ui/list-button";
import { HeartMark, heartLooks } from "./heart-mark";
import { useWishlist } from "./wishlist-store";

interface HeartButtonProps {
  tour: { id: string; title: string };
  /** `card` lies on a picture, `panel` is a button with words. */
  look?: "card" | "panel";
}

/** Adds a tour to the favourites, or takes it out again. */
export function HeartButton({ tour, look = "card" }: HeartButtonProps) {
  const t = useTranslations("Wishlist");
  return (
    <ListButton
      useList={useWishlist}
      id={tour.id}
      labelOf={(chosen) => t(chosen ? "removeTour" : "addTour", { title: tour.title })}
      className={heartLooks[look]}
    >
      {(chosen) => (
        <>
          <HeartMark />
          {look === "panel" && <span aria-hidden="true">{t(chosen ? "saved" : "save")}</span>}
        </>
      )}
    </ListButton>
  );
}
