import { getLocale } from "next-intl/server";
import { section } from "@/lib/api/section";
import { destinationListEndpoint } from "@/lib/contract/destinations";
import { everyTour } from "./every-tour";

/** What a review can be about: every tour and every destination, by name. */
export async function reviewSubjects() {
  const [tours, places, locale] = await Promise.all([
    everyTour(),
    section(destinationListEndpoint, {}),
    getLocale(),
  ]);
  return {
    tours: tours.map(({ slug, title }) => ({ slug, title })),
    places: (places?.data ?? [])
      .map(({ slug, name }) => ({ slug, title: name }))
      .sort((a, b) => a.title.localeCompare(b.title, locale)),
  };
}
