import { deskHost, domains, env } from "@/lib/env";
import { defaultLocale, type Locale, locales } from "@/lib/i18n/locales";
import { hasWidths, pictureFile } from "./picture-address";

/**
 * The language a host name speaks. The port is ignored and every host that is not configured is
 * English (docs/product.md, "Languages").
 */
export function localeOfHost(host: string | null | undefined): Locale {
  return configuredLocale(host) ?? defaultLocale;
}

/**
 * The language of a call of the API: that of the host where it is configured, else the first of
 * `Accept-Language` that the site has. Pages never read that header.
 */
export function localeOfCall(headers: Headers): Locale {
  const configured = configuredLocale(headers.get("host"));
  if (configured) return configured;
  const accepted = (headers.get("accept-language") ?? "").slice(0, 200).toLowerCase().split(",");
  const weighed = accepted.map((entry) => {
    const [range = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const q = parameters.find((each) => each.startsWith("q="));
    return { name: range.split("-")[0], weight: q ? Number(q.slice(2)) || 0 : 1 };
  });
  const wanted = weighed.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  const names = wanted.map(({ name }) => locales.find((locale) => locale === name));
  return names.find((name) => name !== undefined) ?? defaultLocale;
}

/** Whether a host name is the desk's, where the people who run the business work, and nobody else. */
export function isDeskHost(host: string | null | undefined): boolean {
  return nameOf(host) === deskHost;
}

function configuredLocale(host: string | null | undefined): Locale | undefined {
  const name = nameOf(host);
  return locales.find((locale) => domains[locale] === name);
}

const nameOf = (host: string | null | undefined) =>
  host?.toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");

/** The origin of a language, from configuration and never from a request: `https://de.example`. */
export function originOf(locale: Locale): string {
  return originAt(domains[locale]);
}

/** The origin of the desk, likewise: `https://desk.example`. */
export function deskOrigin(): string {
  return originAt(deskHost);
}

function originAt(domain: string): string {
  const local = domain === "localhost" || domain.endsWith(".localhost");
  const scheme = env.PUBLIC_SCHEME ?? (local ? "http" : "https");
  return `${scheme}://${domain}${local ? `:${env.PORT}` : ""}`;
}

/** An absolute address of a path on the domain of a language. */
export function absoluteUrl(locale: Locale, path: string): string {
  return `${originOf(locale)}${path === "/" ? "/" : path}`;
}

/** The largest file of a picture as an absolute address, for search engines. */
export function absolutePicture(locale: Locale, url: string): string {
  return hasWidths(url) ? absoluteUrl(locale, pictureFile(url, 1600)) : url;
}
