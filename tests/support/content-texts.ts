import type { Content } from "@/lib/backend/content/content";
import type { Locale } from "@/lib/i18n/locales";

/** Every text of a language with the place it stands. */
export function textsOf(content: Content, locale: Locale): [at: string, text: string][] {
  const kinds = Object.keys(content.words) as (keyof Content["words"])[];
  return kinds.flatMap((kind) => {
    const words = content.words[kind][locale];
    if (!(words instanceof Map)) return strings(words, `${locale}/${kind}`);
    return [...words.values()].flatMap(({ id, value }) =>
      strings(value, `${locale}/${kind}/${id}`),
    );
  });
}

/** Every text within a value with its place. */
export function strings(value: unknown, at: string): [string, string][] {
  if (typeof value === "string") return [[at, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => strings(inner, `${at}.${key}`));
}
