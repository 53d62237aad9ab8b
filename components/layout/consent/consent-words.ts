import { listText } from "@/lib/i18n/list-text";
import type { Locale } from "@/lib/i18n/locales";
import { type Purpose, purposesOf, type ServiceIds } from "@/lib/site/consent/purposes";
import type { Words } from "../words";

const keys = [
  "title",
  "refuse",
  "accept",
  "choose",
  "settings",
  "settingsText",
  "recipients",
  "privacy",
  "refuseAll",
  "acceptAll",
  "save",
  "close",
] as const;

export type ConsentWords = Record<(typeof keys)[number], string> & {
  /** What is asked, with the purposes at issue. */
  text: string;
  purposes: { purpose: Purpose; name: string; text: string }[];
};

/** What the question says, for the services that are switched on. */
export function consentWords(words: Words, locale: Locale, ids: ServiceIds): ConsentWords {
  const asked = purposesOf(ids);
  return {
    ...(Object.fromEntries(keys.map((key) => [key, words(key)])) as Record<
      (typeof keys)[number],
      string
    >),
    text: words("text", {
      purposes: listText(
        asked.map((each) => words(`${each}.short`)),
        locale,
      ),
    }),
    purposes: asked.map((purpose) => ({
      purpose,
      name: words(`${purpose}.name`),
      text: words(`${purpose}.text`),
    })),
  };
}
