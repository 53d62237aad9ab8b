import sharp from "sharp";
import { shippedPicture } from "@/lib/site/shipped-picture";

/** Width and height of the picture on the first page, in points. */
export const pictureSize = { width: 595.28, height: 318 };

/** The tour's picture for print, or undefined where its file is not one of those that ship. */
export async function tripPicture(url: string): Promise<Buffer | undefined> {
  const picture = await shippedPicture(url);
  if (!picture) return undefined;
  const { width, height } = pictureSize;
  return sharp(picture)
    .resize(Math.round(width * 2), Math.round(height * 2), { fit: "cover" })
    .jpeg({ quality: 82 })
    .toBuffer();
}
