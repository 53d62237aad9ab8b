import type { getTranslations } from "next-intl/server";
import type { Locale } from "@/lib/i18n/locales";

/** The words of one namespace in the language of the page. */
export type Words = Awaited<ReturnType<typeof getTranslations>>;

/** What the parts of the chrome speak with. */
export interface ChromeWords {
  locale: Locale;
  layout: Words;
  nav: Words;
  /** Whether visitors can sign in. */
  hasAccounts: boolean;
  /** Whether lodges and camps have pages. */
  hasStays: boolean;
}
