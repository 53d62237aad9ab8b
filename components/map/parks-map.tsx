import { getLocale, getTranslations } from "next-intl/server";
import type { DestinationCard } from "@/lib/contract/destinations";
import type { DestinationCategory } from "@/lib/contract/vocabulary";
import { destinationPath } from "@/lib/site/routes";
import { IslandMessages } from "../ui/island-messages";
import { SiteLink } from "../ui/site-link";
import { labelsFor } from "./labels-for";
import { LiveMap } from "./live-map";
import { MapArt } from "./map-art";
import { mapFrame, wholeCountry } from "./map-frame";
import { MapLabels, percent } from "./map-labels";
import { mapLooks } from "./map-looks";

const ratio = 0.94;
const phoneWidth = 335;
const desktopWidth = 860;

type MapDestination = Pick<DestinationCard, "id" | "slug" | "name" | "category" | "position">;

interface ParksMapProps {
  /** Those that matter most first: where names would collide, the first ones keep theirs. */
  destinations: MapDestination[];
}

/** The whole country with a marker for each destination that leads to it. */
export async function ParksMap({ destinations }: ParksMapProps) {
  const [t, words, locale] = await Promise.all([
    getTranslations("TourMap"),
    getTranslations("Vocabulary.destination_category"),
    getLocale(),
  ]);
  const frame = mapFrame(wholeCountry, ratio);
  const names = { locale, water: (key: string) => t(`waters.${key}`) };
  const labels = {
    phone: labelsFor(destinations, [], frame, names, phoneWidth),
    desktop: labelsFor(destinations, [], frame, names, desktopWidth),
  };
  const sideOnPhone = (id: string) =>
    labels.phone.find((label) => label.kind === "place" && label.id === id)?.side;
  return (
    <figure
      aria-label={t("parksLabel")}
      className="lg:grid lg:grid-cols-[minmax(0,1fr)_12.5rem] lg:gap-x-10"
    >
      <IslandMessages namespaces={["TourMap"]}>
        <LiveMap
          markers={destinations.map(({ id, slug, name, position, category }) => ({
            id,
            name,
            position,
            href: destinationPath(slug),
            text: "",
            look: categoryLooks[category],
            side: sideOnPhone(id),
          }))}
          className={`aspect-50/47 ${mapLooks.sea}`}
        >
          <MapArt frame={frame} />
          <MapLabels labels={labels.phone} className="sm:hidden" />
          <MapLabels labels={labels.desktop} className="max-sm:hidden" />
          <ul>
            {destinations.map(({ id, slug, name, position, category }) => {
              const { x, y } = frame.place(position);
              return (
                <li
                  key={id}
                  // On a phone a dot without a name would say nothing: the list has them all.
                  className={`absolute -translate-x-1/2 -translate-y-1/2 hover:z-10 focus-within:z-10 ${sideOnPhone(id) ? "" : "max-sm:hidden"}`}
                  style={{ left: percent(x), top: percent(y) }}
                >
                  <SiteLink
                    href={destinationPath(slug)}
                    aria-label={name}
                    className="group relative grid size-7 place-items-center"
                  >
                    <span
                      className={`size-3.5 rounded-full border-2 border-card transition-transform duration-150 group-hover:scale-150 ${categoryLooks[category]}`}
                    />
                    <span
                      aria-hidden="true"
                      className="pointer-events-none absolute bottom-full left-1/2 -translate-x-1/2 whitespace-nowrap rounded-chip bg-night px-3 py-1 text-note text-paper opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
                    >
                      {name}
                    </span>
                  </SiteLink>
                </li>
              );
            })}
          </ul>
        </LiveMap>
      </IslandMessages>
      <figcaption className="mt-1 text-muted text-note lg:col-start-2 lg:row-start-1 lg:mt-0 lg:self-end">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink lg:flex-col lg:gap-y-2">
          {[...new Set(destinations.map(({ category }) => category))].map((category) => (
            <li key={category} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={`size-3 rounded-full ${categoryLooks[category]}`}
              />
              {words(category)}
            </li>
          ))}
        </ul>
        <p className="mt-2 lg:mt-5">{t("source")}</p>
      </figcaption>
    </figure>
  );
}

/** Each kind of place has its own colour. */
const categoryLooks: Record<DestinationCategory, string> = {
  national_parks: "bg-gold",
  mountains: "bg-night",
  rivers_lakes: "bg-acacia",
  beach_islands: "bg-lake",
  towns_cities: "bg-terracotta",
};
