import { readFile } from "node:fs/promises";
import path from "node:path";
import { env } from "../env";
import { pictureFile } from "./picture-address";

const folder = "public/pictures";

/**
 * The largest file of a picture of this site, one that ships (or the plain one that stands for it) or
 * a photograph; undefined where the address is another one.
 * @param url as the API gives it, `/pictures/<id>` or `/photographs/<id>`; no other reaches the disk
 */
export async function ownPicture(url: string): Promise<Buffer | undefined> {
  const [, hash] = /^\/photographs\/([0-9a-f]{32})-\d{3,4}$/.exec(url) ?? [];
  if (hash) {
    const file = path.basename(pictureFile(url, 1600));
    const at = path.join(path.resolve(env.DATA_DIR), "photographs", hash, file);
    return readFile(at).catch(() => undefined);
  }
  const id = /^\/pictures\/([a-z0-9-]+)$/.exec(url)?.[1];
  const read = (name: string) => readFile(path.join(process.cwd(), folder, `${name}-1600.webp`));
  return id === undefined ? undefined : read(id).catch(() => read("placeholder"));
}
