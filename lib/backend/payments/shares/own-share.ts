import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import type { OwnShare } from "@/lib/contract/shares";
import { addDays } from "@/lib/pricing/days";
import { bookedJourney } from "../../bookings/guest/booked-journey";
import { hasEnded } from "../../bookings/money/owed";
import { demandShare } from "../../bookings/shares/share-key";
import { shareMoney } from "../../bookings/shares/share-money";
import { type ShareRow, sharesOf } from "../../bookings/shares/share-rows";
import { bookings } from "../../db/booking-schema";
import { db } from "../../db/pool";
import type { Caller } from "../../requests/handler";
import { moneyOf } from "./shares-view";

/** A share for whoever holds its key: the journey and their own part, and nothing of anybody else. */
export async function ownShare(
  { share: id }: { share: string },
  locale: Locale,
  caller: Caller,
): Promise<{ data: OwnShare }> {
  const row = await demandShare(id, caller);
  const booking = await bookingOfShare(row);
  const [standings, { title, picture }] = await Promise.all([
    sharesOf(row.booking),
    bookedJourney(booking, locale),
  ]);
  const standing = standings.find(({ share }) => share.id === id);
  if (!standing) throw new ApiError("not_found");
  const { payableMinor, whyNot } = shareMoney(booking, standing);
  const isConfirmed = booking.state === "confirmed";
  return {
    data: {
      ...{ id, name: row.name, booked_by: booking.name, tour: { title, picture } },
      ...{ starts: booking.starts, ends: addDays(booking.starts, booking.days - 1) },
      state: standing.state,
      ...moneyOf(standing),
      payable_minor: payableMinor,
      why_not: whyNot,
      until: (!isConfirmed && payableMinor > 0 && booking.holdUntil?.toISOString()) || null,
      due: isConfirmed && payableMinor > 0 ? booking.balanceDue : null,
      confirmed: isConfirmed,
      ended: hasEnded(booking),
      needs_email: row.email === "",
    },
  };
}

/** The booking that a share is a part of. */
export async function bookingOfShare({ booking }: ShareRow) {
  const [row] = await db().select().from(bookings).where(eq(bookings.reference, booking));
  if (!row) throw new Error(`there is no booking ${booking}`);
  return row;
}
