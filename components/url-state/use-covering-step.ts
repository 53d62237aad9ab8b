import { useCallback, useEffect, useState } from "react";
import { ownStep } from "@/lib/site/own-steps";

/**
 * What lies over the whole page is a step of the browser's history: back closes it and does not leave
 * the page. Closed in another way its step goes, too.
 */
export function useCoveringStep<Shown>() {
  const [shown, setShown] = useState<Shown | null>(null);
  const isOpen = shown !== null;

  useEffect(() => {
    if (!isOpen) return;
    const leave = () => setShown(null);
    window.addEventListener("popstate", leave);
    return () => window.removeEventListener("popstate", leave);
  }, [isOpen]);

  const open = useCallback((what: Shown) => {
    window.history.pushState({ ...ownStep(), covers: true }, "", window.location.href);
    setShown(what);
  }, []);
  const close = useCallback(() => {
    setShown(null);
    if (window.history.state?.covers) window.history.back();
  }, []);

  return { shown, open, close };
}
