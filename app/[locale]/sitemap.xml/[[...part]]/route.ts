import { handleDocument } from "@/lib/api/handle-document";
import { offersIn } from "@/lib/api/offers-in";
import { readAs } from "@/lib/api/read-as";
import { loginEndpoint } from "@/lib/contract/accounts";
import { departureMonthsEndpoint } from "@/lib/contract/departures";
import { siteIndexEndpoint } from "@/lib/contract/site-index";
import { stayListEndpoint } from "@/lib/contract/stays";
import { entryPaths, fixedPaths, monthPaths } from "@/lib/site/indexed-pages";
import { sitemapPartXml, sitemapXml } from "@/lib/site/sitemap";

// A build has no database; crawlers ask seldom enough.
export const dynamic = "force-dynamic";

export const GET = handleDocument<{ part?: string[] }>(async (locale, { part }) => {
  const [things, months, accounts, stays] = await Promise.all([
    readAs(locale, siteIndexEndpoint, {}),
    readAs(locale, departureMonthsEndpoint, {}),
    offersIn(locale, loginEndpoint),
    offersIn(locale, stayListEndpoint),
  ]);
  const entries = [
    ...fixedPaths({ accounts, stays }).map((paths) => ({ paths })),
    ...months.data.map((month) => ({ paths: monthPaths(month) })),
    ...things.data.map((entry) => ({ paths: entryPaths(entry), updatedOn: entry.updated_on })),
  ];
  const xml = part ? sitemapPartXml(locale, entries, Number(part[0])) : sitemapXml(locale, entries);
  if (xml === undefined) return new Response(null, { status: 404 });
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
});
