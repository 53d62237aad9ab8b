import { execFile } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { languages } from "@/lib/contract/locales";

/** One that the table does not have yet. */
const code = ["nl", "sv", "da", "cs"].find((each) => !(each in languages)) ?? "is";

const copy = mkdtempSync(path.join(tmpdir(), "tembea-language-"));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** What the type checker says of the copy, the files it names. */
function complaints(): Promise<string[]> {
  const checker = path.join(copy, "node_modules/.bin/tsc");
  return new Promise((resolve) => {
    execFile(checker, ["--noEmit", "--pretty", "false"], { cwd: copy }, (_, out) =>
      resolve([
        ...new Set([...out.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file]) => file ?? "")),
      ]),
    );
  });
}

const left = new Set([
  ".git",
  ".next",
  ".data",
  "node_modules",
  "content",
  "public",
  // An operator may have deleted it: its types are missed by nobody.
  "sample",
  "test-results",
]);

it("a seventh language is a line in one table, and the type checker names the words it lacks", async () => {
  for (const name of readdirSync("."))
    if (!left.has(name)) cpSync(name, path.join(copy, name), { recursive: true });
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
  change(
    "lib/contract/locales.ts",
    "} as const;",
    `${code}: { name: "The seventh", tag: "${code}" },\n} as const;`,
  );
  change("messages/en.json", '"language": {', `"language": {\n      "${code}": "The seventh",`);
  expect(await complaints()).toEqual([
    "lib/i18n/translator.ts",
    "lib/site/last-resort.ts",
    "server/sandbox/words.ts",
    "tests/support/misspellings.ts",
    "tests/support/patterns-by-language.ts",
  ]);
});

function change(name: string, from: string, to: string): void {
  const file = path.join(copy, name);
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}
