"use client";

import { Icon } from "@/components/ui/icons";
import { pageTopId } from "./page-top";
import { useScrolledPast } from "./use-scrolled-past";
import { useStepsAside } from "./use-steps-aside";

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
