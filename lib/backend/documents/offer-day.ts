import type { SentDay } from "@/lib/contract/offer-document";
import type { Picture } from "@/lib/contract/shared";
import type { JourneyContext } from "./booking-context";
import { printed } from "./cover";
import { contentWidth, page, styles } from "./document-style";
import type { Sheet } from "./sheet";
import { tripDay } from "./trip-day";

/** How many more pictures an offer has room for: one that is sent by mail is no book. */
export interface PictureRoom {
  ours: number;
  library: number;
}

export const usualRoom = (): PictureRoom => ({ ours: 24, library: 8 });

/** A day of an offer with its pictures: ours above and below it, or else the library's above. */
export async function offerDay(
  sheet: Sheet,
  day: SentDay,
  context: JourneyContext,
  room: PictureRoom,
): Promise<void> {
  const [over, under] = [day.over?.pictures ?? [], day.under?.pictures ?? []];
  const isOurs = over.length + under.length > 0;
  const taken = (pictures: Picture[], of: keyof PictureRoom) => {
    const shown = pictures.slice(0, room[of]);
    room[of] -= shown.length;
    return shown;
  };
  const above = isOurs ? taken(over, "ours") : taken((day.pictures ?? []).slice(0, 1), "library");
  // With the first lines of its day below it.
  await pictureRows(sheet, above, 110);
  tripDay(sheet, day, context);
  await pictureRows(sheet, taken(under, "ours"), 0);
}

const gap = 10;

/** Pictures side by side, two in a row, each with what it shows. */
async function pictureRows(sheet: Sheet, pictures: Picture[], below: number): Promise<void> {
  for (let at = 0; at < pictures.length; at += 2) {
    const row = pictures.slice(at, at + 2);
    const size =
      row.length === 1
        ? { width: contentWidth, height: contentWidth / 2.6 }
        : { width: (contentWidth - gap) / 2, height: contentWidth / 3.2 };
    const images = await Promise.all(row.map(({ url }) => printed(url, size)));
    const shown = row.flatMap((picture, place) => {
      const image = images[place];
      return image ? [{ image, caption: picture.photograph?.caption ?? "" }] : [];
    });
    if (shown.length === 0) continue;
    const heights = shown.map(({ caption }) =>
      caption ? sheet.height(caption, styles.small, size.width) + 4 : 0,
    );
    const captions = Math.max(...heights);
    sheet.ensure(size.height + captions + below);
    const { y } = sheet;
    shown.forEach(({ image, caption }, place) => {
      const x = page.left + place * (size.width + gap);
      sheet.decoration((doc) => doc.image(image, x, y, size));
      const at = { x, y: y + size.height + 4, width: size.width };
      if (caption) sheet.tagged("Caption", () => sheet.put(caption, styles.small, at));
    });
    sheet.y = y + size.height + captions + 12;
  }
}
