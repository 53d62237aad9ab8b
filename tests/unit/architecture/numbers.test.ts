import { describe, expect, it } from "vitest";
import { sourceFiles } from "../../support/source-files";

const files = sourceFiles("app", "components", "lib");

describe("numbers, dates, lists and names of languages", () => {
  it("are written as the tag of their language has them: “pt” alone would be Brazil’s", () => {
    const asking = /new Intl\.\w+\(\s*(await getLocale\(\)|locale)\b/;
    expect(asking.test("new Intl.NumberFormat(locale, {})")).toBe(true);
    expect(asking.test("new Intl.DisplayNames(locale, {})")).toBe(true);
    expect(files.filter(({ text }) => asking.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
