import { locale as rootLocale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { businessTimeZone } from "../clock";
import { type Locale, toLocale } from "./locales";
import { shownMessagesOf } from "./translator";

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
  }
}

export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = toLocale(explicit ?? (await rootLocale()));
  return { locale, messages: shownMessagesOf(locale), timeZone: businessTimeZone };
});
