import sharp from "sharp";
import { pictureHere } from "../reviews/kept-photograph";
import { colors, contentWidth, page, styles } from "./document-style";
import type { Sheet } from "./sheet";
import { paragraph } from "./sheet-parts";

/** Width and height of the picture on a first page, in points. */
const coverSize = { width: 595.28, height: 318 };

interface Cover {
  /** Its address, as the API gives it. */
  picture: string;
  /** A line above the title. */
  above: string;
  title: string;
}

/** The head of a journey's first page: its picture from edge to edge, and what it is called. */
export async function cover(sheet: Sheet, { picture: url, above, title }: Cover): Promise<void> {
  const picture = await printed(url, coverSize);
  const top = picture ? coverSize.height : 0;
  sheet.decoration((doc) => {
    if (picture) doc.image(picture, 0, 0, coverSize);
    doc.rect(0, top, page.width, 2.5).fill(colors.terracotta);
  });
  sheet.y = top + 32;
  paragraph(sheet, above, { ...styles.strong, color: colors.acacia });
  sheet.y += 6;
  const style = { ...styles.title, size: sizeFor(sheet, title) };
  const height = sheet.height(title, style);
  sheet.tagged("H1", () => sheet.put(title, style));
  sheet.y += height + 16;
}

/** The size of a title, smaller where its longest word would be cut at the edge. */
function sizeFor(sheet: Sheet, title: string): number {
  const widths = title.split(" ").map((word) => sheet.width(word, styles.title));
  const { size } = styles.title;
  return Math.min(size, Math.floor((size * contentWidth) / Math.max(...widths)));
}

/** A picture of this site for print, of a size in points; undefined where it is none of this site. */
export async function printed(
  url: string,
  { width, height }: { width: number; height: number },
): Promise<Buffer | undefined> {
  const picture = await pictureHere(url);
  if (!picture) return undefined;
  return sharp(picture)
    .resize(Math.round(width * 2), Math.round(height * 2), { fit: "cover" })
    .jpeg({ quality: 82 })
    .toBuffer();
}
