import type { Locale } from "@/lib/contract/locale";

// Short words that are frequent in English and are no words of the other language.
const english = [
  "the",
  "and",
  "with",
  "your",
  "you",
  "from",
  "this",
  "that",
  "which",
  "their",
  "are",
];

/**
 * English function words in a text of another language; names such as “Out of Africa” are rare
 * enough that two of them mark a text that was not translated.
 */
export function foreignWords(text: string, locale: Locale): string[] {
  if (locale === "en") return [];
  // Links name things by their ids, which are English, and by keys of chance, in which anything may stand.
  const words =
    text
      .replace(/\]\([^)]*\)/g, "]")
      .replace(/https?:\/\/\S+/g, "")
      .toLowerCase()
      .match(/[\p{L}’']+/gu) ?? [];
  const found = words.filter((word) => english.includes(word));
  return found.length >= 2 ? found : [];
}
