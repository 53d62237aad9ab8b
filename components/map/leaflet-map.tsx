"use client";

import "leaflet/dist/leaflet.css";
import { useTranslations } from "next-intl";
import { AttributionControl, MapContainer, Polyline } from "react-leaflet";
import { DetailTiles } from "./detail-tiles";
import { LeafletLand } from "./leaflet-land";
import { LeafletMarkers, type MapMarker } from "./leaflet-markers";
import type { Position } from "./map-frame";
import { mapLooks } from "./map-looks";
import type { LegMode } from "./route";

export interface LeafletMapProps {
  markers: MapMarker[];
  legs?: { path: Position[]; mode: LegMode }[];
  /** Tiles from elsewhere in place of the shipped outlines. */
  detailed: boolean;
  /** Address of the tiles with {z}, {x} and {y}; OpenStreetMap's own when left out. */
  tileUrl?: string;
}

/** The map to move around in. */
export function LeafletMap({ markers, legs = [], detailed, tileUrl }: LeafletMapProps) {
  const t = useTranslations("TourMap");
  return (
    <section aria-label={t("label")} className="absolute inset-0 z-40">
      <MapContainer
        bounds={markers.map(({ position }) => position)}
        boundsOptions={{ padding: [36, 36], maxZoom: 10 }}
        minZoom={5}
        maxZoom={16}
        zoomSnap={0.5}
        scrollWheelZoom={false}
        attributionControl={false}
        className={`h-full w-full font-sans! [&_.leaflet-bar_a]:size-11! [&_.leaflet-bar_a]:leading-[2.75rem]! ${mapLooks.sea}`}
      >
        {detailed ? (
          <>
            <DetailTiles url={tileUrl} />
            <AttributionControl prefix={false} />
          </>
        ) : (
          <LeafletLand />
        )}
        {legs.map(({ path, mode }) => (
          <Polyline
            key={JSON.stringify(path) + mode}
            positions={path}
            className={mapLooks[mode]}
            interactive={false}
          />
        ))}
        <LeafletMarkers markers={markers} />
      </MapContainer>
    </section>
  );
}
