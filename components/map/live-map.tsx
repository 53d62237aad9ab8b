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
    <>
      <div className={`relative isolate overflow-hidden rounded-picture ${className}`}>
        {children}
        {live && <LeafletMap {...map} />}
      </div>
      <button
        type="button"
        disabled={live}
        onClick={() => setLive(true)}
        className="mt-1 min-h-11 font-semibold text-small text-terracotta-deep underline-offset-4 enabled:hover:underline disabled:invisible print:hidden"
      >
        {t("open")}
      </button>
    </>
  );
}
