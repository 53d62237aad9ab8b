import type { Locale } from "@/lib/contract/locale";
import { optionGroupNames } from "@/lib/contract/vocabulary";
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
  const wordsIn = (group: keyof typeof words, options: string | string[]) =>
    [options].flat().map((option) => Reflect.get(words[group], option));
  return [
    ...optionGroupNames.flatMap((group) => wordsIn(group, tour[group])),
    ...wordsIn("difficulty", tour.difficulty),
    ...placesOf(content, tour).map(
      (place) => content.words.destinations[locale].get(place)?.value.name ?? "",
    ),
  ].join("\n");
}
