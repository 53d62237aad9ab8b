import { useLocale } from "next-intl";
import { type Locale, toLocale } from "@/lib/i18n/locales";

/** The language of the page. */
export const useSiteLocale = (): Locale => toLocale(useLocale());
