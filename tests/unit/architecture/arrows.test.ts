import { describe, expect, it } from "vitest";
import { sourceFiles } from "../../support/source-files";

const files = sourceFiles("app", "components", "lib", "instrumentation.ts", "middleware.ts");

/** Imports that go from files below `from` to somewhere that is not allowed. */
function broken(from: string, forbidden: (target: string, file: string) => boolean): string[] {
  return files
    .filter(({ file }) => file.startsWith(from))
    .flatMap(({ file, imports }) =>
      imports.filter((target) => forbidden(target, file)).map((target) => `${file} → ${target}`),
    );
}

const under = (target: string, ...folders: string[]) =>
  folders.some((folder) => target === folder || target.startsWith(`${folder}/`));

describe("who may import whom", () => {
  it("lib imports neither pages nor components", () => {
    expect(broken("lib/", (target) => under(target, "app", "components"))).toEqual([]);
  });

  it("components import the contract, the browser's API, words, site, pricing and the clock only", () => {
    const allowed = ["contract", "api/browser", "i18n", "site", "pricing", "clock"].map(
      (name) => `lib/${name}`,
    );
    expect(broken("components/", (target) => !under(target, "components", ...allowed))).toEqual([]);
  });

  it("features among the components do not import each other", () => {
    const shared = ["address", "form", "layout", "media", "ui"].map((name) => `components/${name}`);
    const feature = (path: string) => path.split("/").slice(0, 2).join("/");
    expect(
      broken(
        "components/",
        (target, file) =>
          under(target, "components") &&
          feature(target) !== feature(file) &&
          !under(target, ...shared),
      ),
    ).toEqual([]);
  });

  it("only lib/api reaches the backend", () => {
    expect(
      files
        .filter(({ file }) => !under(file, "lib/backend", "lib/api"))
        .flatMap(({ file, imports }) =>
          imports.filter((target) => under(target, "lib/backend")).map((to) => `${file} → ${to}`),
        ),
    ).toEqual([]);
  });

  it("the contract imports nothing of ours but the rules of business, pricing only the contract", () => {
    expect(broken("lib/pricing/policy", () => true)).toEqual([]);
    expect(
      broken("lib/contract/", (target) => !under(target, "lib/contract", "lib/pricing/policy")),
    ).toEqual([]);
    expect(
      broken("lib/pricing/", (target) => !under(target, "lib/pricing", "lib/contract")),
    ).toEqual([]);
  });

  it("the backend knows neither React nor Next", () => {
    const outside = files
      .filter(({ file }) => file.startsWith("lib/backend/"))
      .filter(({ text }) => /from "(react|react-dom|next)(\/|")/.test(text))
      .map(({ file }) => file);
    expect(outside).toEqual([]);
  });

  it("one file reads the environment", () => {
    const readers = files
      .filter(({ text }) => /process\.env\b/.test(text))
      .map(({ file }) => file)
      .filter((file) => file !== "instrumentation.ts");
    expect(readers).toEqual(["lib/env.ts"]);
  });

  it("no source file is longer than 300 lines", () => {
    const long = sourceFiles().filter(({ text }) => text.split("\n").length > 301);
    expect(long.map(({ file }) => file)).toEqual([]);
  });
});
