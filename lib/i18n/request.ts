import { locale as rootLocale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { businessTimeZone } from "../clock";
import { toLocale } from "./locales";

export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = toLocale(explicit ?? (await rootLocale()));
  const { default: messages } = await import(`../../messages/${locale}.json`);
  return { locale, messages, timeZone: businessTimeZone };
});
