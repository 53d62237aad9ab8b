import { domains, env } from "@/lib/env";
import { defaultLocale, type Locale, locales } from "@/lib/i18n/locales";

/**
 * The language a host name speaks. The port is ignored and every host that is not configured is
 * English (spec section 1).
 */
export function localeOfHost(host: string | null | undefined): Locale {
  const name = host?.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
  return locales.find((locale) => domains[locale] === name) ?? defaultLocale;
}

/** The origin of a language, from configuration and never from a request: `https://de.example`. */
export function originOf(locale: Locale): string {
  const domain = domains[locale];
  const local = domain === "localhost" || domain.endsWith(".localhost");
  const scheme = env.PUBLIC_SCHEME ?? (local ? "http" : "https");
  return `${scheme}://${domain}${local ? `:${env.PORT}` : ""}`;
}

/** An absolute address of a path on the domain of a language. */
export function absoluteUrl(locale: Locale, path: string): string {
  return `${originOf(locale)}${path === "/" ? "/" : path}`;
}
