import { describe, expect, it } from "vitest";
import { fieldMessages } from "@/lib/api/error-messages";
import type { Run } from "@/lib/contract/runs";
import { locales } from "@/lib/i18n/locales";
import { runsText } from "@/lib/i18n/runs-text";
import { translator } from "@/lib/i18n/translator";

const reason = "not_running:2027-06-30,2027-07-01";

describe("a day on which a tour does not start", () => {
  it.each([
    ["en", "Wednesday, 30\u00a0June 2027 and Thursday, 1\u00a0July 2027"],
    ["de", "Mittwoch, 30.\u00a0Juni 2027 und Donnerstag, 1.\u00a0Juli 2027"],
    ["fr", "mercredi 30\u00a0juin 2027 et jeudi 1er\u00a0juillet 2027"],
    ["es", "miércoles, 30\u00a0de\u00a0junio de 2027 y jueves, 1\u00a0de\u00a0julio de 2027"],
    ["it", "mercoledì 30\u00a0giugno 2027 e giovedì 1º\u00a0luglio 2027"],
    [
      "pt",
      "quarta-feira, 30\u00a0de\u00a0junho de 2027 e quinta-feira, 1\u00a0de\u00a0julho de 2027",
    ],
  ] as const)("is answered in %s with the nearest two in words", (locale, dates) => {
    expect(fieldMessages({ starts: [reason] }, locale).starts?.[0]).toContain(dates);
  });

  it("says nothing of days that are none", () => {
    const [message] = fieldMessages({ starts: ["not_running:soon,2027-99-01"] }, "en").starts ?? [];
    expect(message).not.toContain("soon");
  });
});

describe("when a tour starts", () => {
  const runs: Run[] = [
    { day: 1, weekdays: ["monday", "thursday"] },
    { day: 3, months: [7, 8, 9, 10] },
    { day: 6, full_moon: 1 },
  ];

  it.each(locales)("is told in sentences in %s", (locale) => {
    const t = translator(locale);
    const words = (key: "months" | "weekdays" | "moon", values: object) =>
      t(`Runs.${key}`, values as never);
    expect(runsText(runs, words, locale).split(/\.(?: |$)/)).toHaveLength(4);
    expect(runsText([], words, locale)).toBe("");
  });
});
