import { useEffect, useState } from "react";
import { pageTopId } from "./page-top";

/** Whether the page is scrolled further than a length of rootMargin, `80px` or `200%`. */
export function useScrolledPast(distance: string): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const top = document.getElementById(pageTopId);
    if (!top) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsPast(entry !== undefined && !entry.isIntersecting),
      { rootMargin: `${distance} 0px 0px 0px` },
    );
    observer.observe(top);
    return () => observer.disconnect();
  }, [distance]);
  return isPast;
}
