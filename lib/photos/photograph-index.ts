import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { PhotographIdSchema } from "../contract/ids";
import { env } from "../env";
import { photographFolder } from "../site/picture-address";

/** What was made of a photograph. */
export const MadeSchema = z.object({
  /** Its place in addresses: what it was made from, and its largest width. */
  id: PhotographIdSchema,
  width: z.int().positive(),
  height: z.int().positive(),
  /** What stands there until it is loaded. */
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Of something that somebody sent: nobody keeps it of whom no row tells. */
  isSent: z.boolean().optional(),
});
export type MadePhotograph = z.output<typeof MadeSchema>;

const SeenSchema = z.object({
  /** The file as it was seen: another size or time, and it is looked at again. */
  bytes: z.int(),
  changedMs: z.number(),
  made: MadeSchema.optional(),
  /** Why nothing could be made of it: "it …". */
  problem: z.string().optional(),
  /** How often it was begun and not ended. */
  begun: z.int().optional(),
  /** Nobody has been told yet that it is there. */
  isNew: z.boolean().optional(),
});
export type SeenPhotograph = z.output<typeof SeenSchema>;

/** Where what is made of photographs lies. */
export const photographStore = path.join(path.resolve(env.DATA_DIR), photographFolder);

/** What became of each photograph in the content, by the name of its file; what cannot be read is made anew. */
export function readPhotographIndex(store = photographStore): Map<string, SeenPhotograph> {
  try {
    const text = readFileSync(path.join(store, index), "utf8");
    return new Map(Object.entries(z.record(z.string(), SeenSchema).parse(JSON.parse(text))));
  } catch {
    return new Map();
  }
}

/** Keeps it, whole or not at all. */
export function writePhotographIndex(
  seen: ReadonlyMap<string, SeenPhotograph>,
  store = photographStore,
): void {
  mkdirSync(store, { recursive: true, mode: 0o700 });
  const draft = path.join(store, `${index}.${randomUUID()}.part`);
  try {
    writeFileSync(draft, JSON.stringify(Object.fromEntries(seen)), { mode: 0o600, flush: true });
    renameSync(draft, path.join(store, index));
  } finally {
    rmSync(draft, { force: true });
  }
}

const index = "index.json";
let last: { stamp: string; made: ReadonlyMap<string, MadePhotograph> } | undefined;

/**
 * What can be shown by now, by the names of the files; the same object until that is another.
 */
export function madePhotographs(): ReadonlyMap<string, MadePhotograph> {
  const stats = statSync(path.join(photographStore, index), { throwIfNoEntry: false });
  const stamp = stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : "";
  if (last?.stamp !== stamp) {
    const all = stats ? [...readPhotographIndex()] : [];
    last = {
      stamp,
      made: new Map(all.flatMap(([name, { made }]) => (made ? [[name, made]] : []))),
    };
  }
  return last.made;
}
