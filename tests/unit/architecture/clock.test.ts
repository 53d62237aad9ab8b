import { describe, expect, it } from "vitest";
import { sourceFiles } from "../../support/source-files";

/** Who may look at another clock than the application's, and why. */
const allowed: Record<string, string> = {
  "server/pages/kept-pages.ts": "dates pages for the framework, which asks the machine",
  "lib/clock.ts": "is the clock",
  "lib/backend/db/columns.ts": "rows written by hand, or by a process of the version before",
  "lib/backend/db/booking-schema.ts": "rows written by hand, or by a process of the version before",
};
const folders = ["app", "components", "lib", "server", "scripts", "middleware.ts"];
const files = sourceFiles(...folders).filter(({ file }) => !(file in allowed));
const sayers = (pattern: RegExp) =>
  files.flatMap(({ file, text }) =>
    text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
  );

describe("one clock", () => {
  it("is asked for the present: nobody asks the machine", () => {
    expect(sayers(/\bnew Date\(\)|\bDate\(\)|\bDate\.now\b/)).toEqual([]);
  });

  it("says which day it is: nobody takes UTC's or the machine's", () => {
    expect(
      sayers(/\bnow\(\)\.(toISOString\(\)\.slice\(0, ?1?[047]\)|get(Full|Mon|Dat|Day))/),
    ).toEqual([]);
    expect(sayers(/\.get(FullYear|Month|Date|Day|Hours|TimezoneOffset)\(\)/)).toEqual([]);
  });

  it("is the database's too: no statement asks the server for the time", () => {
    const servers =
      /\b(current|local|clock|statement|transaction)_?(date|time|timestamp)\b|defaultNow/i;
    expect(sayers(servers)).toEqual([]);
    // In a template, but not in what is filled in.
    const inStatement = /(?<!\$\{[^}]*)(?<![\w.])now\(\)/;
    const asking = files.filter(({ text }) =>
      [...text.matchAll(/`[^`]*`/g)].some(([template]) => inStatement.test(template)),
    );
    expect(asking.map(({ file }) => file)).toEqual([]);
  });
});
