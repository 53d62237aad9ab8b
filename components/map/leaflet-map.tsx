"use client";

import "leaflet/dist/leaflet.css";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { MapContainer, Polyline } from "react-leaflet";
import { DetailTiles } from "./detail-tiles";
import { LeafletLand } from "./leaflet-land";
import { LeafletMarkers, type MapMarker } from "./leaflet-markers";
import type { Position } from "./map-frame";
import { mapLooks } from "./map-looks";
import type { LegMode } from "./route";

export interface LeafletMapProps {
  markers: MapMarker[];
  legs?: { path: Position[]; mode: LegMode }[];
  /** Address of detailed tiles with {z}, {x} and {y}; asked only after the visitor agrees. */
  tileUrl?: string;
}

/** The map to move around in: shipped outlines first, tiles from elsewhere only on a click. */
export function LeafletMap({ markers, legs = [], tileUrl }: LeafletMapProps) {
  const t = useTranslations("TourMap");
  const [detailed, setDetailed] = useState(false);
  return (
    <section aria-label={t("label")} className="absolute inset-0 z-40">
      <MapContainer
        bounds={markers.map(({ position }) => position)}
        boundsOptions={{ padding: [48, 48], maxZoom: 10 }}
        minZoom={5}
        maxZoom={detailed ? 16 : 11}
        scrollWheelZoom={false}
        className={`h-full w-full font-sans! ${mapLooks.sea}`}
      >
        {detailed ? <DetailTiles url={tileUrl} /> : <LeafletLand />}
        {legs.map(({ path, mode }) => (
          <Polyline
            key={JSON.stringify(path) + mode}
            positions={path}
            pathOptions={{ className: mapLooks[mode] }}
            interactive={false}
          />
        ))}
        <LeafletMarkers markers={markers} />
      </MapContainer>
      {!detailed && (
        <div className="absolute inset-x-3 bottom-3 z-1000 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-picture bg-card/95 p-3 text-note shadow-float">
          <p className="min-w-48 flex-1">{t("tilesNote")}</p>
          <button
            type="button"
            onClick={() => setDetailed(true)}
            className="min-h-11 rounded-chip border border-ink/80 px-4 font-semibold hover:bg-ink hover:text-paper"
          >
            {t("showTiles")}
          </button>
        </div>
      )}
    </section>
  );
}
