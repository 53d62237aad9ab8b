import de from "../../messages/de.json";
import en from "../../messages/en.json";
import es from "../../messages/es.json";
import fr from "../../messages/fr.json";
import it from "../../messages/it.json";
import pt from "../../messages/pt.json";
import type { ErrorCode } from "../contract/errors";
import type { Locale } from "../contract/locale";

const byLocale: Record<Locale, { ApiErrors: Record<ErrorCode, string> }> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
};

/** What an error says to a visitor in their language. */
export function errorMessage(code: ErrorCode, locale: Locale): string {
  return byLocale[locale].ApiErrors[code];
}
