import { type Locale, locales } from "../../contract/locales";
import { luggageMark } from "./first-script";
import { packed } from "./pack";

/**
 * Lets the links to other languages take along what the visitor has, at the moment they are used:
 * by a click, the middle button, a long press or the keyboard.
 */
export function packLinks(from: Locale, signal: AbortSignal): void {
  const pack = ({ target }: Event) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>("a[hreflang]");
    if (link) packLink(link, from);
  };
  for (const type of ["pointerdown", "focusin", "click"])
    document.addEventListener(type, pack, { capture: true, signal });
}

function packLink(link: HTMLAnchorElement, from: Locale): void {
  const to = link.hreflang as Locale;
  if (to === from || !locales.includes(to)) return;
  const address = new URL(link.href);
  // What the page has put there itself is in the words of that language.
  if (!address.search || address.search === link.dataset.copied) {
    // A tour has another name there: in a draft it goes along by that one, else it is left out.
    address.search = location.search.replace(/\W(3F)?tour[=%][^&]*/, "");
    link.dataset.copied = address.search;
  }
  address.hash = address.hash.split(luggageMark)[0] + packed(from, to);
  link.href = address.href;
}
