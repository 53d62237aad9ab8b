"use client";

import { useEffect } from "react";
import { Icon } from "@/components/ui/icons";
import { pageTopId } from "./page-top";
import { useScrolledPast } from "./use-scrolled-past";

/** Appears after two screens and leads back to the page's beginning. */
export function BackToTop({ label }: { label: string }) {
  const isDeep = useScrolledPast("200%");
  useStepsAside();

  function goUp() {
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
    document.getElementById(pageTopId)?.focus({ preventScroll: true });
  }

  return (
    <button
      type="button"
      aria-label={label}
      onClick={goUp}
      className={`grid size-11 place-items-center rounded-full border border-line bg-card text-ink shadow-float transition-[opacity,visibility] duration-200 hover:text-terracotta ${isDeep ? "visible opacity-100" : "invisible opacity-0"}`}
    >
      <Icon name="arrowUp" />
    </button>
  );
}

/** Less than this is no intention. */
const leastPx = 24;

/**
 * Says on the root which way the page was scrolled last, so that what floats over it steps aside while
 * somebody reads on, and is there again when they look back.
 */
function useStepsAside(): void {
  useEffect(() => {
    const root = document.documentElement;
    let from = window.scrollY;
    const follow = () => {
      const moved = window.scrollY - from;
      if (Math.abs(moved) < leastPx) return;
      from = window.scrollY;
      root.toggleAttribute("data-reads-on", moved > 0);
    };
    window.addEventListener("scroll", follow, { passive: true });
    return () => {
      window.removeEventListener("scroll", follow);
      root.removeAttribute("data-reads-on");
    };
  }, []);
}
