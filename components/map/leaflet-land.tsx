import { Polygon } from "react-leaflet";
import { mapLooks } from "./map-looks";
import tanzania from "./tanzania.json";

const layers = [
  ...tanzania.neighbours.map(({ code, rings }) => ({ key: code, rings, look: mapLooks.abroad })),
  { key: "home", rings: tanzania.home, look: mapLooks.land },
  ...tanzania.parks.map(({ key, rings }) => ({ key: `park-${key}`, rings, look: mapLooks.park })),
  ...tanzania.lakes.map(({ key, rings }) => ({ key: `lake-${key}`, rings, look: mapLooks.lake })),
];

/** The shipped outlines as layers of the map. */
export function LeafletLand() {
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
