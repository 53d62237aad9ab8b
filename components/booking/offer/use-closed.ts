import { useEffect } from "react";
import { laterClosed } from "./later-parts";
import { useLater } from "./use-later";

/** What is said of an offer that is open no more, or that no key opens; undefined of any other. */
export function useClosed(isClosed: boolean) {
  const later = useLater(laterClosed);
  const { load } = later;
  useEffect(() => {
    if (isClosed) void load();
  }, [isClosed, load]);
  return isClosed ? later : undefined;
}
