import { readFileSync } from "node:fs";
import type { Locale } from "../../../lib/contract/locale";
import { withPolicy } from "../../../lib/i18n/policy-text";
import { withAwaited } from "../../../lib/i18n/unit-text";

export type Words = typeof import("../../../messages/en.json");

/** The words of the interface in a language, as a visitor reads them. */
export function wordsOf(locale: Locale): Words {
  const file = new URL(`../../../messages/${locale}.json`, import.meta.url);
  return JSON.parse(withAwaited(withPolicy(readFileSync(file, "utf8"))));
}

/** Words with their values in place. */
export function filled(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
