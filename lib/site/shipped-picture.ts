import { readFile } from "node:fs/promises";
import path from "node:path";

const folder = "public/pictures";

/**
 * The largest file of a picture that ships with the site, or the plain one that stands for it;
 * undefined where the address is another one.
 * @param url as the API gives it, `/pictures/<id>`; no other reaches the disk
 */
export async function shippedPicture(url: string): Promise<Buffer | undefined> {
  const id = /^\/pictures\/([a-z0-9-]+)$/.exec(url)?.[1];
  const read = (name: string) => readFile(path.join(process.cwd(), folder, `${name}-1600.webp`));
  return id === undefined ? undefined : read(id).catch(() => read("placeholder"));
}
