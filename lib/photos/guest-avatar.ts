import sharp from "sharp";
import { whyDearToRead } from "./dear-to-read";
import { broken } from "./sound-photograph";

const sidePixels = 320;
const mostPixels = 16_000_000;
const patienceSeconds = 30;

/**
 * A picture of an account as it is kept: 320 pixels square, WebP, without what the camera wrote into it.
 * @throws NoPhotograph when it is broken or has more than 16 megapixels
 */
export async function guestAvatar(source: Buffer): Promise<Buffer> {
  if (whyDearToRead(source)) return broken();
  const read = { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true } as const;
  return sharp(source, { ...read, pages: 1 })
    .autoOrient()
    .resize(sidePixels, sidePixels, { fit: "cover" })
    .webp({ quality: 82 })
    .timeout({ seconds: patienceSeconds })
    .toBuffer()
    .catch(() => broken());
}
