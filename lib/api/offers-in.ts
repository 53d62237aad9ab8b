import type { Endpoint } from "../contract/endpoint";
import { ApiError } from "../contract/errors";
import type { Locale } from "../contract/locale";
import { externalApiBase } from "../env";
import { dependOn, renewAfter, renewElsewhereSeconds } from "../freshness/making";
import { callHttp } from "./http-transport";

const believedMs = 600_000;
const answers = new Map<string, { at: number; isThere: Promise<boolean> }>();

/**
 * Whether the API of a language has an optional call that visitors make, so that a page can hide
 * what would not work. An operator's own API is asked with nothing in it, every ten minutes at most,
 * and 404 means no; one that does not answer is taken to have it.
 */
export async function offersIn(locale: Locale, endpoint: Endpoint): Promise<boolean> {
  const base = externalApiBase(locale);
  if (!base) return true;
  // The page may read nothing else, and has to hear of it all the same.
  renewAfter(renewElsewhereSeconds);
  dependOn(["everything"]);
  const key = `${locale} ${endpoint.path}`;
  const known = answers.get(key);
  if (known && performance.now() - known.at < believedMs) return known.isThere;
  const isThere = isIn(base, locale, endpoint);
  answers.set(key, { at: performance.now(), isThere });
  return isThere;
}

const isIn = (base: string, locale: Locale, endpoint: Endpoint): Promise<boolean> =>
  callHttp(base, endpoint, locale, {}).then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.code === "not_found"),
  );
