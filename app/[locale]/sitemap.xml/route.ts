import { callAs } from "@/lib/api/call";
import { departureMonthsEndpoint } from "@/lib/contract/departures";
import { siteIndexEndpoint } from "@/lib/contract/site-index";
import { toLocale } from "@/lib/i18n/locales";
import { entryPaths, fixedPaths, monthPaths } from "@/lib/site/indexed-pages";
import { sitemapXml } from "@/lib/site/sitemap";

// A build has no database; crawlers ask seldom enough.
export const dynamic = "force-dynamic";

export async function GET(
  _: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  const locale = toLocale((await params).locale);
  const [things, months] = await Promise.all([
    callAs(locale, siteIndexEndpoint, {}),
    callAs(locale, departureMonthsEndpoint, {}),
  ]);
  const entries = [
    ...fixedPaths().map((paths) => ({ paths })),
    ...months.data.map((month) => ({ paths: monthPaths(month) })),
    ...things.data.map((entry) => ({ paths: entryPaths(entry), updatedOn: entry.updated_on })),
  ];
  return new Response(sitemapXml(locale, entries), {
    headers: { "content-type": "application/xml; charset=utf-8" },
  });
}
