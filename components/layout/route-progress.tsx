"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { onRouteStart } from "./route-start";

const throttleMs = 200;
const durationMs = 5000;
const fadeMs = 250;

type Phase = "idle" | "running" | "done";
const looks: Record<Phase, string> = {
  idle: "scale-x-0 opacity-0",
  running:
    "scale-x-95 opacity-100 transition-transform duration-[5000ms] ease-[cubic-bezier(0.1,0.6,0.2,1)]",
  done: "scale-x-100 opacity-0 transition duration-250",
};

/**
 * The thin line at the top while a page is on its way: shown after 200 ms, for 5 seconds at most
 * (docs/product.md, "Routing"). On arrival the keyboard's place moves to the new content.
 */
export function RouteProgress() {
  const pathname = usePathname();
  const [phase, setPhase] = useState<Phase>("idle");
  const stop = useRef(() => {});
  const shown = useRef(pathname);

  useEffect(() => {
    const unlisten = onRouteStart(({ url, type }) => {
      stop.current();
      const from = window.location.href;
      if (type !== "traverse" && new URL(url, from).href === from) return;
      // A change of the query alone leaves the pathname as it is, so the address is watched too.
      const hasArrived = () => type !== "traverse" && window.location.href !== from;
      const throttle = setTimeout(() => hasArrived() || setPhase("running"), throttleMs);
      const watch = setInterval(() => hasArrived() && stop.current(), 100);
      const limit = setTimeout(() => stop.current(), durationMs);
      stop.current = () => {
        clearTimeout(throttle);
        clearInterval(watch);
        clearTimeout(limit);
        setPhase((now) => (now === "running" ? "done" : now));
      };
    });
    return () => {
      unlisten();
      stop.current();
    };
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    stop.current();
    if (!window.location.hash) {
      document.getElementById("content")?.focus({ preventScroll: true });
    }
  }, [pathname]);

  useEffect(() => {
    if (phase !== "done") return;
    const timer = setTimeout(() => setPhase("idle"), fadeMs);
    return () => clearTimeout(timer);
  }, [phase]);

  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px]">
      <div className={`h-full origin-left bg-terracotta ${looks[phase]}`} />
    </div>
  );
}
