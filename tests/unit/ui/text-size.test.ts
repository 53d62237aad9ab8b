import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const smallest = 12;
const root = join(import.meta.dirname, "../../..");

/** Sizes of type in sheets and in classes; a length in `em` depends on what stands around it. */
const sizes = /(?:font-size:\s*|\btext-\[|--text-\w+:\s*)(\d*\.?\d+)(rem|px)/g;
const pixels = (number: string, unit: string) => Number(number) * (unit === "rem" ? 16 : 1);

it("no type is smaller than people read on a phone", () => {
  const found = ["app", "components"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(tsx?|css)$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(root, folder, file), "utf8").matchAll(sizes)]
          .filter(([, number = "", unit = ""]) => pixels(number, unit) < smallest)
          .map(([said]) => `${folder}/${file}: ${said}`),
      ),
  );
  expect(found).toEqual([]);
});
