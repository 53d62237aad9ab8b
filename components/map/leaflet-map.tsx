"use client";

import "leaflet/dist/leaflet.css";
import { useTranslations } from "next-intl";
import { AttributionControl, MapContainer, Polygon, Polyline, TileLayer } from "react-leaflet";
import type { Way } from "@/lib/contract/tours";
import { LeafletMarkers, type MapMarker } from "./leaflet-markers";
import { mapLooks } from "./map-looks";
import tanzania from "./tanzania.json";

export interface LeafletMapProps {
  markers: MapMarker[];
  legs?: Way[];
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
        bounds={[...markers.map(({ position }) => position), ...legs.flatMap(({ line }) => line)]}
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
        {legs.map(({ line, kind }) => (
          <Polyline
            key={kind + line.join(" ")}
            positions={line}
            className={mapLooks[kind]}
            interactive={false}
          />
        ))}
        <LeafletMarkers markers={markers} />
      </MapContainer>
    </section>
  );
}

const openStreetMap = "https://tile.openstreetmap.org/{z}/{x}/{y}.png";
// The licence asks for this name and link on every map (openstreetmap.org/copyright).
const attribution =
  '© <a href="https://www.openstreetmap.org/copyright" rel="noreferrer">OpenStreetMap</a>';

/** Tiles of the whole world from a server that is not ours. */
function DetailTiles({ url = openStreetMap }: { url?: string | undefined }) {
  return <TileLayer url={url} attribution={attribution} />;
}

const layers = [
  ...tanzania.neighbours.map(({ code, rings }) => ({ key: code, rings, look: mapLooks.abroad })),
  { key: "home", rings: tanzania.home, look: mapLooks.land },
  ...tanzania.parks.map(({ key, rings }) => ({ key: `park-${key}`, rings, look: mapLooks.park })),
  ...tanzania.lakes.map(({ key, rings }) => ({ key: `lake-${key}`, rings, look: mapLooks.lake })),
];

/** The shipped outlines as layers of the map. */
function LeafletLand() {
  return layers.map(({ key, rings, look }) => (
    <Polygon
      key={key}
      // A lake's further rings are its islands; a country's are islands of its own.
      positions={key.startsWith("lake-") ? rings.map(turned) : rings.map((ring) => [turned(ring)])}
      // Leaflet gives a path its class when it is made; among pathOptions it would come too late.
      className={look}
      fillOpacity={1}
      interactive={false}
    />
  ));
}

function turned(ring: number[][]): [number, number][] {
  return ring.map(([lon = 0, lat = 0]) => [lat, lon]);
}
