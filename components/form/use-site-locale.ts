import { useLocale } from "next-intl";
import type { Locale } from "@/lib/i18n/locales";

const known = ["en", "de", "fr", "es", "it", "pt"] as const satisfies readonly Locale[];

/** The language of the page; without the contract's checks, which an island need not carry. */
export function useSiteLocale(): Locale {
  const locale = useLocale();
  return known.find((each) => each === locale) ?? "en";
}
