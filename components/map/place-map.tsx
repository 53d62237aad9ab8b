import { getLocale, getTranslations } from "next-intl/server";
import type { DestinationCard } from "@/lib/contract/destinations";
import type { Place } from "@/lib/contract/shared";
import type { DestinationCategory } from "@/lib/contract/vocabulary";
import { destinationPath } from "@/lib/site/routes";
import { IslandMessages } from "../ui/island-messages";
import { labelsFor } from "./labels-for";
import { LiveMap } from "./live-map";
import { MapArt } from "./map-art";
import { boxAround, inFrame, mapFrame } from "./map-frame";
import { MapLabels } from "./map-labels";
import { mapLooks } from "./map-looks";
import { MapMarkers } from "./map-markers";

const ratio = 0.8;
const widths = { phone: 335, desktop: 560 };
const degrees = 4;

interface PlaceMapProps {
  place: Place;
  /** Places that help to find one's bearings. */
  nearby: Pick<DestinationCard, "id" | "name" | "position" | "category">[];
}

const bearings = new Set<DestinationCategory>(["national_parks", "mountains", "towns_cities"]);

/** One place on a drawn map, with what lies around it. */
export async function PlaceMap({ place, nearby }: PlaceMapProps) {
  const [t, locale] = await Promise.all([getTranslations("TourMap"), getLocale()]);
  const frame = mapFrame(boxAround([place.position], degrees), ratio);
  const names = { locale, water: (key: string) => t(`waters.${key}`) };
  const around = nearby.filter(
    ({ id, position, category }) =>
      id !== place.id && bearings.has(category) && inFrame(frame, position),
  );
  const labels = {
    phone: labelsFor([place], [], frame, names, widths.phone),
    desktop: labelsFor([place], around, frame, names, widths.desktop),
  };
  const { id, slug, name, position } = place;
  return (
    <figure>
      <IslandMessages namespaces={["TourMap"]}>
        <LiveMap
          markers={[{ id, name, position, href: destinationPath(slug), text: "", side: "right" }]}
          className={`aspect-5/4 ${mapLooks.sea}`}
        >
          <MapArt frame={frame} />
          <MapLabels labels={labels.phone} className="sm:hidden" />
          <MapLabels labels={labels.desktop} className="max-sm:hidden" />
          <MapMarkers stops={[place]} frame={frame} />
        </LiveMap>
      </IslandMessages>
      <figcaption className="mt-1 text-muted text-note">{t("source")}</figcaption>
    </figure>
  );
}
