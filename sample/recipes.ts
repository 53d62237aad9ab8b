import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { places, type Recipe, subjects, times } from "./vocabulary";

const scene = { time: z.enum(times), subject: z.enum(subjects) };
const Scene = z.object(scene);
const PlacedScene = z.object({ place: z.enum(places), ...scene });
const Destinations = z.partialRecord(z.enum(places), z.object({ pictures: z.array(Scene) }));
const Covers = z.record(z.string(), z.object({ cover: PlacedScene }));
const Pictured = z.record(z.string(), z.object({ picture: PlacedScene }));
const Site = z.record(z.string(), PlacedScene);

/** A fact file as its schema, or nothing while it has not been written. */
function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  if (!existsSync(file)) return undefined;
  const result = schema.safeParse(parse(readFileSync(file, "utf8")) ?? {});
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}

/** Every picture the site needs, in the order of its ids, from the content facts and site.yaml. */
export function recipes(root = process.cwd()): Recipe[] {
  const facts = join(root, "content/facts");
  const list: Recipe[] = [];
  const destinations = read(join(facts, "destinations.yaml"), Destinations) ?? {};
  for (const place of places) {
    destinations[place]?.pictures.forEach((picture, i) => {
      list.push({ id: `${place}-${i + 1}`, place, ...picture });
    });
  }
  const tours = join(facts, "tours");
  const groups = existsSync(tours)
    ? readdirSync(tours).filter((name) => name.endsWith(".yaml"))
    : [];
  for (const group of groups) {
    const covers = read(join(tours, group), Covers) ?? {};
    for (const [id, { cover }] of Object.entries(covers)) list.push({ id: `tour-${id}`, ...cover });
  }
  for (const [file, prefix] of [
    ["posts", "post"],
    ["categories", "category"],
    ["team", "team"],
    ["associates", "associate"],
  ]) {
    const pictured = read(join(facts, `${file}.yaml`), Pictured) ?? {};
    for (const [id, { picture }] of Object.entries(pictured))
      list.push({ id: `${prefix}-${id}`, ...picture });
  }
  const site = read(join(root, "sample/site.yaml"), Site) ?? {};
  for (const [id, picture] of Object.entries(site)) list.push({ id, ...picture });
  return list.sort((a, b) => (a.id < b.id ? -1 : 1));
}
