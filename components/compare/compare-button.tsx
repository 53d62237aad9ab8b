"use client";

import { useTranslations } from "next-intl";
import { ListButton } from "../ui/list-button";
import { useCompare } from "./compare-store";

interface CompareButtonProps {
  tour: { id: string; title: string };
  /** `card` lies on a picture, `panel` is a button with words. */
  look?: "card" | "panel";
}

const looks = {
  // With a mouse it appears on the card one points at; what is chosen stays.
  card: "grid size-11 place-items-center rounded-chip bg-paper/95 shadow-float transition-[opacity,background-color] hover:bg-white focus-visible:opacity-100 group-hover:opacity-100 aria-pressed:bg-acacia aria-pressed:text-white aria-pressed:opacity-100 pointer-fine:opacity-0",
  panel:
    "inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-small underline-offset-4 hover:underline",
} as const;

/** Puts a tour beside others, or takes it away again. */
export function CompareButton({ tour, look = "panel" }: CompareButtonProps) {
  const t = useTranslations("Compare");
  const isCard = look === "card";
  return (
    <ListButton
      useList={useCompare}
      id={tour.id}
      labelOf={(chosen) => t(chosen ? "removeTour" : "addTour", { title: tour.title })}
      titled={isCard}
      className={looks[look]}
    >
      {(chosen) => (
        <>
          <span aria-hidden="true" className={isCard ? "text-lead leading-none" : undefined}>
            {chosen ? "✓" : "⇄"}
          </span>
          {!isCard && <span aria-hidden="true">{t(chosen ? "added" : "add")}</span>}
        </>
      )}
    </ListButton>
  );
}
