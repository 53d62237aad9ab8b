import { lstatSync, realpathSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { LocaleSchema } from "@/lib/contract/locale";
import { id } from "./fact-schemas";
import { mistake, type Source } from "./source";

/** Where an operator's photographs lie, below the content folder. */
export const photoFolder = "photos";
export const photoList = `${photoFolder}/photos.yaml`;

const text = z.string().trim().min(1);
const percent = z.number().min(0).max(100);
const oneOrMore = <T extends z.ZodType>(each: T) =>
  z
    .union([each, z.array(each).min(1)])
    .transform((given) => (Array.isArray(given) ? given : [given]) as z.output<T>[])
    .default([]);
const taken = z.union([
  z.string().regex(/^\d{4}(-(0[1-9]|1[0-2])(-\d\d)?)?$/, "is not like 2026-08 or 2026-08-14"),
  z.int().min(1990).max(2200).transform(String),
  z.date().transform((day) => day.toISOString().slice(0, 10)),
]);

/** What `photos.yaml` says of a file. */
export const PhotoFactsSchema = z
  .strictObject({
    tour: oneOrMore(id),
    stay: oneOrMore(id),
    team: oneOrMore(id),
    destination: oneOrMore(id),
    day: oneOrMore(id),
    post: oneOrMore(id),
    vehicle: oneOrMore(z.enum(["private", "shared"])),
    /** What must stay in sight where the picture is cut: per cent from the left, from the top. */
    focus: z.tuple([percent, percent]).default([50, 50]),
    place: id.optional(),
    date: taken.optional(),
    credit: text.max(80).optional(),
    alt: z.partialRecord(LocaleSchema, text.max(250)).default({}),
  })
  .refine((photo) => photoKinds.some((kind) => photo[kind].length > 0), {
    error: "does not say of what: tour, stay, team, destination, day, post or vehicle",
  });

export type PhotoFacts = z.output<typeof PhotoFactsSchema>;

/** Of what there are photographs. */
export const photoKinds = [
  ...(["tour", "stay", "team", "destination", "day", "post", "vehicle"] as const),
];
export type PhotoKind = (typeof photoKinds)[number];

const name = /^[A-Za-z0-9][\w .()-]{0,110}\.(jpe?g|png|webp|hei[cf])$/i;

/**
 * Checks that each photograph that is named is a file in the folder, and in no other.
 * @throws ContentError at the first that is not
 */
export function checkPhotoFiles(
  root: string,
  photos: Iterable<{ id: string; source: Source }>,
): void {
  for (const { id: file, source } of photos) {
    const wrong = photoFileProblem(root, file);
    if (wrong) throw mistake(source, [file], wrong);
  }
}

/** Why a name is none of a photograph in the folder; undefined where it is one. */
function photoFileProblem(root: string, file: string): string | undefined {
  if (!name.test(file)) return "is no name of a JPEG, PNG, WebP or HEIC file in this folder";
  const folder = path.join(root, photoFolder);
  try {
    const at = path.join(folder, file);
    if (realpathSync(at) !== path.join(realpathSync(folder), file))
      return "is a link to another place";
    return lstatSync(at).isFile() ? undefined : "is no file";
  } catch {
    return "there is no such file in this folder";
  }
}
