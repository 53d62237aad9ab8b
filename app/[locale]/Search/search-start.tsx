import { getTranslations } from "next-intl/server";
import { DestinationTile } from "@/components/destination/destination-tile";
import { section } from "@/lib/api/section";
import { popularDestinationsEndpoint } from "@/lib/contract/destinations";
import { popularToursEndpoint } from "@/lib/contract/tours";
import { TourGrid } from "../tour-grid";

/** Before anything was asked for: where most people begin. */
export async function SearchStart() {
  const [t, places, tours] = await Promise.all([
    getTranslations("Search"),
    section(popularDestinationsEndpoint, { limit: 4 }),
    section(popularToursEndpoint, { limit: 3 }),
  ]);
  return (
    <>
      {places && (
        <section>
          <h2 className="mb-6 text-section">{t("popular_places")}</h2>
          <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
            {places.data.map((place) => (
              <DestinationTile
                key={place.id}
                destination={place}
                sizes="(min-width: 1024px) 280px, 46vw"
                className="aspect-4/3"
              />
            ))}
          </div>
        </section>
      )}
      {tours && (
        <section className="mt-16">
          <h2 className="mb-6 text-section">{t("popular_tours")}</h2>
          <TourGrid tours={tours.data} />
        </section>
      )}
    </>
  );
}
