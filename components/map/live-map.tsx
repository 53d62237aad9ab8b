"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import type { LeafletMapProps } from "./leaflet-map";

const LeafletMap = dynamic(() => import("./leaflet-map").then((module) => module.LeafletMap), {
  ssr: false,
});

interface LiveMapProps extends LeafletMapProps {
  className: string;
  /** The still map that is there before, and without JavaScript for good. */
  children: ReactNode;
}

/** A drawn map that becomes one to move around in when the visitor asks for it. */
export function LiveMap({ className, children, ...map }: LiveMapProps) {
  const t = useTranslations("TourMap");
  const [live, setLive] = useState(false);
  return (
    <div className={`relative isolate overflow-hidden rounded-picture ${className}`}>
      {children}
      {live ? (
        <LeafletMap {...map} />
      ) : (
        <button
          type="button"
          onClick={() => setLive(true)}
          className="absolute right-3 bottom-3 z-50 min-h-11 rounded-chip bg-card px-4 font-semibold text-note shadow-float hover:bg-white print:hidden"
        >
          {t("open")}
        </button>
      )}
    </div>
  );
}
