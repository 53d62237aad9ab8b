import { notFound, permanentRedirect } from "next/navigation";
import { cache } from "react";
import { orNull } from "@/lib/api/errors";
import { call } from "@/lib/api/server";
import { type TourCategory, tourCategoryEndpoint } from "@/lib/contract/categories";
import { tourEndpoint } from "@/lib/contract/tours";
import { routes, tourCategoryPath, tourPath } from "@/lib/site/routes";

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

/** An address below the list: a slug, a page of the list, or a page of what the slug names. */
interface ListAddress {
  slug?: string;
  page: number;
}

/** Reads the segments after the list's own; undefined when there is no such address. */
function listAddress(segments: readonly string[]): ListAddress | undefined {
  const [first, second, ...more] = segments.map(decode);
  if (more.length > 0) return undefined;
  if (first === undefined) return { page: 1 };
  const firstPage = pageNumber(first);
  if (firstPage) return second === undefined ? { page: firstPage } : undefined;
  if (first.length > 120) return undefined;
  if (second === undefined) return { slug: first, page: 1 };
  const page = pageNumber(second);
  return page ? { slug: first, page } : undefined;
}

/** The number in `p-2`. The first page has none, so that every page has one address. */
function pageNumber(segment: string): number | undefined {
  const page = Number(/^p-([1-9]\d{0,3})$/.exec(segment)?.[1]);
  return page > 1 ? page : undefined;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A broken escape names nothing; as it stands it is simply not found.
    return segment;
  }
}
