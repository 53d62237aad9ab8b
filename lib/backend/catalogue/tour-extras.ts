import type { TourExtra } from "@/lib/contract/prices";
import type { ReferenceData } from "./reference-data";

/** Extras with their words; one without words in the language is not offered in it. */
export function tourExtras(
  extras: Omit<TourExtra, "text">[],
  referenceData: ReferenceData,
): TourExtra[] {
  return extras.flatMap((extra) => {
    const text = referenceData.lists.extras[extra.key];
    return text ? [{ ...extra, text }] : [];
  });
}
