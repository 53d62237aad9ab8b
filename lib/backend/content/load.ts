import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Locale, locales } from "@/lib/contract/locale";
import type { Content, Entries } from "./content";
import * as facts from "./fact-schemas";
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
  const wordFile = <T extends z.ZodType>(name: string, schema: T) =>
    perLocale((locale) => group(root, [`${locale}/${name}.yaml`], schema));
  const wordFolder = <T extends z.ZodType>(name: string, schema: T) =>
    perLocale((locale) => group(root, filesIn(root, `${locale}/${name}`, ".yaml"), schema));
  const pages = <T extends z.ZodType>(name: string, schema: T) =>
    perLocale((locale) => markdownFolder(root, `${locale}/${name}`, schema));

  const content: Content = {
    destinations: fact("destinations", facts.DestinationFactsSchema),
    days: factFolder("days", facts.DayFactsSchema),
    stays: factFolder("stays", facts.StayFactsSchema),
    tours: factFolder("tours", facts.TourFactsSchema),
    categories: fact("categories", facts.CategoryFactsSchema),
    posts: fact("posts", facts.PostFactsSchema),
    reviews: fact("reviews", facts.ReviewFactsSchema),
    team: fact("team", facts.TeamFactsSchema),
    associates: fact("associates", facts.AssociateFactsSchema),
    pictures: group(root, ["facts/pictures.json"], facts.DrawnPictureSchema),
    climates: fact("climates", facts.ClimatesSchema.valueType),
    seasons: fact("seasons", facts.SeasonsSchema),
    children: fact("children", facts.ChildrenSchema),
    extras: fact("extras", facts.ExtraFactsSchema),
    coupons: fact("coupons", facts.CouponFactsSchema),
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
        check(readYaml(root, `${locale}/lists.yaml`), words.ListWordsSchema),
      ),
      pictures: perLocale((locale) =>
        check(readYaml(root, `${locale}/pictures.yaml`), words.PictureWordsSchema),
      ),
    },
  };
  checkReferences(content);
  return content;
}

function perLocale<T>(load: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, load(locale)])) as Record<Locale, T>;
}

function group<T extends z.ZodType>(root: string, files: string[], schema: T) {
  const entries: Entries<z.output<T>> = new Map();
  for (const file of files.filter((name) => existsSync(path.join(root, name)))) {
    const source = readYaml(root, file);
    const values = check(source, z.record(z.string(), schema));
    for (const [id, value] of Object.entries(values)) {
      const other = entries.get(id);
      if (other) throw mistake(source, [id], `is already in content/${other.source.file}`);
      entries.set(id, { id, value: value as z.output<T>, source });
    }
  }
  return entries;
}

function markdownFolder<T extends z.ZodType>(root: string, folder: string, schema: T) {
  const entries: Entries<z.output<T>> = new Map();
  for (const file of filesIn(root, folder, ".md")) {
    const source = readMarkdown(root, file);
    const id = file.slice(folder.length + 1, -".md".length);
    entries.set(id, { id, value: check(source, schema), source });
  }
  return entries;
}
