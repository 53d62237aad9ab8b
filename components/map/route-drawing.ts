import type { ItineraryDay, Way } from "@/lib/contract/tours";
import { boxAround, type MapFrame, mapFrame } from "./map-frame";
import { drawingWidth } from "./outline-path";
import { legsOf, stopsOf } from "./route";

const ratio = 0.8;

/** The land of a route's map, which the map beside the days shows again. */
export const routeLandId = "route-land";

/** The part of the country in which a journey goes on. */
export function routeFrame(itinerary: ItineraryDay[]): MapFrame {
  const stops = stopsOf(itinerary).map(({ position }) => position);
  return mapFrame(boxAround([...stops, ...legsOf(itinerary).flatMap(({ line }) => line)]), ratio);
}

/** A position in the units of the drawing. */
export function drawnAt(position: Way["line"][number], frame: MapFrame) {
  const { x, y } = frame.place(position);
  return {
    x: Math.round(x * drawingWidth),
    y: Math.round(y * drawingWidth * frame.ratio),
  };
}

/** The very points that the map to move around in draws. */
export function wayPath({ line }: Way, frame: MapFrame): string {
  const points = line.map((position) => {
    const { x, y } = drawnAt(position, frame);
    return `${x} ${y}`;
  });
  return `M${points.join("L")}`;
}
