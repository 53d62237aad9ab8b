/** The six languages of the site, English first (spec section 1). */
export const locales = ["en", "de", "fr", "es", "it", "pt"] as const;

export type Locale = (typeof locales)[number];
