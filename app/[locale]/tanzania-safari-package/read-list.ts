import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { orNull } from "@/lib/api/errors";
import { call } from "@/lib/api/server";
import { type TourCategory, tourCategoryEndpoint } from "@/lib/contract/categories";
import { tourEndpoint } from "@/lib/contract/tours";
import { routes, tourCategoryPath, tourPath } from "@/lib/site/routes";
import { type ListAddress, listAddress } from "./list-address";

export interface TourListPlace extends ListAddress {
  category: TourCategory | null;
  /** The path of the list's first page. */
  path: string;
}

/**
 * What an address below the list is: the list, one of its pages, a curated page; a tour's slug leads
 * to the tour's own page for good. Anything else is not found.
 */
export const readPlace = cache(async (segments: string): Promise<TourListPlace> => {
  const address = listAddress(segments === "" ? [] : segments.split("/"));
  if (!address) notFound();
  const { slug } = address;
  if (slug === undefined) return { ...address, category: null, path: routes.tours };
  const category = await orNull(call(tourCategoryEndpoint, { slug }));
  if (category) return { ...address, category: category.data, path: tourCategoryPath(slug) };
  const tour = address.page === 1 && (await orNull(call(tourEndpoint, { slug })));
  if (tour) permanentRedirect(tourPath(slug));
  notFound();
});
