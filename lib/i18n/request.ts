import { locale as rootLocale } from "next/root-params";
import { getRequestConfig } from "next-intl/server";
import { businessTimeZone } from "../clock";
import { toLocale } from "./locales";
import { catalogues } from "./translator";

export default getRequestConfig(async ({ locale: explicit }) => {
  const locale = toLocale(explicit ?? (await rootLocale()));
  return { locale, messages: catalogues[locale], timeZone: businessTimeZone };
});
