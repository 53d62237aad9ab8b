import { z } from "zod";
import { type Locale, locales } from "./locales";

export { type Locale, locales } from "./locales";

export const LocaleSchema = z.enum(locales);

/** The shape of an object with a value for each language. */
export const perLocale = <T>(make: (locale: Locale) => T) =>
  Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
