import { type Locale, locales } from "../../contract/locales";

export interface LanguageChange {
  to: Locale;
  target: URL;
}

/** Where a plain click on a link to another language's domain leads; undefined for any other click. */
export function languageChange(event: MouseEvent): LanguageChange | undefined {
  const link = event.target instanceof Element && event.target.closest("a[hreflang]");
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!(link instanceof HTMLAnchorElement) || !isPlain) return undefined;
  const to = locales.find((each) => each === link.hreflang);
  const target = new URL(link.href);
  return to && target.origin !== window.location.origin ? { to, target } : undefined;
}
