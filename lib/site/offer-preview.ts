import type { Locale } from "../contract/locale";
import { locales } from "../contract/locales";

const shape = new RegExp(`^/offers/(O(?:-[2-9A-HJ-NP-Z]{4}){3})/preview/(${locales.join("|")})$`);

/** Where the desk shows an offer as its guest would read it, in a language. */
export const offerPreviewPath = (reference: string, locale: Locale) =>
  `/offers/${reference}/preview/${locale}`;

/** Which offer a path of the desk shows so, and in which language; undefined for every other path. */
export function offerPreviewOf(path: string): { reference: string; locale: string } | undefined {
  const [, reference, locale] = shape.exec(path) ?? [];
  return reference && locale ? { reference, locale } : undefined;
}
