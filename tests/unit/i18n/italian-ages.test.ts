import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import messages from "@/messages/it.json";
import { strings } from "../../support/content-texts";

const aged = strings(messages, "it").filter(([, text]) => /\{age[,}]/.test(text));
/** Numbers that are spoken with a vowel take «gli» or «l’». */
const wrong = /\b(?:da|dai|ai|dei|nei|sui|sotto i) (?:8|11|18)\b/i;

function spoken(text: string, age: number): string {
  const plain = text.replaceAll(/<\/?\w+>/g, "");
  const t = createTranslator({ locale: "it", messages: { plain } });
  return t("plain", { age, percent: "50", unit: "$1", to: "2" });
}

describe("an age in Italian", () => {
  it("has the article that its number is spoken with", () => {
    expect(aged.length).toBeGreaterThan(10);
    const said = aged.flatMap(([at, text]) =>
      [8, 11].map((age) => `${at}: ${spoken(text, age)}`).filter((one) => wrong.test(one)),
    );
    expect(said).toEqual([]);
  });

  it("is found with another one", () => {
    expect("dai 8 anni").toMatch(wrong);
    expect("dagli 8 anni").not.toMatch(wrong);
  });
});
