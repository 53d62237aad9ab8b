import { type Direction, divIcon } from "leaflet";
import { useRouter } from "next/navigation";
import { Marker, Tooltip } from "react-leaflet";
import type { Position } from "./map-frame";
import type { Side } from "./place-labels";

export interface MapMarker {
  id: string;
  name: string;
  position: Position;
  /** Where a click leads. */
  href: string;
  /** A number in the marker, or nothing for a plain dot. */
  text: string;
  /** The marker's colour, as a class. */
  look?: string;
  /** Where the name has room; without it, the name shows when the marker is pointed at. */
  side?: Side | undefined;
}

const sides: Record<Side, { direction: Direction; offset: [x: number, y: number] }> = {
  right: { direction: "right", offset: [8, 0] },
  left: { direction: "left", offset: [-8, 0] },
  above: { direction: "top", offset: [0, -8] },
  below: { direction: "bottom", offset: [0, 8] },
  middle: { direction: "center", offset: [0, 0] },
};

/** Markers that lead to their places, by mouse and by keyboard. */
export function LeafletMarkers({ markers }: { markers: MapMarker[] }) {
  const router = useRouter();
  return markers.map(({ id, name, position, href, text, look, side }) => (
    <Marker
      key={id}
      position={position}
      title={name}
      alt={name}
      icon={icon(text, look)}
      eventHandlers={{ click: () => router.push(href) }}
    >
      <Tooltip
        permanent={side !== undefined}
        {...sides[side ?? "above"]}
        className="border-0! bg-card/90! px-1.5! py-0! font-semibold text-ink! text-note! shadow-none! before:hidden!"
      >
        {name}
      </Tooltip>
    </Marker>
  ));
}

/** The text is a number of ours, never a visitor's: it is set as markup. */
function icon(text: string, look = "bg-terracotta") {
  const size = text ? 26 : 18;
  return divIcon({
    className: `grid! place-items-center rounded-full border-2 border-card font-bold text-note text-white ${look}`,
    html: `<span>${text}</span>`,
    iconSize: [size, size],
  });
}
