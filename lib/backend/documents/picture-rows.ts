import type { Picture } from "@/lib/contract/shared";
import { printed } from "./cover";
import { styles } from "./document-style";
import type { Sheet } from "./sheet";

/** Something that is drawn at the sheet's place and leaves it below. */
export interface Block {
  height: number;
  draw(): void;
}

interface Frame {
  x: number;
  width: number;
}

const gap = 10;
const captionGap = 4;
const above = 5;
const below = 8;

/** Pictures side by side, two in a row, each with what it shows. */
export async function pictureRows(
  sheet: Sheet,
  pictures: Picture[],
  { x, width }: Frame,
): Promise<Block[]> {
  const rows: Block[] = [];
  for (let at = 0; at < pictures.length; at += 2) {
    const row = pictures.slice(at, at + 2);
    const size =
      row.length === 1
        ? { width, height: width / 2.4 }
        : { width: (width - gap) / 2, height: width / 3 };
    const images = await Promise.all(row.map(({ url }) => printed(url, size)));
    const shown = row.flatMap((picture, place) => {
      const image = images[place];
      return image ? [{ image, caption: picture.photograph?.caption ?? "" }] : [];
    });
    if (shown.length === 0) continue;
    const heights = shown.map(({ caption }) =>
      caption ? sheet.height(caption, styles.small, size.width) + captionGap : 0,
    );
    const height = above + size.height + Math.max(...heights) + below;
    const draw = () => {
      const y = sheet.y + above;
      shown.forEach(({ image, caption }, place) => {
        const left = x + place * (size.width + gap);
        sheet.decoration((doc) => doc.image(image, left, y, size));
        const beneath = { x: left, y: y + size.height + captionGap, width: size.width };
        if (caption) sheet.tagged("Caption", () => sheet.put(caption, styles.small, beneath));
      });
      sheet.y += height;
    };
    rows.push({ height, draw });
  }
  return rows;
}
