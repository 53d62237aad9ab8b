import Cookies from "js-cookie";
import type { Locale } from "../i18n/locales";

const localeCookie = "locale";
const keptDays = 365;

/**
 * Keeps the language for 365 days (docs/product.md, "Languages"). In the browser only; no page
 * reads it.
 */
export function saveLocale(locale: Locale): void {
  Cookies.set(localeCookie, locale, {
    expires: keptDays,
    sameSite: "Lax",
    secure: window.location.protocol === "https:",
  });
}
