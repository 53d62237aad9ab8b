import { useEffect, useRef } from "react";
import { onFirstTouch } from "@/components/ui/first-touch";
import { laterActs } from "./later-parts";
import { useLater } from "./use-later";

/**
 * What a guest does about an offer, once somebody is there or comes near its place on the page; at once
 * where something was written.
 */
export function useActs(wasWritten: boolean) {
  const { part: acts, away, load } = useLater(laterActs);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const stop = onFirstTouch(load);
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && void load(), {
      rootMargin: "600px",
    });
    if (wasWritten || !place.current) void load();
    else near.observe(place.current);
    return () => {
      stop();
      near.disconnect();
    };
  }, [load, wasWritten]);
  return { acts, place, away, load };
}
