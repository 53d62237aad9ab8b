import { expect, it } from "vitest";
import { sourceFiles } from "../../support/source-files";

it("the look of the desk's fields is written once", () => {
  const found = sourceFiles("components/desk").filter(({ text }) =>
    text.includes("border-muted/70"),
  );
  expect(found.map(({ file }) => file)).toEqual(["components/desk/fields/field-look.ts"]);
});

it("the edge of every field of the desk is seen as that of all other fields, never as faint as a line", () => {
  const faint = /["'`](?!flex)[^"'`]*\bborder-line\b[^"'`]*\bbg-card px-3(?= |["'`])/;
  const found = sourceFiles("components/desk").filter(({ text }) => faint.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});
