"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { useCompare } from "@/components/compare/compare-store";
import { useWishlist } from "@/components/wishlist/wishlist-store";

const lists = { wishlist: useWishlist, compare: useCompare };
export type ListName = keyof typeof lists;

/** Keeps and compares what the buttons on cards, which stand still, name, and shows on them what is chosen. */
export function LiveCards({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // Also after the router has put other cards in their place.
  useEffect(() => {
    if (place.current) showChosen(place.current);
  });
  useEffect(() => {
    const { current } = place;
    if (!current) return;
    current.addEventListener("click", choose);
    const stops = Object.values(lists).map((list) => list.subscribe(() => showChosen(current)));
    return () => {
      current.removeEventListener("click", choose);
      for (const stop of stops) stop();
    };
  }, []);
  return <div ref={place}>{children}</div>;
}

function choose({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-list]");
  const list = button && listOf(button);
  if (button && list) list.getState().toggle(button.dataset.tour ?? "");
}

function showChosen(place: HTMLElement): void {
  for (const button of place.querySelectorAll<HTMLElement>("[data-list]")) {
    const isChosen =
      listOf(button)
        ?.getState()
        .ids.includes(button.dataset.tour ?? "") ?? false;
    if (button.getAttribute("aria-pressed") === String(isChosen)) continue;
    const { otherwise = "" } = button.dataset;
    button.dataset.otherwise = button.title;
    button.title = otherwise;
    button.setAttribute("aria-label", otherwise);
    button.setAttribute("aria-pressed", String(isChosen));
  }
}

const listOf = ({ dataset: { list } }: HTMLElement) =>
  list === "wishlist" || list === "compare" ? lists[list] : undefined;
