import type { MapFrame, Position } from "./map-frame";
import { percent } from "./map-labels";

interface MapMarkersProps {
  stops: { id: string; position: Position }[];
  frame: MapFrame;
}

/** The stops of a route, numbered as in the list beside the map. */
export function MapMarkers({ stops, frame }: MapMarkersProps) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {stops.map(({ id, position }, index) => {
        const { x, y } = frame.place(position);
        return (
          <span
            key={id}
            className="figures absolute grid size-5.5 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full border-2 border-card bg-terracotta font-bold text-[0.75rem] text-white leading-none"
            style={{ left: percent(x), top: percent(y), zIndex: stops.length - index }}
          >
            {index + 1}
          </span>
        );
      })}
    </div>
  );
}
