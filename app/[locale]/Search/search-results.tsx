import { getTranslations } from "next-intl/server";
import { Corrections } from "@/components/search/corrections";
import { NoTours } from "@/components/search/no-tours";
import { SearchHits } from "@/components/search/search-hits";
import type { RawQuery } from "@/components/search/search-query";
import { ButtonLink } from "@/components/ui/button";
import { Pagination } from "@/components/ui/pagination";
import type { Locale } from "@/lib/i18n/locales";
import { TourGrid } from "../tour-grid";
import { criteriaOf, searchPath, without } from "./criteria";
import { criterionNames } from "./criterion-name";
import { quotePath } from "./quote-path";
import { type Found, perPage, runSearch } from "./run-search";

interface SearchResultsProps {
  found: Found;
  raw: RawQuery;
  today: string;
  locale: Locale;
}

const mostHits = 6;

/** The tours that fit, then places and articles that speak of the same. */
export async function SearchResults({ found, raw, today, locale }: SearchResultsProps) {
  const [t, list, ways] = await Promise.all([
    getTranslations("Search"),
    getTranslations("TourList"),
    found.total === 0 ? waysOut(found, raw, today, locale) : [],
  ]);
  const { query, hits, tours, total } = found;
  const ofKind = (kind: "destination" | "post") =>
    hits.filter((hit) => hit.kind === kind).slice(0, mostHits);
  const places = ofKind("destination");
  const posts = ofKind("post");
  return (
    <>
      <Corrections corrections={found.corrections} />
      <section aria-labelledby="found">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-line border-b pb-5">
          <div>
            <h2 id="found" className="text-section">
              {list("found", { count: total })}
            </h2>
            {query.adults !== null && (
              <p className="mt-1 text-muted">
                {t("party", { adults: query.adults, children: query.children })}
              </p>
            )}
          </div>
          {total > 0 && criteriaOf(found, raw).length > 0 && (
            <ButtonLink href={quotePath(query)} look="outline">
              {t("quote")}
            </ButtonLink>
          )}
        </div>
        {total === 0 ? (
          <NoTours ways={ways} />
        ) : (
          <div className="mt-8">
            <TourGrid tours={tours} />
            <Pagination
              page={query.page}
              pages={Math.ceil(total / perPage)}
              pathOf={(page) => searchPath(raw, page)}
              words={list}
            />
          </div>
        )}
      </section>
      {places.length + posts.length > 0 && (
        <div className="mt-20 grid gap-x-14 gap-y-14 lg:grid-cols-2">
          <SearchHits title={t("destinations")} hits={places} wide={posts.length === 0} />
          <SearchHits title={t("posts")} hits={posts} wide={places.length === 0} />
        </div>
      )}
    </>
  );
}

const mostShown = 4;

/** What to let go of so that tours come back, the most helpful first. */
async function waysOut(found: Found, raw: RawQuery, today: string, locale: Locale) {
  const nameOf = await criterionNames(found, locale);
  const ways = await Promise.all(
    criteriaOf(found, raw)
      .slice(0, 8)
      .map(async (criterion) => {
        const relaxed = without(raw, criterion.names);
        const { total } = await runSearch(relaxed, today);
        return { href: searchPath(relaxed), name: nameOf(criterion), count: total };
      }),
  );
  return ways
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostShown);
}
