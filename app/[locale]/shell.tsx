import { getTranslations } from "next-intl/server";
import { cache, type ReactNode } from "react";
import { CompareBarSlot } from "@/components/compare/compare-bar-slot";
import { PageShell } from "@/components/layout/page-shell";
import { offers } from "@/lib/api/offers";
import { section } from "@/lib/api/section";
import { loginEndpoint } from "@/lib/contract/accounts";
import { tourCategoriesEndpoint } from "@/lib/contract/categories";
import { mostCompared } from "@/lib/contract/comparison-limits";
import { popularDestinationsEndpoint } from "@/lib/contract/destinations";
import { footerPostsEndpoint } from "@/lib/contract/posts";
import { stayListEndpoint } from "@/lib/contract/stays";
import { type PagePaths, samePath } from "@/lib/site/paths-by-language";

/** What header and footer show. The layout asks before the page does, whose own reads would come first. */
export const readChrome = cache(async () => {
  const [categories, destinations, posts, hasAccounts, hasStays] = await Promise.all([
    section(tourCategoriesEndpoint, {}),
    section(popularDestinationsEndpoint, { limit: 8 }),
    section(footerPostsEndpoint, {}),
    offers(loginEndpoint),
    offers(stayListEndpoint),
  ]);
  return {
    categories: categories?.data ?? [],
    destinations: destinations?.data ?? [],
    posts: posts?.data ?? [],
    hasAccounts,
    hasStays,
  };
});

interface ShellProps {
  /** Where this page is on each domain, for the language switch; a path that all of them share. */
  paths: PagePaths | string;
  /** The page begins with a wide picture and the header lies over it. */
  overHero?: boolean;
  children: ReactNode;
}

/** The site around a page: header, footer and what floats, with their links from the API. */
export async function Shell({ paths, overHero = false, children }: ShellProps) {
  return (
    <PageShell
      {...(await readChrome())}
      paths={typeof paths === "string" ? samePath(paths) : paths}
      overHero={overHero}
    >
      {children}
      <CompareSlot />
    </PageShell>
  );
}

/** The bar of what is to be compared, with its words made here: the chrome sends no catalogue. */
async function CompareSlot() {
  const t = await getTranslations("CompareBar");
  const counts = Array.from({ length: mostCompared }, (_, at) => t("count", { count: at + 1 }));
  return (
    <CompareBarSlot
      words={{ label: t("label"), counts, compare: t("compare"), clear: t("clear") }}
    />
  );
}
