import { type Locale, locales } from "../../contract/locales";
import { packed } from "./pack";

const lastHrefs = new WeakMap<HTMLAnchorElement, { plain: string; full: string }>();

/**
 * Lets the links to other languages take along what the visitor has, at the moment they are used:
 * by a click, the middle button, a long press or the keyboard.
 */
export function packLinks(from: Locale, signal: AbortSignal): void {
  const pack = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a[hreflang]");
    if (link instanceof HTMLAnchorElement) packLink(link, from);
  };
  for (const type of ["pointerdown", "focusin", "click"])
    document.addEventListener(type, pack, { capture: true, signal });
}

function packLink(link: HTMLAnchorElement, from: Locale): void {
  const to = locales.find((each) => each === link.hreflang);
  if (!to || to === from) return;
  const last = lastHrefs.get(link);
  const plain = last?.full === link.href ? last.plain : link.href;
  const address = new URL(plain);
  // What the page has put there itself is in the words of that language.
  if (address.search === "") address.search = window.location.search;
  const luggage = packed(from, to);
  if (luggage) address.hash += luggage;
  link.href = address.href;
  lastHrefs.set(link, { plain, full: link.href });
}
