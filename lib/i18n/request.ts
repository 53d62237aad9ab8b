import { locale as rootLocale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { businessTimeZone } from "../clock";
import { type Locale, toLocale } from "./locales";
import { messagesOf } from "./translator";
import { withAwaited } from "./unit-text";

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
  }
}

const shown = new Map<Locale, ReturnType<typeof messagesOf>>();

/** The words of the interface as a page shows them. */
function shownIn(locale: Locale) {
  const messages: ReturnType<typeof messagesOf> =
    shown.get(locale) ?? JSON.parse(withAwaited(JSON.stringify(messagesOf(locale))));
  shown.set(locale, messages);
  return messages;
}

export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = toLocale(explicit ?? (await rootLocale()));
  return { locale, messages: shownIn(locale), timeZone: businessTimeZone };
});
