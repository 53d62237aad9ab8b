import type { Words } from "./words";

const keys = [
  "notFound",
  "notFoundText",
  "backHome",
  "error",
  "errorText",
  "tryAgain",
  "reload",
  "contact",
  "searchLabel",
  "searchExample",
  "searchButton",
  "elsewhere",
  "safaris",
  "destinations",
  "journal",
  "departures",
  "quote",
  "notFoundPicture",
  "errorPicture",
] as const;

export type ErrorWords = Record<(typeof keys)[number], string>;

/** The words of `Errors` as plain values, for pages that a browser draws without the server. */
export function errorWords(words: Words): ErrorWords {
  return Object.fromEntries(keys.map((key) => [key, words(key)])) as ErrorWords;
}
