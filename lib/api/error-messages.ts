import type { ErrorCode } from "../contract/errors";
import type { Locale } from "../contract/locale";
import { fieldReason } from "../i18n/field-reason";
import { catalogues } from "../i18n/translator";

/** What an error says to a visitor in their language; a reason says more than the code. */
export function errorMessage(code: ErrorCode, locale: Locale, reason = ""): string {
  return wordFor(reason, catalogues[locale].ApiErrors) ?? catalogues[locale].ApiErrors[code];
}

/**
 * Why each field is wrong, in the language: the contract names reasons by keys of `FieldErrors`;
 * a reason of zod's own becomes the general one.
 */
export function fieldMessages(
  fields: Record<string, string[]>,
  locale: Locale,
): Record<string, string[]> {
  const words = catalogues[locale].FieldErrors;
  const general = words.invalid;
  const worded = (reason: string) => {
    const { key, dates } = fieldReason(reason, locale);
    return wordFor(key, words)?.replace("{dates}", dates);
  };
  return Object.fromEntries(
    Object.entries(fields).map(([field, reasons]) => [
      field,
      [...new Set(reasons.map((reason) => worded(reason) ?? general))],
    ]),
  );
}

/** A reason may come from an API elsewhere: `toString` is none that has words. */
function wordFor(reason: string, words: Record<string, string>): string | undefined {
  return Object.hasOwn(words, reason) ? words[reason] : undefined;
}
