"use client";

import { useEffect } from "react";
import { closeMenusOnLeave } from "./close-menus";
import { containSheet } from "./contain-sheet";
import { useScrolledPast } from "./use-scrolled-past";

const theHeader = () => document.querySelector<HTMLElement>(".site-header");

/** Gives the header its paper once the page is scrolled, and minds its menus. */
export function HeaderBehaviour() {
  const isScrolled = useScrolledPast("48px");

  useEffect(() => {
    theHeader()?.toggleAttribute("data-solid", isScrolled);
  }, [isScrolled]);

  useEffect(() => {
    const header = theHeader();
    const sheet = header?.querySelector<HTMLElement>(".site-menu");
    if (!header || !sheet) return;
    const stops = [closeMenusOnLeave(header), containSheet(sheet)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  return null;
}
