import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { CategoryHead } from "@/components/tour-list/category-head";
import { KindLinks } from "@/components/tour-list/kind-links";
import { ListHead } from "@/components/tour-list/list-head";
import { IslandMessages } from "@/components/ui/island-messages";
import { JsonLd } from "@/components/ui/json-ld";
import { section } from "@/lib/api/section";
import { tourCategoriesEndpoint } from "@/lib/contract/categories";
import type { Locale } from "@/lib/contract/locale";
import { listPath } from "@/lib/site/list-path";
import { samePath, slugPaths } from "@/lib/site/paths-by-language";
import { routes, tourCategoryPath, tourPath } from "@/lib/site/routes";
import { breadcrumbData, itemListData } from "@/lib/site/structured-data";
import { metaOf, pageMeta } from "../page-meta";
import { Shell } from "../shell";
import { readPlace, type TourListPlace } from "./read-list";
import { readTours } from "./read-tours";
import { TourListIsland } from "./tour-list-island";

const words = ["TourList", "Filters", "Tour", "Vocabulary", "Wishlist", "Compare"];

/** Where the page is on each domain; a later page of a list is its own address. */
function pathsOf({ category, page }: TourListPlace, locale: Locale) {
  const paged = (path: string) => listPath(path, { category: "all", page });
  return category
    ? slugPaths({ ...category.alternates, [locale]: category.slug }, (slug) =>
        paged(tourCategoryPath(slug)),
      )
    : samePath(paged(routes.tours));
}

/** Title, addresses and picture of a page of the list; those of a filtered list are the plain one's. */
export async function listMetadata(segments: string): Promise<Metadata> {
  const [place, t, locale] = await Promise.all([
    readPlace(segments),
    getTranslations("TourList"),
    getLocale(),
  ]);
  const { title, description } = place.category ?? (await metaOf("tanzania-safari-package"));
  return pageMeta({
    title: place.page > 1 ? t("pageTitle", { title, page: place.page }) : title,
    description:
      place.page > 1 ? t("pageTitle", { title: description, page: place.page }) : description,
    path: pathsOf(place, locale),
    picture: place.category?.picture.url ?? "/pictures/home-hero",
  });
}

interface TourListViewProps {
  segments: string;
  /** What the address asks for beyond the page, `?level=luxury`; empty for the plain list. */
  asked: string;
}

/** The page of a list: what it is about, its tours as they are asked for, and other kinds. */
export async function TourListView({ segments, asked }: TourListViewProps) {
  const [place, list, categories, t, locale] = await Promise.all([
    readPlace(segments),
    readTours(segments, asked),
    section(tourCategoriesEndpoint, {}),
    getTranslations("TourList"),
    getLocale(),
  ]);
  const { category, page } = place;
  const crumbs = [
    { text: t("home"), href: routes.home },
    { text: t("crumb"), href: routes.tours },
    ...(category ? [{ text: category.title, href: place.path }] : []),
  ];
  const items = list.results.data.map(({ title, slug }) => ({ name: title, path: tourPath(slug) }));
  return (
    <Shell paths={pathsOf(place, locale)}>
      <JsonLd data={breadcrumbData(locale, crumbs)} />
      <JsonLd data={itemListData(locale, items)} />
      {category ? (
        <CategoryHead category={category} crumbs={crumbs} />
      ) : (
        <ListHead crumbs={crumbs} />
      )}
      <IslandMessages namespaces={words}>
        <TourListIsland
          key={place.path}
          initial={list.results}
          asked={asked}
          relaxedCounts={list.relaxedCounts}
          placeOrder={list.placeOrder}
          base={category?.filter ?? {}}
          address={place.path}
          page={page}
        />
      </IslandMessages>
      <KindLinks categories={categories?.data ?? []} current={category?.id} />
    </Shell>
  );
}
