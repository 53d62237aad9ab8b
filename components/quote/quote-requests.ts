import { callSite } from "@/lib/api/browser";
import { chosenToursEndpoint } from "@/lib/contract/chosen-tours";
import { destinationListEndpoint } from "@/lib/contract/destinations";
import { ApiError } from "@/lib/contract/errors";
import { tourEndpoint } from "@/lib/contract/tours";
import type { QuotePlace } from "./quote-types";

/** A tour's title, first picture, length, slugs and when it runs; null when there is no such tour. */
export async function tourNamed(slug: string, signal: AbortSignal) {
  try {
    const { data } = await callSite(tourEndpoint, { slug }, { signal });
    const { title, days, alternates, runs, gallery } = data;
    return { title, days, alternates, runs, picture: gallery[0] };
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
}

/** The titles of favourite tours. */
export async function titlesOf(ids: readonly string[]): Promise<string[]> {
  const { data } = await callSite(chosenToursEndpoint, { ids });
  return data.map(({ title }) => title);
}

/** Every destination, the most asked for first. */
export async function allPlaces(signal: AbortSignal): Promise<QuotePlace[]> {
  const { data } = await callSite(destinationListEndpoint, {}, { signal });
  return data.map(({ id, name }) => ({ id, name }));
}
