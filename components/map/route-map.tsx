import { getLocale, getTranslations } from "next-intl/server";
import type { ItineraryDay } from "@/lib/contract/tours";
import { destinationPath } from "@/lib/site/routes";
import { IslandMessages } from "../ui/island-messages";
import { SiteLink } from "../ui/site-link";
import { labelsFor } from "./labels-for";
import { LiveMap } from "./live-map";
import { MapArt } from "./map-art";
import { boxAround, inFrame, type MapFrame, mapFrame, type Position } from "./map-frame";
import { MapLabels } from "./map-labels";
import { mapLooks } from "./map-looks";
import { MapDots, MapMarkers } from "./map-markers";
import { drawingWidth } from "./outline-path";
import { type Leg, type LegMode, legsOf, stopsOf } from "./route";

const ratio = 0.8;
/** With more stops than this, a phone has no room for what lies beside the way. */
const stopsOnPhones = 3;
const widths = { phone: 335, desktop: 700 };

interface RouteMapProps {
  itinerary: ItineraryDay[];
  /** Places that help to find one's bearings; those out of sight or among the stops are left out. */
  nearby: { id: string; name: string; position: Position }[];
}

/** The way of a tour on a drawn map, its stops in a list, and a button to move around in it. */
export async function RouteMap({ itinerary, nearby }: RouteMapProps) {
  const [t, locale] = await Promise.all([getTranslations("TourMap"), getLocale()]);
  const stops = stopsOf(itinerary);
  const legs = legsOf(itinerary);
  const frame = mapFrame(boxAround(stops.map(({ position }) => position)), ratio);
  const names = { locale, water: (key: string) => t(`waters.${key}`) };
  const around = nearby.filter(
    ({ id, position }) => !stops.some((stop) => stop.id === id) && inFrame(frame, position),
  );
  const few = stops.length <= stopsOnPhones;
  const labels = {
    phone: labelsFor(stops, few ? around : [], frame, names, widths.phone),
    desktop: labelsFor(stops, around, frame, names, widths.desktop),
  };
  const modes = [...new Set(legs.map(({ mode }) => mode))];
  return (
    <figure>
      <IslandMessages namespaces={["TourMap"]}>
        <LiveMap
          markers={stops.map(({ id, slug, name, position }, index) => ({
            id,
            name,
            position,
            href: destinationPath(slug),
            text: String(index + 1),
            side: labels.phone.find((label) => label.kind === "place" && label.id === id)?.side,
          }))}
          legs={legs.map(({ from, to, mode }) => ({
            path: [from.position, to.position],
            mode,
          }))}
          className={`aspect-5/4 ${mapLooks.sea}`}
        >
          <MapArt frame={frame}>
            {legs.map((leg) => (
              <path
                key={leg.from.id + leg.to.id + leg.mode}
                d={legPath(leg, frame)}
                className={mapLooks[leg.mode]}
              />
            ))}
          </MapArt>
          <MapDots places={around} frame={frame} className={few ? "" : "max-sm:hidden"} />
          <MapLabels labels={labels.phone} className="sm:hidden" />
          <MapLabels labels={labels.desktop} className="max-sm:hidden" />
          <MapMarkers stops={stops} frame={frame} />
        </LiveMap>
      </IslandMessages>
      <figcaption className="mt-1 text-small">
        <ol className="flex flex-wrap gap-x-5 gap-y-1">
          {stops.map(({ id, slug, name, days }, index) => (
            <li key={id}>
              <span
                aria-hidden="true"
                className="figures mr-1.5 font-semibold text-terracotta-deep"
              >
                {index + 1}
              </span>
              <SiteLink
                href={destinationPath(slug)}
                className="inline-block py-1 underline decoration-line underline-offset-4 hover:decoration-terracotta"
              >
                {name}
              </SiteLink>{" "}
              <span className="text-muted">
                {t("days", { count: days.length, days: daySpan(days) })}
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-note">
          {modes.map((mode) => (
            <span key={mode} className="inline-flex items-center gap-2">
              <LegSample mode={mode} />
              {t(`modes.${mode}`)}
            </span>
          ))}
          <span>{t("source")}</span>
        </p>
      </figcaption>
    </figure>
  );
}

function LegSample({ mode }: { mode: LegMode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 30 6" className="h-1.5 w-7.5">
      <path d="M2 3H28" className={mapLooks[mode]} />
    </svg>
  );
}

/** Days as they are said: `2–4`, `1, 6`. */
function daySpan(days: number[]): string {
  const spans: [number, number][] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && day === last[1] + 1) last[1] = day;
    else spans.push([day, day]);
  }
  return spans.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join(", ");
}

/** A leg as a gentle arc; flights bend more. Two ways between the same places bend apart. */
function legPath({ from, to, mode }: Leg, frame: MapFrame): string {
  const [a, b] = [drawn(from.position, frame), drawn(to.position, frame)];
  const bend = mode === "air" ? 0.16 : mode === "water" ? 0.08 : -0.08;
  const turn = {
    x: (a.x + b.x) / 2 + (b.y - a.y) * bend,
    y: (a.y + b.y) / 2 - (b.x - a.x) * bend,
  };
  const point = ({ x, y }: { x: number; y: number }) => `${Math.round(x)} ${Math.round(y)}`;
  return `M${point(a)}Q${point(turn)} ${point(b)}`;
}

function drawn(position: [number, number], frame: MapFrame) {
  const { x, y } = frame.place(position);
  return { x: x * drawingWidth, y: y * drawingWidth * frame.ratio };
}
