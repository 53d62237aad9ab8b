import type { TourExtra } from "@/lib/contract/prices";
import type { Lexicon } from "./lexicon";

/** Extras with their words; one without words in the language is not offered in it. */
export function tourExtras(extras: Omit<TourExtra, "text">[], lexicon: Lexicon): TourExtra[] {
  return extras.flatMap((extra) => {
    const text = lexicon.lists.extras[extra.key];
    return text ? [{ ...extra, text }] : [];
  });
}
