import { createTranslator } from "next-intl";
import de from "../../messages/de.json";
import en from "../../messages/en.json";
import es from "../../messages/es.json";
import fr from "../../messages/fr.json";
import it from "../../messages/it.json";
import pt from "../../messages/pt.json";
import { datedSentence } from "./dated-sentence";
import type { Locale } from "./locales";
import { withPolicy } from "./policy-text";
import { readMessages } from "./read-messages";
import { withAwaited } from "./unit-text";

/** The words of the interface in every language, with the rules of business filled in. */
export const catalogues: Record<Locale, typeof en> = {
  en: filled(en),
  de: filled(de),
  fr: filled(fr),
  es: filled(es),
  it: filled(it),
  pt: filled(pt),
};

const read = new Map<Locale, typeof en>();

/** The same in the form in which they are filled in. */
export function messagesOf(locale: Locale): typeof en {
  const messages = read.get(locale) ?? readMessages(catalogues[locale]);
  read.set(locale, messages);
  return messages;
}

const shown = new Map<Locale, typeof en>();

/** The same as pages and islands show them: no line ends between a number and what it counts. */
export function shownMessagesOf(locale: Locale): typeof en {
  // Before they are read: what is read is no text any more.
  const messages = shown.get(locale) ?? readMessages(changed(catalogues[locale], withAwaited));
  shown.set(locale, messages);
  return messages;
}

function filled<Messages>(messages: Messages): Messages {
  return changed(messages, withPolicy);
}

function changed<Messages>(messages: Messages, change: (text: string) => string): Messages {
  return JSON.parse(change(JSON.stringify(messages)));
}

/** Translates outside of a page: in mails, documents and API answers. */
export function translator(locale: Locale) {
  const t = createTranslator({ locale, messages: messagesOf(locale), timeZone: "UTC" });
  if (locale !== "it") return t;
  return new Proxy(t, {
    apply: (target, self, values) => datedSentence(Reflect.apply(target, self, values), locale),
  });
}

export type Translator = ReturnType<typeof translator>;
