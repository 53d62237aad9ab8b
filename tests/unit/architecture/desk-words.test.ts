import { expect, it } from "vitest";
import { sourceFiles } from "../../support/source-files";

/** Words between tags, in an attribute that is read out, or said by a component itself. */
const spoken = [
  /(?<!=)>\s*[A-Z][a-z]+[^<>{}=;()]*</,
  /^\s*[A-Z][a-z]+( [a-z’,]+)+[.?!]?$/m,
  /\b(aria-label|label|hint|placeholder|title|alt)=(["'])[A-Za-z][^"']*\2/,
];

const sources = sourceFiles("components/desk", "app/desk", "app/desk-preview");
const inFormats = "components/desk/desk-formats.ts";

it("the desk formats dates, lists and names of languages in one place, in the language of its words", () => {
  const fixed =
    /\bIntl\.\w+Format\w*\(|\bnew Intl\b|\.toLocale\w*String\(|\b(format(Day|Weekday|Month)|countryName|languageName|listText)\([^;]*"en(-\w+)?"/;
  const found = sources.filter(({ file, text }) => file !== inFormats && fixed.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});

it("what the desk says stands in one file, so that another language is another such file", () => {
  const screens = sources.filter(({ file }) => file.endsWith(".tsx"));
  expect(screens.length).toBeGreaterThan(80);
  const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  const found = screens.flatMap(({ file, text }) =>
    spoken.flatMap((pattern) => {
      const [words] = pattern.exec(withoutComments(text)) ?? [];
      return words ? [`${file}: ${words.trim()}`] : [];
    }),
  );
  expect(found).toEqual([]);
});
