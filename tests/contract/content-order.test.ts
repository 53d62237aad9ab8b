import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { tourCategoriesEndpoint } from "@/lib/contract/categories";
import { aboutUsEndpoint } from "@/lib/contract/pages";

import { contentDatabase } from "../support/database";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { contentRoot, importContent } = await import("@/lib/backend/jobs/import-content");

/** What pages list in the order of the files, by id. */
async function listed() {
  const { data: about } = await callAs("en", aboutUsEndpoint, {});
  const { data: categories } = await callAs("en", tourCategoriesEndpoint, {});
  const ids = (all: { id: string }[]) => all.map(({ id }) => id);
  return [ids(about.team), ids(about.associates), ids(categories)];
}

it("the team, the associates and the kinds of journeys stay in the order of their files when the first of them changes", async () => {
  const before = await listed();
  expect(before.every((ids) => ids.length > 1)).toBe(true);
  const root = await mkdtemp(path.join(tmpdir(), "content-"));
  try {
    await cp(contentRoot, root, { recursive: true });
    for (const name of ["team", "associates", "categories"]) {
      const file = path.join(root, "facts", `${name}.yaml`);
      const text = await readFile(file, "utf8");
      const other = text.replace(/time: (\w+)/, (_, time) =>
        time === "noon" ? "time: dusk" : "time: noon",
      );
      expect(other).not.toBe(text);
      await writeFile(file, other);
    }
    await importContent(root);
  } finally {
    await rm(root, { recursive: true });
  }
  expect(await listed()).toEqual(before);
});
