import type { Locale } from "@/lib/contract/locale";
import { reasonOf } from "../db/without-values";
import { type FacetIndex, readFacetIndex } from "./facet-index";

interface Held {
  readAt: number;
  index: Promise<FacetIndex>;
  isRefreshing: boolean;
}

const freshForMs = 10_000;
const usableForMs = 60_000;
const held = new Map<Locale, Held>();

/**
 * The facet index of a language. After ten seconds it is read again while the present one still
 * answers; after a minute without a request it is read first.
 */
export function facetIndex(locale: Locale): Promise<FacetIndex> {
  const current = held.get(locale);
  const ageMs = current ? performance.now() - current.readAt : Number.POSITIVE_INFINITY;
  if (!current || ageMs > usableForMs) return read(locale);
  if (ageMs > freshForMs && !current.isRefreshing) refresh(locale, current);
  return current.index;
}

function read(locale: Locale): Promise<FacetIndex> {
  const fresh = { readAt: performance.now(), index: readFacetIndex(locale), isRefreshing: false };
  held.set(locale, fresh);
  fresh.index.catch(() => {
    if (held.get(locale) === fresh) held.delete(locale);
  });
  return fresh.index;
}

function refresh(locale: Locale, current: Held): void {
  current.isRefreshing = true;
  const readAt = performance.now();
  readFacetIndex(locale)
    .then((index) => {
      if (held.get(locale) !== current) return;
      held.set(locale, { readAt, index: Promise.resolve(index), isRefreshing: false });
    })
    .catch((error: unknown) => {
      // What is held goes on answering until it is too old; then the failure is the visitor's answer.
      current.isRefreshing = false;
      console.warn(`the filter index could not be refreshed: ${reasonOf(error)}`);
    });
}
