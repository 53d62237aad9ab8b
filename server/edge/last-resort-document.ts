import type { Locale } from "../../lib/contract/locale";
import { lastResortWords } from "../../lib/site/last-resort";
import { plainDocument } from "./plain-document";

/** What is shown when the error page fails too. */
export function lastResortDocument(locale: Locale): Buffer {
  const { message, home } = lastResortWords[locale];
  return plainDocument(locale, { title: message, link: { href: "/", text: home } });
}

/** What is shown to whoever came too early or asked for too many pages; the link is the same address once more. */
export function refusalDocument(locale: Locale, message: string): Buffer {
  const { reload } = lastResortWords[locale];
  return plainDocument(locale, { title: message, link: { href: "", text: reload } });
}
