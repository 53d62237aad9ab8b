import "./day-map.css";
import type { ReactNode } from "react";
import type { ItineraryDay } from "@/lib/contract/tours";
import { labelsFor } from "./labels-for";
import { MapLabels } from "./map-labels";
import { mapLooks } from "./map-looks";
import { drawingWidth } from "./outline-path";
import { stopsOf, waysByDay } from "./route";
import { drawnAt, routeFrame, wayPath } from "./route-drawing";

const cardWidth = 360;

interface DayMapDrawingProps {
  itinerary: ItineraryDay[];
  names: Parameters<typeof labelsFor>[3];
  /** `Day 3 of 8` */
  counted(day: number): string;
  /** Beneath the ways. */
  land: ReactNode;
}

/** The drawing of the map beside the days, and what is said of each of them. */
export function DayMapDrawing({ itinerary, names, counted, land }: DayMapDrawingProps) {
  const frame = routeFrame(itinerary);
  const stops = stopsOf(itinerary);
  const labels = labelsFor(stops, [], frame, names, cardWidth);
  const [width, height] = [drawingWidth, Math.round(drawingWidth * frame.ratio)];
  const legs = waysByDay(itinerary).flatMap(({ day, ways }) =>
    ways.map((way, at) => ({
      day,
      kind: way.kind,
      d: wayPath(way, frame),
      id: `leg-${day}-${at}`,
    })),
  );
  return (
    <>
      <div className="day-map-view">
        <div className="day-map-camera">
          <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="day-map-drawing">
            <g strokeLinejoin="round">
              {land}
              {legs.map(({ id, d }) => (
                <path key={id} d={d} className="day-map-ahead" />
              ))}
              {legs.map(({ id, d, day, kind }) => (
                <g key={id} data-leg={day}>
                  <mask
                    id={id}
                    maskUnits="userSpaceOnUse"
                    x={0}
                    y={0}
                    width={width}
                    height={height}
                  >
                    <path d={d} pathLength={1} className="day-map-mask" />
                  </mask>
                  <path d={d} mask={`url(#${id})`} className={mapLooks[kind]} />
                </g>
              ))}
              {stops.map(({ id, position }) => {
                const { x, y } = drawnAt(position, frame);
                return <circle key={id} cx={x} cy={y} r={9} className="day-map-stop" />;
              })}
            </g>
          </svg>
          <MapLabels labels={labels} className="" />
          <span className="day-map-here" />
        </div>
      </div>
      {daysOf(itinerary, frame).map(({ day, title, x, y }, at) => (
        <p
          key={day}
          aria-hidden="true"
          data-day={day}
          data-x={x}
          data-y={y}
          data-now={at === 0 ? "" : undefined}
        >
          <span>{counted(day)}</span> {title}
        </p>
      ))}
    </>
  );
}

/** Where each day ends on the drawing, and what is said of it. */
function daysOf(itinerary: ItineraryDay[], frame: ReturnType<typeof routeFrame>) {
  let at = itinerary.flatMap(({ places }) => places)[0]?.position;
  return itinerary.map(({ day, title, places, night }) => {
    at = night?.position ?? places.at(-1)?.position ?? at;
    const { x, y } = at ? drawnAt(at, frame) : { x: 0, y: 0 };
    return { day, title, x, y };
  });
}
