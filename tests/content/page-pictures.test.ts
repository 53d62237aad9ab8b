import { expect, it } from "vitest";
import { loadContent } from "@/lib/backend/content/load";
import { sourceFiles } from "../support/source-files";

const { pictures } = loadContent("content");
const inCode = /url: "\/pictures\/([\w-]+)",[^}]*?color: "(#\w+)"/g;

it("a page shows the colour of its picture until that is loaded, and no other", () => {
  const named = ["app", "components", "lib"]
    .flatMap((folder) => sourceFiles(folder))
    .flatMap(({ file, text }) =>
      [...text.matchAll(inCode)].map(([, id = "", color]) => ({ file, id, color })),
    );
  expect(named.length).toBeGreaterThan(20);
  const wrong = named.filter(({ id, color }) => pictures.get(id)?.value.color !== color);
  expect(wrong).toEqual([]);
});
