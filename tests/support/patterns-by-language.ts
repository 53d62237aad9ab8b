import type { Locale } from "@/lib/i18n/locales";

/** Words between the two months of a season, and what stands before two that `and` joins. */
export const spans: Record<Locale, [until: string, between: string, and: string]> = {
  en: ["to", "between", "and"],
  de: ["bis", "zwischen", "und"],
  fr: ["à", "entre", "et"],
  es: ["a", "entre", "y"],
  it: ["a|ad|fino a", "tra|fra", "e"],
  pt: ["a|até", "entre", "e"],
};

/** Says that a river is crossed. */
export const crossing: Record<Locale, RegExp> = {
  en: /\bcross(?:ings?|es)?\b/i,
  de: /querung/i,
  fr: /travers[ée]|franchi/i,
  es: /\bcru[cz]/i,
  it: /\bguad|attravers/i,
  pt: /travess/i,
};

/** Says that drives are short, of all days. */
export const shortWords: Record<Locale, RegExp> = {
  en: /short drives(?! apart)/i,
  de: /kurze Fahrten(?!, bis auf)/i,
  fr: /(?<!deux journées de )(?:courts trajets|trajets courts(?!, sauf))/i,
  es: /(?<!dos días de )trayectos cortos(?!, salvo)/i,
  it: /(?<!due giorni di )tragitti brevi(?!, tranne)/i,
  pt: /(?<!dois dias de )trajetos curtos(?!, menos)/i,
};

/** The age from which children are taken along. */
export const agesFrom: Record<Locale, RegExp> = {
  en: /\bfrom (?:age )?(\d+)/,
  de: /\bab (\d+)/,
  fr: /\bdès (\d+)/,
  es: /\bdesde los (\d+)/,
  it: /\b(?:dai|dagli) (\d+)/,
  pt: /\ba partir dos (\d+)/,
};

/** “Two nights in”, or the “three in” that goes on from it, before the name of a park. */
export const nightsIn: Record<Locale, RegExp> = {
  en: /\b(?:nights?|each|one|two|three|four) in $/i,
  de: /\b(?:nacht|nächte|eine|zwei|drei|vier)(?: im| in)? $/i,
  fr: /\b(?:nuits?|une|deux|trois|quatre) (?:à|au|dans le) $/i,
  es: /\b(?:noches?|una|dos|tres|cuatro|otra) en $/i,
  it: /\b(?:nott[ei]|una|due|tre|quattro|altra) (?:a|nel) $/i,
  pt: /\b(?:noites?|uma|duas|três|quatro|outra) em $/i,
};
