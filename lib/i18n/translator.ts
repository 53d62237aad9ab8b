import { createTranslator } from "next-intl";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import es from "../../messages/es.json";
import fr from "../../messages/fr.json";
import it from "../../messages/it.json";
import pt from "../../messages/pt.json";
import { datedSentence } from "./dated-sentence";
import type { Locale } from "./locales";

export const catalogues = { en, de, fr, es, it, pt };

/** Translates outside of a page: in mails, papers and API answers. */
export function translator(locale: Locale) {
  const t = createTranslator({ locale, messages: catalogues[locale], timeZone: "UTC" });
  if (locale !== "it") return t;
  return new Proxy(t, {
    apply: (target, self, values) => datedSentence(Reflect.apply(target, self, values), locale),
  });
}

export type Translator = ReturnType<typeof translator>;
