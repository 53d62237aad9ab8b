import { useCallback, useEffect, useRef, useState } from "react";
import { onFirstTouch } from "@/components/ui/first-touch";
import { laterActs } from "./later-parts";

/**
 * What a guest does about an offer, once somebody is there or comes near its place on the page; at once
 * where something was written.
 */
export function useActs(wasWritten: boolean) {
  const acts = laterActs.use();
  const place = useRef<HTMLDivElement>(null);
  const [away, setAway] = useState(false);
  const load = useCallback(() => {
    laterActs.load().then(
      () => setAway(false),
      () => setAway(true),
    );
  }, []);
  useEffect(() => {
    const stop = onFirstTouch(load);
    if (wasWritten || !place.current || typeof IntersectionObserver === "undefined") {
      load();
      return stop;
    }
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && load(), {
      rootMargin: "600px",
    });
    near.observe(place.current);
    return () => {
      stop();
      near.disconnect();
    };
  }, [load, wasWritten]);
  return { acts, place, away, load };
}
