import { describe, expect, it } from "vitest";
import { countries } from "@/components/form/countries";
import { seasonDates } from "@/components/tour/season-dates";
import { countryName } from "@/lib/i18n/country-name";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { departureDates } from "@/lib/i18n/departure-dates";
import { formatDay, formatMoney, formatMonth, formatPayment } from "@/lib/i18n/format";
import { listText } from "@/lib/i18n/list-text";

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
    ["en", "7\u00a0August 2027"],
    ["de", "7.\u00a0August 2027"],
    ["fr", "7\u00a0août 2027"],
    ["es", "7\u00a0de\u00a0agosto de 2027"],
    ["it", "7\u00a0agosto 2027"],
    ["pt", "7\u00a0de\u00a0agosto de 2027"],
  ] as const)("in %s", (locale, text) => expect(formatDay("2027-08-07", locale)).toBe(text));

  it("the first of a month is an ordinal in French", () => {
    expect(formatDay("2027-04-01", "fr")).toBe("1er\u00a0avril 2027");
    expect(formatDay("2027-04-01", "fr", "full")).toBe("jeudi 1er\u00a0avril 2027");
    expect(formatDay("2027-04-11", "fr")).toBe("11\u00a0avril 2027");
    expect(formatDay("2027-04-01", "de")).toBe("1.\u00a0April 2027");
  });

  it("the first of a month is an ordinal in Italian, and none in Spanish and Portuguese", () => {
    expect(formatDay("2027-04-01", "it")).toBe("1º\u00a0aprile 2027");
    expect(formatDay("2027-04-01", "it", "medium")).toBe("1º\u00a0apr 2027");
    expect(formatDay("2027-04-21", "it")).toBe("21\u00a0aprile 2027");
    expect(formatDay("2027-04-01", "es")).toBe("1\u00a0de\u00a0abril de 2027");
    expect(formatDay("2027-04-01", "pt")).toBe("1\u00a0de\u00a0abril de 2027");
  });

  it("a date in figures keeps the zero of its day where its month has one", () => {
    expect(formatDay("2027-03-01", "de", "medium")).toBe("01.03.2027");
    expect(formatDay("2027-03-01", "pt", "medium")).toBe("01/03/2027");
  });

  it("the first of a month is an ordinal in a span too", () => {
    const span = { starts: "2027-08-01", ends: "2027-08-11" };
    expect(departureDates("fr", "month")(span)).toMatch(/^1er\s?–\s?11\u00a0août$/);
    expect(departureDates("it", "month")(span)).toMatch(/^1º\s?–\s?11\u00a0ago$/);
    expect(departureDates("fr")({ starts: "2027-08-28", ends: "2027-09-01" })).toMatch(
      /^28\u00a0août\s–\s1er\u00a0sept\. 2027$/,
    );
    expect(departureDates("fr")({ starts: "2027-08-01", ends: "2027-08-01" })).toBe(
      "1er\u00a0août 2027",
    );
    const nine = { starts: "2027-08-07", ends: "2027-08-09" };
    expect(departureDates("it", "month")(nine)).toMatch(/^7\s?–\s?9\u00a0ago$/);
    const winter = { key: "high", percent: 0, from: "07-01", to: "10-31" } as const;
    expect(seasonDates([winter], "fr")).toEqual(["1er\u00a0juil. – 31\u00a0oct."]);
  });

  it("Italian articles are shortened before the eighth and the eleventh", () => {
    expect(datedSentence("Il saldo è dovuto entro il 11\u00a0aprile 2027.", "it")).toBe(
      "Il saldo è dovuto entro l’11\u00a0aprile 2027.",
    );
    expect(
      datedSentence("dal 8 giugno, fino al 11 luglio, il 1\u00a0agosto, il 81 per cento", "it"),
    ).toBe("dall’8 giugno, fino all’11 luglio, il 1\u00a0agosto, il 81 per cento");
    expect(datedSentence("il 8\u00a0agosto", "es")).toBe("il 8\u00a0agosto");
  });

  it("names months in the language", () => {
    expect(formatMonth(1, "de")).toBe("Januar");
    expect(formatMonth(8, "pt")).toBe("agosto");
  });
});

describe("the names of countries", () => {
  it.each([
    ["en", "St Lucia", "Kenya"],
    ["de", "St. Lucia", "Kenia"],
    ["pt", "Santa Lúcia", "Quénia"],
  ] as const)("are spelled in %s as the rest of the site", (locale, saint, neighbour) => {
    expect(countryName("LC", locale)).toBe(saint);
    expect(countryName("KE", locale)).toBe(neighbour);
    expect(countries(locale)).toContainEqual({ code: "KE", name: neighbour });
  });

  it("are the code where it is none", () => {
    expect(countryName("nowhere", "fr")).toBe("nowhere");
  });
});

describe("several things in a sentence", () => {
  it.each([
    ["en", "a, b and c"],
    ["de", "a, b und c"],
    ["fr", "a, b et c"],
    ["es", "a, b y c"],
    ["it", "a, b e c"],
    ["pt", "a, b e c"],
  ] as const)("are joined as in %s", (locale, sentence) => {
    expect(listText(["a", "b", "c"], locale)).toBe(sentence);
  });
});
