import { divIcon } from "leaflet";
import { useRouter } from "next/navigation";
import { Marker, Tooltip } from "react-leaflet";
import type { Position } from "./map-frame";

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
}

/** Markers that lead to their places, by mouse and by keyboard. */
export function LeafletMarkers({ markers }: { markers: MapMarker[] }) {
  const router = useRouter();
  return markers.map(({ id, name, position, href, text, look }) => (
    <Marker
      key={id}
      position={position}
      title={name}
      alt={name}
      icon={icon(text, look)}
      eventHandlers={{ click: () => router.push(href) }}
    >
      <Tooltip direction="top" offset={[0, -12]} permanent={markers.length <= 8}>
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
