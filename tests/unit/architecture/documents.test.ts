import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const known = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
  .split("\n")
  .filter(Boolean);
const read = (file: string) => readFileSync(file, "utf8");
const isOurs = (file: string) => !/^(content|public|tests\/fixtures)\//.test(file);

const documents = known.filter((file) => isOurs(file) && file.endsWith(".md"));
const sources = known.filter(
  (file) => isOurs(file) && /\.(tsx?|mjs|css|sh|ya?ml|service|conf|example)$|^\.ci\//.test(file),
);

/** What is said about a file: of a document all of it, of a source its comments; without links elsewhere. */
function saidIn(file: string): string {
  const text = read(file).replace(/https?:\/\/\S+/g, "");
  if (file.endsWith(".md")) return text;
  return text
    .split("\n")
    .map((line) => /(?:^\s*(?:\/?\*+|#|\/\/)|[\s{]\/[/*]+) .*$/.exec(line)?.[0].trim() ?? "")
    .join("\n")
    .replace(/\n\* /g, " ");
}

/** A name may be shortened to its end, and have a star for what differs between languages. */
function isThere(name: string, from: string): boolean {
  const end = path.posix.normalize(name).replace(/^(\.\.\/)+/, "");
  const pattern = end.replace(/[.+]/g, "\\$&").replace(/\*|<[^>]+>/g, "[^/]+");
  const beside = path.posix.join(path.posix.dirname(from), name);
  return known.includes(beside) || known.some((file) => new RegExp(`(^|/)${pattern}$`).test(file));
}

const all = [...documents, ...sources];
const found = (pattern: RegExp, isWrong: (match: RegExpMatchArray, file: string) => boolean) =>
  all.flatMap((file) =>
    [...saidIn(file).matchAll(pattern)]
      .filter((match) => isWrong(match, file))
      .map(([text]) => `${file}: ${text}`),
  );

describe("what comments and documents lean on", () => {
  it("is a document that is there", () => {
    expect(found(/[\w./*<>-]*[\w*>]\.md\b/g, ([name], file) => !isThere(name, file))).toEqual([]);
  });

  it("is a heading of that document", () => {
    expect(
      found(/(docs\/[\w-]+\.md), "([^"]+)"/g, ([, document = "", heading = ""]) => {
        const headings = [...read(document).matchAll(/^#+ (.+)$/gm)].map(([, text]) => text);
        return !headings.includes(heading);
      }),
    ).toEqual([]);
  });

  it("is not a specification or a design that nobody can read", () => {
    expect(
      found(/\bspec(ification)?\b(?!\.)|\(docs: \w+|\(facts[,:]|\bdesign card\b/gi, () => true),
    ).toEqual([]);
  });

  it("is a file that is there, where a document names its path", () => {
    const paths =
      /`((?:app|components|lib|server|scripts|tests|messages|deploy|examples|docs)\/[\w./[\]-]+\.\w+)`/g;
    const living = documents.filter((file) => !file.startsWith("docs/decisions/"));
    const absent = living.flatMap((file) =>
      [...read(file).matchAll(paths)].flatMap(([, name = ""]) =>
        known.includes(name) ? [] : [`${file}: ${name}`],
      ),
    );
    expect(absent).toEqual([]);
  });
});
