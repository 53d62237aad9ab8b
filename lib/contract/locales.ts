/** The six languages of the site, English first (docs/product.md, "Languages"). */
export const locales = ["en", "de", "fr", "es", "it", "pt"] as const;

export type Locale = (typeof locales)[number];
