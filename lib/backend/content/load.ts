import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { perLocale } from "@/lib/contract/locale";
import { PositionSchema } from "@/lib/contract/shared";
import { ClimbsFactsSchema } from "./climb-schemas";
import { checkClimbs } from "./climbs";
import type { Content, Entries } from "./content";
import { CostsFactsSchema } from "./cost-schemas";
import * as facts from "./fact-schemas";
import { type Figures, figuresOf } from "./figures";
import { checkMigration } from "./migration";
import { MigrationFactsSchema } from "./migration-schemas";
import { checkPhotoFiles, PhotoFactsSchema, photoList } from "./photo-files";
import { checkReferences } from "./references";
import { check, filesIn, mistake, readMarkdown, readYaml } from "./source";
import * as words from "./word-schemas";

/**
 * Reads and checks the content folder.
 * @throws ContentError naming file, line and field of the first mistake
 */
export function loadContent(root: string): Content {
  const fact = <T extends z.ZodType>(name: string, schema: T) =>
    group(root, [`facts/${name}.yaml`], schema);
  const factFolder = <T extends z.ZodType>(name: string, schema: T) =>
    group(root, filesIn(root, `facts/${name}`, ".yaml"), schema);
  const tours = factFolder("tours", facts.TourFactsSchema);
  const tips = optional(root, "facts/tips.yaml", facts.TipsSchema)?.value;
  const climbs = optional(root, "facts/climbs.yaml", ClimbsFactsSchema);
  const migration = optional(root, "facts/migration.yaml", MigrationFactsSchema);
  const costs = optional(root, "facts/costs.yaml", CostsFactsSchema)?.value;
  const figures = figuresOf(tips, tours, costs?.checked);
  const wordFile = <T extends z.ZodType>(name: string, schema: T) =>
    perLocale((locale) => group(root, [`${locale}/${name}.yaml`], schema, figures));
  const wordFolder = <T extends z.ZodType>(name: string, schema: T) =>
    perLocale((locale) =>
      group(root, filesIn(root, `${locale}/${name}`, ".yaml"), schema, figures),
    );
  const pages = <T extends z.ZodType>(name: string, schema: T) =>
    perLocale((locale) => markdownFolder(root, `${locale}/${name}`, schema, figures));

  const content: Content = {
    destinations: fact("destinations", facts.DestinationFactsSchema),
    days: factFolder("days", facts.DayFactsSchema),
    ways: fact("ways", facts.WayFactsSchema),
    points: fact("points", PositionSchema),
    stays: factFolder("stays", facts.StayFactsSchema),
    tours,
    categories: fact("categories", facts.CategoryFactsSchema),
    posts: fact("posts", facts.PostFactsSchema),
    reviews: fact("reviews", facts.ReviewFactsSchema),
    team: fact("team", facts.TeamFactsSchema),
    associates: fact("associates", facts.AssociateFactsSchema),
    pictures: group(root, ["facts/pictures.json"], facts.DrawnPictureSchema),
    photos: loadPhotos(root),
    climates: fact("climates", facts.ClimatesSchema.valueType),
    seasons: fact("seasons", facts.SeasonsSchema),
    children: fact("children", facts.ChildrenSchema),
    extras: fact("extras", facts.ExtraFactsSchema),
    coupons: fact("coupons", facts.CouponFactsSchema),
    tips,
    climbs: climbs?.value,
    costs,
    migration: migration?.value,
    words: {
      destinations: pages("destinations", words.DestinationWordsSchema),
      days: wordFolder("days", words.DayWordsSchema),
      tours: wordFolder("tours", words.TourWordsSchema),
      categories: wordFile("categories", words.CategoryWordsSchema),
      posts: pages("blog", words.PostWordsSchema),
      reviews: wordFile("reviews", words.ReviewWordsSchema),
      team: wordFile("team", words.TeamWordsSchema),
      associates: wordFile("associates", words.AssociateWordsSchema),
      pages: pages("pages", words.PageWordsSchema),
      meta: wordFile("meta", words.MetaWordsSchema),
      lists: perLocale((locale) =>
        check(readYaml(root, `${locale}/lists.yaml`, figures), words.ListWordsSchema),
      ),
      pictures: perLocale((locale) =>
        check(readYaml(root, `${locale}/pictures.yaml`, figures), words.PictureWordsSchema),
      ),
    },
  };
  checkReferences(content);
  if (climbs) checkClimbs(content, climbs.source);
  if (migration) checkMigration(content, migration);
  return content;
}

/** What is said of the photographs, with its files checked. */
export function loadPhotos(root: string): Content["photos"] {
  const photos = group(root, [photoList], PhotoFactsSchema);
  checkPhotoFiles(root, photos.values());
  return photos;
}

function optional<T extends z.ZodType>(root: string, file: string, schema: T) {
  if (!existsSync(path.join(root, file))) return undefined;
  const source = readYaml(root, file);
  return { source, value: check(source, schema) };
}

function group<T extends z.ZodType>(root: string, files: string[], schema: T, figures?: Figures) {
  const entries: Entries<z.output<T>> = new Map();
  for (const file of files.filter((name) => existsSync(path.join(root, name)))) {
    const source = readYaml(root, file, figures);
    const values = check(source, z.record(z.string(), schema));
    for (const [id, value] of Object.entries(values)) {
      const other = entries.get(id);
      if (other) throw mistake(source, [id], `is already in content/${other.source.file}`);
      entries.set(id, { id, value: value as z.output<T>, source });
    }
  }
  return entries;
}

function markdownFolder<T extends z.ZodType>(
  root: string,
  folder: string,
  schema: T,
  figures: Figures,
) {
  const entries: Entries<z.output<T>> = new Map();
  for (const file of filesIn(root, folder, ".md")) {
    const source = readMarkdown(root, file, figures);
    const id = file.slice(folder.length + 1, -".md".length);
    entries.set(id, { id, value: check(source, schema), source });
  }
  return entries;
}
