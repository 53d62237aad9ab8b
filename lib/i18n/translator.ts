import { createTranslator } from "next-intl";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import es from "../../messages/es.json";
import fr from "../../messages/fr.json";
import it from "../../messages/it.json";
import pt from "../../messages/pt.json";
import type { Locale } from "./locales";

export const catalogues = { en, de, fr, es, it, pt };

/** Translates outside of a page: in mails, papers and API answers. */
export function translator(locale: Locale) {
  return createTranslator({ locale, messages: catalogues[locale], timeZone: "UTC" });
}

export type Translator = ReturnType<typeof translator>;
