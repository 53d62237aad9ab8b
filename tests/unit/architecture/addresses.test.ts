import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { routes } from "@/lib/site/routes";
import { sourceFiles } from "../../support/source-files";

// Where the site leads by itself: nobody asks for them by these names.
const inner = ["[...rest]", "ServerError", "filtered", "invitation"];

const firsts = (paths: string[]) => [...new Set(paths.map((path) => path.split("/")[1]))].sort();

it("every page has its address in the table of the product's document, and every address there a page", () => {
  const [, chapter = ""] = readFileSync("docs/product.md", "utf8").split("## Pages and addresses");
  const [table = ""] = chapter.split("\n## ");
  const cells = [...table.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`(\/[^`]*)`/g)].map(([, address = ""]) => address),
  );
  const pages = sourceFiles("app")
    .map(({ file }) => /^app\/\[locale\](\/.*)?\/page\.tsx$/.exec(file))
    .flatMap((found) => (found ? [found[1] ?? "/"] : []))
    .filter((path) => !inner.includes(path.split("/")[1] ?? ""));
  const known = firsts([...pages, ...Object.values(routes)]);
  expect(firsts(cells.filter((address) => !address.includes(".")))).toEqual(known);
});
