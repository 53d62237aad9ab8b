import { getTranslations } from "next-intl/server";
import type { TourFilter } from "@/lib/contract/filters";
import {
  LevelSchema,
  SafariTypeSchema,
  SpecializedSchema,
  ThemeSchema,
  TripTypeSchema,
} from "@/lib/contract/vocabulary";
import { plain } from "./places-named";

const groups = {
  themes: ThemeSchema.options,
  specialized: SpecializedSchema.options,
  safari_type: SafariTypeSchema.options,
  level: LevelSchema.options,
  trip_type: TripTypeSchema.options,
} as const;

/**
 * The filter a text names in the words of the page (“Honeymoon”, “Luxury”), or null. Such a word is
 * a property of tours that their texts need not mention.
 */
export async function vocabularyFilter(text: string): Promise<TourFilter | null> {
  const wanted = plain(text);
  if (wanted === "") return null;
  const t = await getTranslations("Vocabulary");
  for (const [group, keys] of Object.entries(groups)) {
    const key = keys.find((each) => plain(t(`${group}.${each}`)) === wanted);
    if (key) return { [group]: [key] };
  }
  return null;
}
