import { expect, it } from "vitest";
import { sourceFiles } from "../../support/source-files";

/** Words between tags, in an attribute that is read out, or said by a component itself. */
const spoken = [
  /(?<!=)>\s*[A-Z][a-z]+[^<>{}=;()]*</,
  /^\s*[A-Z][a-z]+( [a-z’,]+)+[.?!]?$/m,
  /\b(aria-label|label|hint|placeholder|title|alt)=(["'])[A-Za-z][^"']*\2/,
];

it("what the desk says stands in its words files alone, so that another language is another set of them", () => {
  const screens = sourceFiles("components/desk", "app/desk").filter(({ file }) =>
    file.endsWith(".tsx"),
  );
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
