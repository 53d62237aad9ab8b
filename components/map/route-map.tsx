import { getLocale, getTranslations } from "next-intl/server";
import type { ItineraryDay } from "@/lib/contract/tours";
import { type WayKind, WayKindSchema } from "@/lib/contract/vocabulary";
import { destinationPath } from "@/lib/site/routes";
import { IslandMessages } from "../ui/island-messages";
import { SiteLink } from "../ui/site-link";
import { Still } from "../ui/still/still";
import { labelsFor } from "./labels-for";
import { LiveMap } from "./live-map";
import { MapArt } from "./map-art";
import { inFrame, type Position } from "./map-frame";
import { MapLabels } from "./map-labels";
import { mapLooks } from "./map-looks";
import { MapMarkers } from "./map-markers";
import { legsOf, stopsOf } from "./route";
import { routeFrame, routeLandId, wayPath } from "./route-drawing";

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
  const frame = routeFrame(itinerary);
  const names = { locale, water: (key: string) => t(`waters.${key}`) };
  const around = nearby.filter(
    ({ id, position }) => !stops.some((stop) => stop.id === id) && inFrame(frame, position),
  );
  const few = stops.length <= stopsOnPhones;
  const labels = {
    phone: labelsFor(stops, few ? around : [], frame, names, widths.phone),
    desktop: labelsFor(stops, around, frame, names, widths.desktop),
  };
  const kinds = WayKindSchema.options.filter((kind) => legs.some((leg) => leg.kind === kind));
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
          legs={legs}
          className={`aspect-5/4 ${mapLooks.sea}`}
        >
          <Still className="contents">
            <MapArt frame={frame} landId={routeLandId}>
              {legs.map((leg) => (
                <path
                  key={leg.kind + leg.line.join(" ")}
                  d={wayPath(leg, frame)}
                  className={mapLooks[leg.kind]}
                />
              ))}
            </MapArt>
            <MapLabels labels={labels.phone} className="sm:hidden" />
            <MapLabels labels={labels.desktop} className="max-sm:hidden" />
            <MapMarkers stops={stops} frame={frame} />
          </Still>
        </LiveMap>
      </IslandMessages>
      <figcaption className="mt-1 text-small">
        <Still as="ol" className="flex flex-wrap gap-x-5 gap-y-1">
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
        </Still>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-muted text-note">
          {kinds.map((kind) => (
            <span key={kind} className="inline-flex items-center gap-2">
              <WaySample kind={kind} />
              {t(`ways.${kind}`)}
            </span>
          ))}
          <span>{t("source")}</span>
        </p>
      </figcaption>
    </figure>
  );
}

function WaySample({ kind }: { kind: WayKind }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 30 6" className="h-1.5 w-7.5">
      <path d="M2 3H28" className={mapLooks[kind]} />
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
