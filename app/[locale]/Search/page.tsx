import { getLocale, getTranslations } from "next-intl/server";
import { DestinationRow } from "@/components/destination/destination-row";
import { SearchForm } from "@/components/search/search-form";
import type { RawQuery } from "@/components/search/search-query";
import { TakesTyping } from "@/components/search/takes-typing";
import { section } from "@/lib/api/section";
import { businessDay } from "@/lib/clock";
import { destinationListEndpoint, popularDestinationsEndpoint } from "@/lib/contract/destinations";
import { popularToursEndpoint } from "@/lib/contract/tours";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";
import { TourGrid } from "../tour-grid";
import { asksForAnything } from "./criteria";
import { runSearch } from "./run-search";
import { SearchResults } from "./search-results";

// The one public page that is made for each question; search engines do not list it.
export const dynamic = "force-dynamic";

export function generateMetadata() {
  return pageMeta({ page: "search", path: routes.search, index: false });
}

export default async function SearchPage({ searchParams }: { searchParams: Promise<RawQuery> }) {
  const raw = await searchParams;
  const today = businessDay();
  const [t, locale, found, places] = await Promise.all([
    getTranslations("Search"),
    getLocale(),
    runSearch(raw, today),
    section(destinationListEndpoint, {}),
  ]);
  const { query } = found;
  const words = found.corrections[0]?.meant ?? (query.search || query.where);
  const asks = asksForAnything(query, raw);
  return (
    <Shell paths={routes.search}>
      <div className="column pt-10 pb-24 md:pt-14">
        <h1 className="break-words text-title">
          {words ? t("titleFor", { words: words.slice(0, 60) }) : t("title")}
        </h1>
        <div className="mt-8">
          <SearchForm
            query={query}
            places={(places?.data ?? []).map(({ name }) => name)}
            locale={locale}
            today={today}
          />
          {!asks && <TakesTyping field="search-words" />}
        </div>
        {query.complaints.length > 0 && (
          <ul role="status" className="mt-6 border-gold border-l-2 pl-5 text-small">
            {query.complaints.map((complaint) => (
              <li key={complaint}>{t(`complaints.${complaint}`)}</li>
            ))}
          </ul>
        )}
        <div className="mt-14">
          {asks ? (
            <SearchResults found={found} raw={raw} today={today} locale={locale} />
          ) : (
            <SearchStart />
          )}
        </div>
      </div>
    </Shell>
  );
}

/** Before anything was asked for: where most people begin. */
async function SearchStart() {
  const [t, places, tours] = await Promise.all([
    getTranslations("Search"),
    section(popularDestinationsEndpoint, { limit: 4 }),
    section(popularToursEndpoint, { limit: 3 }),
  ]);
  return (
    <>
      {places && (
        <section>
          <h2 className="mb-6 text-section">{t("popularPlaces")}</h2>
          <DestinationRow destinations={places.data} />
        </section>
      )}
      {tours && (
        <section className="mt-16">
          <h2 className="mb-6 text-section">{t("popularTours")}</h2>
          <TourGrid tours={tours.data} />
        </section>
      )}
    </>
  );
}
