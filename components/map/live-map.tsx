"use client";

import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { LeafletMapProps } from "./leaflet-map";

const LeafletMap = lazy(() =>
  import("./leaflet-map").then((module) => ({ default: module.LeafletMap })),
);

interface LiveMapProps extends Omit<LeafletMapProps, "detailed"> {
  className: string;
  /** The still map that is there before, and without JavaScript for good. */
  children: ReactNode;
}

/**
 * A drawn map that becomes one to move around in when the visitor asks for it, and one with tiles
 * from elsewhere when the visitor agrees to that.
 */
export function LiveMap({ className, children, ...map }: LiveMapProps) {
  const t = useTranslations("TourMap");
  const [shown, setShown] = useState<"still" | "live" | "detailed">("still");
  const live = shown !== "still";
  return (
    <>
      <div className={`relative isolate overflow-hidden rounded-picture ${className}`}>
        {children}
        {live && (
          <Suspense>
            <LeafletMap {...map} detailed={shown === "detailed"} />
          </Suspense>
        )}
      </div>
      <div className="flex min-h-12 flex-wrap items-center gap-x-5 print:hidden">
        {shown === "live" && <p className="py-2 text-note">{t("tilesNote")}</p>}
        {shown !== "detailed" && (
          <button
            type="button"
            onClick={() => setShown(live ? "detailed" : "live")}
            className="min-h-11 font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline"
          >
            {t(live ? "showTiles" : "open")}
          </button>
        )}
      </div>
    </>
  );
}
