import { describe, expect, it } from "vitest";
import { nounList } from "@/lib/i18n/noun-list";

describe("a list of nouns", () => {
  it.each([
    ["en", ["Lions", "Leopards", "Colobus monkeys"], "Lions, leopards and colobus monkeys"],
    ["de", ["Löwen", "Leoparden", "Gnus"], "Löwen, Leoparden und Gnus"],
    ["fr", ["Lions", "Éléphants"], "Lions et éléphants"],
    ["es", ["Leones", "Ñus"], "Leones y ñus"],
    ["it", ["Leoni"], "Leoni"],
  ] as const)("begins with a capital alone, but in German: %s", (locale, names, text) => {
    expect(nounList(names, locale)).toBe(text);
  });
});
