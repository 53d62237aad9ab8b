import { useEffect } from "react";
import { laterClosed } from "./later-parts";

/** What is said of an offer that is open no more, or that no key opens; undefined of any other. */
export function useClosed(isClosed: boolean) {
  const closed = laterClosed.use();
  useEffect(() => {
    // Whoever cannot load it tries again by a reload.
    if (isClosed) laterClosed.load().catch(() => undefined);
  }, [isClosed]);
  return isClosed ? closed : undefined;
}
