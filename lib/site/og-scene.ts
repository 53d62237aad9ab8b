import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const font = "node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff";

/** The heading's face for drawing outside the browser. */
export function ogFont(): Promise<Buffer> {
  return readFile(path.join(process.cwd(), font));
}

/**
 * A shipped picture as a JPEG of 1200 × 630, the size share pictures have, as data address.
 * @param url `/pictures/<id>` as the API names it; only such a name reaches the disk
 */
export async function ogScene(url: string): Promise<string | undefined> {
  const id = /^\/pictures\/([a-z0-9-]+)$/.exec(url)?.[1];
  if (!id) return undefined;
  const file = path.join(process.cwd(), "public/pictures", `${id}-1600.webp`);
  const jpeg = await sharp(file)
    .resize(1200, 630, { fit: "cover", position: "bottom" })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}
