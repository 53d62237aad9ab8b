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
}

/** Markers that lead to their places, by mouse and by keyboard. */
export function LeafletMarkers({ markers }: { markers: MapMarker[] }) {
  const router = useRouter();
  return markers.map(({ id, name, position, href, text }) => (
    <Marker
      key={id}
      position={position}
      title={name}
      alt={name}
      icon={icon(text)}
      eventHandlers={{ click: () => router.push(href) }}
    >
      <Tooltip direction="top" offset={[0, -12]} permanent={markers.length <= 8}>
        {name}
      </Tooltip>
    </Marker>
  ));
}

/** The text is a number of ours, never a visitor's: it is set as markup. */
function icon(text: string) {
  return divIcon({
    className:
      "grid! place-items-center rounded-full border-2 border-card bg-terracotta font-bold text-note text-white",
    html: `<span>${text}</span>`,
    iconSize: [26, 26],
  });
}
