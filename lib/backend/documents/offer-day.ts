import type { SentDay } from "@/lib/contract/offer-document";
import type { Picture } from "@/lib/contract/shared";
import type { JourneyContext } from "./booking-context";
import { pictureRows } from "./picture-rows";
import type { Sheet } from "./sheet";
import { dayColumn, tripDay } from "./trip-day";

/** How many more pictures an offer has room for: one that is sent by mail is no book. */
interface PictureRoom {
  ours: number;
  library: number;
}

export const usualRoom = (): PictureRoom => ({ ours: 24, library: 8 });

/** A day of an offer with its pictures: ours above and below what it says, or else the library's below. */
export async function offerDay(
  sheet: Sheet,
  day: SentDay,
  context: JourneyContext,
  room: PictureRoom,
): Promise<void> {
  const [over, under] = [day.over?.pictures ?? [], day.under?.pictures ?? []];
  const isOurs = over.length + under.length > 0;
  const rows = (pictures: Picture[], of: keyof PictureRoom) => {
    const shown = pictures.slice(0, room[of]);
    room[of] -= shown.length;
    return pictureRows(sheet, shown, dayColumn);
  };
  const above = await rows(over, "ours");
  const below = isOurs
    ? await rows(under, "ours")
    : await rows((day.pictures ?? []).slice(0, 1), "library");
  tripDay(sheet, day, context, {
    ...(above.length > 0 && { over: above }),
    ...(below.length > 0 && { under: below }),
  });
}
