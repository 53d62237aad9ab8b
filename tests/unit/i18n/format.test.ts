import { describe, expect, it } from "vitest";
import { formatDay, formatMoney, formatMonth } from "@/lib/i18n/format";

describe("money", () => {
  it.each([
    [0, "$0"],
    [99_900, "$999"],
    [185_000, "$1,850"],
    [123_456_700, "$1,234,567"],
  ])("%i cents read %s in every language", (minor, text) => expect(formatMoney(minor)).toBe(text));
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

  it("names months in the language", () => {
    expect(formatMonth(1, "de")).toBe("Januar");
    expect(formatMonth(8, "pt")).toBe("agosto");
  });
});
