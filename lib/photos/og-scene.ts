import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { ownPicture } from "../site/own-picture";
import { isShipped } from "../site/picture-address";
import { photoNamed } from "./address";
import { photo } from "./photo";

const font = "node_modules/@fontsource/fraunces/files/fraunces-latin-600-normal.woff";

/** The heading's face for drawing outside the browser. */
export function ogFont(): Promise<Buffer> {
  return readFile(path.join(process.cwd(), font));
}

/**
 * A picture as a JPEG of 1200 × 630, the size share pictures have, as data address; undefined when it
 * cannot be had.
 * @param url as `call` gives it: `/pictures/<id>`, a photograph's or a photo's address; no other reaches the disk
 */
export async function ogScene(url: string): Promise<string | undefined> {
  const source = (await ownPicture(url)) ?? (await photoAt(url));
  if (!source) return undefined;
  const jpeg = await sharp(source)
    .resize(1200, 630, { fit: "cover", position: isShipped(url) ? "bottom" : "attention" })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString("base64")}`;
}

/** What was drawn as a photograph's file, of which messengers show none above 300 kB. */
export function ogJpeg(drawn: ArrayBuffer): Promise<Buffer> {
  return sharp(drawn).jpeg({ quality: 82, chromaSubsampling: "4:4:4" }).toBuffer();
}

async function photoAt(url: string): Promise<Buffer | undefined> {
  const [, signature = "", name = ""] = /^\/photos\/([\w-]+)\/([\w-]+)$/.exec(url) ?? [];
  const source = photoNamed(signature, name);
  return source ? photo(source, 1600).catch(() => undefined) : undefined;
}
