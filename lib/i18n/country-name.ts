import { languages, toLocale } from "./locales";

const held = new Map<string, Intl.DisplayNames>();

/** The name of a country (ISO 3166 alpha-2) in a language; the code itself where it has none. */
export function countryName(
  code: string,
  locale: string,
  style: "long" | "short" = "long",
): string {
  try {
    return names(languages[toLocale(locale)].tag, style).of(code) ?? code;
  } catch {
    // The code may come from outside, and `of` throws on what is no region.
    return code;
  }
}

function names(tag: string, style: "long" | "short"): Intl.DisplayNames {
  const known = held.get(`${tag} ${style}`);
  if (known) return known;
  const made = new Intl.DisplayNames(tag, { type: "region", style });
  held.set(`${tag} ${style}`, made);
  return made;
}
