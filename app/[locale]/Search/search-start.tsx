import { getTranslations } from "next-intl/server";
import { DestinationTile } from "@/components/destination/destination-tile";
import { call } from "@/lib/api/server";
import { popularDestinationsEndpoint } from "@/lib/contract/destinations";
import { popularToursEndpoint } from "@/lib/contract/tours";
import { TourGrid } from "../tour-grid";

/** Before anything was asked for: where most people begin. */
export async function SearchStart() {
  const [t, places, tours] = await Promise.all([
    getTranslations("Search"),
    call(popularDestinationsEndpoint, { limit: 4 }),
    call(popularToursEndpoint, { limit: 3 }),
  ]);
  return (
    <>
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
      <section className="mt-16">
        <h2 className="mb-6 text-section">{t("popular_tours")}</h2>
        <TourGrid tours={tours.data} />
      </section>
    </>
  );
}
