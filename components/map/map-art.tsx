import type { ReactNode } from "react";
import type { MapFrame } from "./map-frame";
import { mapLooks } from "./map-looks";
import { drawingWidth, outlinePath } from "./outline-path";
import tanzania from "./tanzania.json";

interface MapArtProps {
  frame: MapFrame;
  /** By which another drawing of the page shows the same land. */
  landId?: string | undefined;
  /** What is drawn over the land, in the drawing's units. */
  children?: ReactNode;
}

/** The country, its neighbours, lakes and parks as a drawing; it says nothing to a screen reader. */
export function MapArt({ frame, landId, children }: MapArtProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${drawingWidth} ${Math.round(drawingWidth * frame.ratio)}`}
      className="absolute inset-0 h-full w-full"
    >
      <g strokeLinejoin="round">
        <MapLand frame={frame} landId={landId} />
        {children}
      </g>
    </svg>
  );
}

/** The land alone, for a drawing of its own kind. */
export function MapLand({ frame, landId }: Pick<MapArtProps, "frame" | "landId">) {
  const path = (layers: { rings: number[][][] }[]) =>
    layers.map(({ rings }) => outlinePath(rings, frame)).join("");
  return (
    <g id={landId}>
      <path d={path(tanzania.neighbours)} className={mapLooks.abroad} />
      <path d={path([{ rings: tanzania.home }])} className={mapLooks.land} />
      <path d={path(tanzania.parks)} className={mapLooks.park} />
      <path d={path(tanzania.lakes)} className={mapLooks.lake} fillRule="evenodd" />
    </g>
  );
}
