import type { ReactNode } from "react";
import type { HerdArea, Migration } from "@/lib/contract/planner";
import { MapArt } from "./map-art";
import { mapFrame, type Position } from "./map-frame";
import { MapLabels } from "./map-labels";
import { mapLooks } from "./map-looks";
import { drawingWidth } from "./outline-path";
import { placeLabels } from "./place-labels";

const ratio = 0.86;
const frame = mapFrame({ west: 33.75, east: 36.05, south: -3.45, north: -1.3 }, ratio);
const labelledWidth = 420;
/** A herd is spread over some thirty kilometres, which this is on the drawing. */
const spread = 84;

type Areas = Migration["areas"];

const at = (position: Position) => {
  const { x, y } = frame.place(position);
  return { x: Math.round(x * drawingWidth), y: Math.round(y * drawingWidth * ratio) };
};

/** The Serengeti with the four parts that the herds walk through in a year, one after another. */
export function HerdMap({ areas, names, label }: MapProps & { names: Record<HerdArea, string> }) {
  const [first, ...others] = areas.map(({ position }) => at(position));
  const labels = areas.map(({ area, position }) => ({
    kind: "place" as const,
    id: area,
    text: names[area].replace(/\s?:.*/, ""),
    ...frame.place(position),
    marker: 18,
  }));
  return (
    <Framed label={label}>
      <MapArt frame={frame}>
        {first && (
          <path
            d={`M${[first, ...others].map(({ x, y }) => `${x} ${y}`).join("L")}Z`}
            className="fill-none stroke-[3] stroke-terracotta/60 [stroke-dasharray:4_10] [stroke-linecap:round]"
          />
        )}
        <Herds areas={areas} />
      </MapArt>
      <MapLabels
        labels={placeLabels(labels, { width: labelledWidth, height: labelledWidth * ratio })}
        className=""
      />
    </Framed>
  );
}

interface MapProps {
  areas: Areas;
  label: string;
}

/** The land below the small maps, once for all of them. */
export function HerdLand() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <symbol id="herd-land" viewBox={`0 0 ${drawingWidth} ${Math.round(drawingWidth * ratio)}`}>
        <MapArt frame={frame} />
      </symbol>
    </svg>
  );
}

/** Where the herds usually are in one month; `HerdLand` has to be on the page. */
export function SmallHerdMap({ areas, label }: MapProps) {
  return (
    <Framed label={label}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${drawingWidth} ${Math.round(drawingWidth * ratio)}`}
        className="absolute inset-0 h-full w-full"
      >
        <use href="#herd-land" />
        <Herds areas={areas} />
      </svg>
    </Framed>
  );
}

function Framed({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="img"
      aria-label={label}
      className={`relative aspect-50/43 overflow-hidden rounded-picture ${mapLooks.sea}`}
    >
      {children}
    </div>
  );
}

function Herds({ areas }: { areas: Areas }) {
  return areas.map(({ area, position }) => {
    const { x, y } = at(position);
    return (
      <g key={area}>
        <circle cx={x} cy={y} r={spread} className="fill-terracotta/25" />
        <circle cx={x} cy={y} r={spread * 0.3} className="fill-terracotta/60" />
      </g>
    );
  });
}
