import { describe, expect, it } from "vitest";
import { formatDay, formatMoney, formatMonth, formatPayment } from "@/lib/i18n/format";
import { italianArticles } from "@/lib/i18n/italian-articles";

describe("money", () => {
  it.each([
    [0, "$0"],
    [99_900, "$999"],
    [185_000, "$1,850"],
    [123_456_700, "$1,234,567"],
  ])("%i cents read %s in every language", (minor, text) => expect(formatMoney(minor)).toBe(text));
});

describe("payments", () => {
  it.each([
    [185_000, "$1,850"],
    [185_007, "$1,850.07"],
    [50, "$0.50"],
  ])("%i cents read %s, with cents where there are any", (minor, text) =>
    expect(formatPayment(minor)).toBe(text),
  );
});

describe("days", () => {
  it.each([
    ["en", "7 August 2027"],
    ["de", "7. August 2027"],
    ["fr", "7 août 2027"],
    ["es", "7 de agosto de 2027"],
    ["it", "7 agosto 2027"],
    ["pt", "7 de agosto de 2027"],
  ] as const)("in %s", (locale, text) => expect(formatDay("2027-08-07", locale)).toBe(text));

  it("the first of a month is an ordinal in French", () => {
    expect(formatDay("2027-04-01", "fr")).toBe("1er avril 2027");
    expect(formatDay("2027-04-01", "fr", "full")).toBe("jeudi 1er avril 2027");
    expect(formatDay("2027-04-11", "fr")).toBe("11 avril 2027");
    expect(formatDay("2027-04-01", "de")).toBe("1. April 2027");
  });

  it("Italian articles are shortened before the eighth and the eleventh", () => {
    expect(italianArticles("Il saldo è dovuto entro il 11 aprile 2027.")).toBe(
      "Il saldo è dovuto entro l’11 aprile 2027.",
    );
    expect(italianArticles("dal 8 giugno, fino al 11 luglio, il 1 agosto, il 81 per cento")).toBe(
      "dall’8 giugno, fino all’11 luglio, il 1 agosto, il 81 per cento",
    );
  });

  it("names months in the language", () => {
    expect(formatMonth(1, "de")).toBe("Januar");
    expect(formatMonth(8, "pt")).toBe("agosto");
  });
});
