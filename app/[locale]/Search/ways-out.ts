import type { RawQuery } from "@/components/search/search-query";
import type { Locale } from "@/lib/i18n/locales";
import { criteriaOf, searchPath, without } from "./criteria";
import { criterionNames } from "./criterion-name";
import { type Found, runSearch } from "./run-search";

const mostShown = 4;

/** What to let go of so that tours come back, the most helpful first. */
export async function waysOut(found: Found, raw: RawQuery, today: string, locale: Locale) {
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
