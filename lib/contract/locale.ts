import { z } from "zod";

/** The six languages of the site, English first (spec section 1). */
export const locales = ["en", "de", "fr", "es", "it", "pt"] as const;

export const LocaleSchema = z.enum(locales);
export type Locale = z.infer<typeof LocaleSchema>;
