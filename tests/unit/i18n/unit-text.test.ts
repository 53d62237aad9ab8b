import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { locales } from "@/lib/contract/locales";
import { translator } from "@/lib/i18n/translator";
import { withAwaited, withCounted, withMail, withUnits } from "@/lib/i18n/unit-text";

describe("a number", () => {
  it("keeps its unit on its line", () => {
    expect(withUnits("62 km on foot, 5,895 m, 20 °C.")).toBe(
      "62\u00a0km on foot, 5,895\u00a0m, 20\u00a0°C.",
    );
    expect(withUnits("um 9 Uhr, 18 %, 14.763 km²")).toBe(
      "um 9\u00a0Uhr, 18\u00a0%, 14.763\u00a0km²",
    );
  });

  it("is parted from a word that only begins like a unit", () => {
    expect(withUnits("3 meals, 2 huts and 4 minutes")).toBe("3 meals, 2 huts and 4 minutes");
  });

  it.each(locales)("keeps it in the messages too (%s)", (locale) => {
    const values = readFileSync(`messages/${locale}.json`, "utf8").replaceAll("}", "0");
    expect(withUnits(values)).toBe(values);
  });

  it("keeps a length or a time in words too, in a text", () => {
    expect(withCounted("60 days, 680 Meter, 5 km; 2 huts")).toBe(
      "60\u00a0days, 680\u00a0Meter, 5\u00a0km; 2 huts",
    );
  });

  it("keeps what it counts where it is yet to come, but no choice of an argument", () => {
    expect(withAwaited("for {hours} hours, {n, plural, other {# days}}")).toBe(
      "for {hours}\u00a0hours, {n, plural, other {#\u00a0days}}",
    );
    expect(withAwaited("{unit, select, hours {x} days {y}}")).toBe(
      "{unit, select, hours {x} days {y}}",
    );
  });

  it("keeps what a German text counts", () => {
    expect(withCounted("45 Minuten, 35 Quadratkilometer, ab 12 Jahren, 70 Dollar")).toBe(
      "45\u00a0Minuten, 35\u00a0Quadratkilometer, ab 12\u00a0Jahren, 70\u00a0Dollar",
    );
  });

  it.each(locales)("keeps the word for days and nights on a narrow card (%s)", (locale) => {
    const t = translator(locale);
    expect(t("Tour.duration", { days: 6, nights: 5 })).toMatch(/^6\u00a0\p{L}+, 5\u00a0\p{L}+$/u);
    expect(t("Tour.duration", { days: 1, nights: 0 })).toMatch(/^1\u00a0\p{L}+$/u);
  });
});

describe("an e-mail", () => {
  it("keeps its first letter on its line", () => {
    expect(withMail("Unsere E-Mail, l’e-mail (e-mail)")).toBe(
      "Unsere E-\u2060Mail, l’e-\u2060mail (e-\u2060mail)",
    );
    expect(withCounted("Per E-Mail in 24 Stunden")).toBe("Per E-\u2060Mail in 24\u00a0Stunden");
  });

  it("begins a label as it is", () => {
    expect(withMail("E-Mail-Adresse")).toBe("E-Mail-Adresse");
  });
});
