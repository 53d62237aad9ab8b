import type { Locale } from "@/lib/contract/locale";
import { catalogues } from "@/lib/i18n/translator";
import type { Content } from "./content";
import type { TourFacts } from "./fact-schemas";
import { placesOf } from "./tour-rows";

/**
 * What a tour is in the words of its filters, and where it goes: found by these although its own
 * text may say “gnus” where its theme is the great migration.
 */
export function tourLabels(content: Content, tour: TourFacts, locale: Locale): string {
  const words = catalogues[locale].Vocabulary;
  const places = placesOf(content, tour);
  return [
    ...tour.themes.map((theme) => words.themes[theme]),
    ...tour.specialized.map((kind) => words.specialized[kind]),
    words.level[tour.level],
    words.safari_type[tour.safari_type],
    words.trip_type[tour.trip_type],
    words.difficulty[tour.difficulty],
    ...places.map((place) => content.words.destinations[locale].get(place)?.value.name ?? ""),
  ].join("\n");
}
