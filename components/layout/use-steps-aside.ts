import { useEffect } from "react";

/** Less than this is no intention. */
const leastPx = 24;

/**
 * Says on the root which way the page was scrolled last, so that what floats over it steps aside while
 * somebody reads on, and is there again when they look back.
 */
export function useStepsAside(): void {
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
