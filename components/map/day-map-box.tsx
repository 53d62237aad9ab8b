"use client";

import { type ReactNode, useEffect, useRef } from "react";

interface DayMapBoxProps {
  listId: string;
  gist: ReactNode;
  /** The drawing, and what is said of each day. */
  children: ReactNode;
}

/** Loads what makes the map follow the days when these are nearly on the screen. */
export function DayMapBox({ listId, gist, children }: DayMapBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return;
    const stop = new AbortController();
    const soon = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        soon.disconnect();
        // Without a line the map stays as it is drawn.
        const loaded = await import("./follow-days").catch(() => undefined);
        if (box.current && !stop.signal.aborted) loaded?.followDays(box.current, list, stop.signal);
      },
      { rootMargin: "600px 0px" },
    );
    soon.observe(list);
    return () => {
      soon.disconnect();
      stop.abort();
    };
  }, [listId]);
  return (
    <div ref={box} className="day-map">
      <div className="day-map-sheet">
        {children}
        <div className="day-map-gist">{gist}</div>
      </div>
    </div>
  );
}
