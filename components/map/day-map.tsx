import "./day-map.css";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { ItineraryDay } from "@/lib/contract/tours";
import { Still } from "../ui/still/still";
import { DayMapBox } from "./day-map-box";
import { labelsFor } from "./labels-for";
import { MapLabels } from "./map-labels";
import { mapLooks } from "./map-looks";
import { drawingWidth } from "./outline-path";
import { stopsOf, waysByDay } from "./route";
import { drawnAt, routeFrame, routeLandId, wayPath } from "./route-drawing";

const cardWidth = 360;

interface DayMapProps {
  itinerary: ItineraryDay[];
  /** The list of days; each of its items is a day, in order. */
  listId: string;
  /** Beneath the map where there is room: what it costs. */
  children: ReactNode;
}

/**
 * The map that goes along with the days: it stays beside them, on phones as a strip above, and draws
 * each leg as its day is read. The route's own map further down says the same to those who see no
 * drawing, have no script or print.
 */
export async function DayMap({ itinerary, listId, children }: DayMapProps) {
  const [t, map, locale] = await Promise.all([
    getTranslations("TourPage.day"),
    getTranslations("TourMap"),
    getLocale(),
  ]);
  const frame = routeFrame(itinerary);
  const stops = stopsOf(itinerary);
  const names = { locale, water: (key: string) => map(`waters.${key}`) };
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
    <DayMapBox listId={listId} gist={children}>
      <Still className="contents">
        <div className="day-map-view">
          <div className="day-map-camera">
            <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="day-map-drawing">
              <g strokeLinejoin="round">
                <use href={`#${routeLandId}`} />
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
            <span>{t("of", { day, days: itinerary.length })}</span> {title}
          </p>
        ))}
      </Still>
    </DayMapBox>
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
