"use client";

import { useEffect } from "react";
import { closeMenusOnLeave } from "./close-menus";
import { useScrolledPast } from "./use-scrolled-past";

const theHeader = () => document.querySelector<HTMLElement>(".site-header");

/** Gives the header its paper once the page is scrolled, and closes its menus when they are left. */
export function HeaderBehaviour() {
  const isScrolled = useScrolledPast("48px");

  useEffect(() => {
    theHeader()?.toggleAttribute("data-solid", isScrolled);
  }, [isScrolled]);

  useEffect(() => {
    const header = theHeader();
    return header ? closeMenusOnLeave(header) : undefined;
  }, []);

  return null;
}
