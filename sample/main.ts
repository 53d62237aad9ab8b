import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { z } from "zod";
import { recipes } from "./recipes";
import { render, widths } from "./render";
import { generatorVersion } from "./version";
import { places, type Recipe, subjects, times } from "./vocabulary";

const Catalogue = z.record(
  z.string(),
  z.object({
    place: z.enum(places),
    time: z.enum(times),
    subject: z.enum(subjects),
    color: z.string(),
    hash: z.string(),
  }),
);
type Catalogue = z.infer<typeof Catalogue>;

const folder = join(process.cwd(), "public/pictures");
const catalogueFile = join(process.cwd(), "content/facts/pictures.json");

function hashOf({ id, place, time, subject }: Recipe): string {
  const text = [generatorVersion, id, place, time, subject].join("|");
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

function complete(id: string): boolean {
  return widths.every((w) =>
    ["avif", "webp"].every((type) => existsSync(join(folder, `${id}-${w}.${type}`))),
  );
}

function save(catalogue: Catalogue): void {
  const sorted = Object.fromEntries(Object.entries(catalogue).sort(([a], [b]) => (a < b ? -1 : 1)));
  const lines = Object.entries(sorted).map(
    ([id, picture]) => `  ${JSON.stringify(id)}: ${JSON.stringify(picture)}`,
  );
  writeFileSync(catalogueFile, `{\n${lines.join(",\n")}\n}\n`);
}

const { values } = parseArgs({ options: { only: { type: "string" }, force: { type: "boolean" } } });
sharp.concurrency(1);
mkdirSync(folder, { recursive: true });
const known = existsSync(catalogueFile)
  ? Catalogue.parse(JSON.parse(readFileSync(catalogueFile, "utf8")))
  : {};
const all = recipes();
const catalogue: Catalogue = {};
for (const { id } of all) {
  const entry = known[id];
  if (entry) catalogue[id] = entry;
}
let drawn = 0;
for (const recipe of all) {
  const { id, place, time, subject } = recipe;
  if (values.only && !id.startsWith(values.only)) continue;
  const hash = hashOf(recipe);
  if (!values.force && catalogue[id]?.hash === hash && complete(id)) continue;
  const color = await render(recipe, folder);
  catalogue[id] = { place, time, subject, color, hash };
  drawn += 1;
  if (drawn % 10 === 0) save(catalogue);
}
save(catalogue);
console.log(`${drawn} drawn, ${all.length - drawn} as they were`);
