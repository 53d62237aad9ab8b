import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { loadContent } from "@/lib/backend/content/load";
import { locales } from "@/lib/i18n/locales";
import { strings, textsOf } from "../support/content-texts";

const TermSchema = z.strictObject({
  term: z.string(),
  not: z.array(z.string()).min(1),
  but: z.array(z.string()).default([]),
});
const glossary = z
  .record(z.string(), z.record(z.enum(locales), TermSchema))
  .parse(parse(readFileSync("content/glossary.yaml", "utf8")));
const content = loadContent("content");

/** What people read: the content, and the words of the interface without what code puts there. */
const texts = Object.fromEntries(
  locales.map((locale) => {
    const messages: unknown = JSON.parse(readFileSync(`messages/${locale}.json`, "utf8"));
    const own = textsOf(content, locale).map(([at, text]): [string, string] => [at.slice(3), text]);
    const shown = own.filter(([at]) => !at.endsWith(".slug"));
    const all = [...shown, ...strings(messages, "messages")];
    return [locale, all.map(([at, text]) => [at, plain(text)] as const)];
  }),
);

function plain(text: string): string {
  return text.replaceAll(/\]\([^)]*\)|\{\{?\w+\}?\}/g, " ").replaceAll(/[\s\u00a0\u202f]+/g, " ");
}

function words(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, "giu");
}

describe.each(locales)("the words of the trade, in %s", (locale) => {
  const own = texts[locale] ?? [];
  it.each(Object.keys(glossary))("have one for: %s", (thing) => {
    const entry = glossary[thing]?.[locale];
    if (!entry) throw new Error("it has none");
    const others = own.flatMap(([at, text]) =>
      entry.but.includes(at)
        ? []
        : entry.not.flatMap((not) =>
            [...text.matchAll(words(not))].map(([said]) => `${at}: “${said}”, not “${entry.term}”`),
          ),
    );
    expect(others).toEqual([]);
    const stem = entry.term.slice(0, -1).toLowerCase();
    const isUsed = own.some(([, text]) => text.toLowerCase().includes(stem));
    expect(isUsed, `nobody says “${entry.term}”`).toBe(true);
  });
});

describe("a word that is not the glossary's", () => {
  it("is found as a whole word, in whatever letters", () => {
    expect("Ein Jeep fährt".match(words("jeeps?"))).toEqual(["Jeep"]);
    expect("Jeepney, 4x45".match(words("jeeps?|4x4"))).toBeNull();
  });
});
