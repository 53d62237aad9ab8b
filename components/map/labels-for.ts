import type { Locale } from "@/lib/i18n/locales";
import type { MapFrame, Position } from "./map-frame";
import { anchorsIn, type Water } from "./map-names";
import { type Labelled, placeLabels } from "./place-labels";

interface Named {
  id: string;
  name: string;
  position: Position;
}
export interface MapLabel extends Labelled {
  kind: "place" | "water" | "country";
}

/** The names of a map at the widths at which phones and desktops draw it. */
export function labelsFor(
  places: Named[],
  frame: MapFrame,
  names: { locale: Locale; water: (key: Water) => string },
  widths: { phone: number; desktop: number },
) {
  const regions = new Intl.DisplayNames(names.locale, { type: "region", style: "short" });
  const label = (kind: MapLabel["kind"], id: string, text: string, position: Position) => ({
    kind,
    id,
    text,
    ...frame.place(position),
    marked: kind === "place",
  });
  const { waters, countries } = anchorsIn(frame);
  const labels: MapLabel[] = [
    ...places.map(({ id, name, position }) => label("place", id, name, position)),
    ...waters
      .filter(({ key }) => !places.some(({ id }) => id.endsWith(key)))
      .map(({ key, position }) => label("water", key, names.water(key), position)),
    ...countries.map(({ key, position }) =>
      label("country", key, regions.of(key) ?? key, position),
    ),
  ];
  const at = (width: number) => placeLabels(labels, { width, height: width * frame.ratio });
  return { phone: at(widths.phone), desktop: at(widths.desktop) };
}
