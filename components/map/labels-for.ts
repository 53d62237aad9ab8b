import { countryName } from "@/lib/i18n/country-name";
import type { Locale } from "@/lib/i18n/locales";
import type { MapFrame, Position } from "./map-frame";
import { anchorsIn, type Water } from "./map-names";
import { type Labelled, markerPixels, type Placed, placeLabels } from "./place-labels";

interface Named {
  id: string;
  name: string;
  position: Position;
}
export interface MapLabel extends Labelled {
  kind: "place" | "water" | "country" | "nearby";
}

const markers = { place: markerPixels, nearby: 4, water: 0, country: 0 };

/** The names on a map, each where it has room when the map is drawn so many pixels wide. */
export function labelsFor(
  places: Named[],
  nearby: Named[],
  frame: MapFrame,
  names: { locale: Locale; water: (key: Water) => string },
  width: number,
): Placed<MapLabel>[] {
  const label = (kind: MapLabel["kind"], id: string, text: string, position: Position) => ({
    kind,
    id,
    text,
    ...frame.place(position),
    marker: markers[kind],
  });
  const { waters, countries } = anchorsIn(frame);
  const labels: MapLabel[] = [
    ...places.map(({ id, name, position }) => label("place", id, name, position)),
    ...waters.map(({ key, position }) => label("water", key, names.water(key), position)),
    ...nearby.map(({ id, name, position }) => label("nearby", id, name, position)),
    ...countries.map(({ key, position }) =>
      label("country", key, countryName(key, names.locale, "short"), position),
    ),
  ];
  return placeLabels(labels, { width, height: width * frame.ratio });
}
