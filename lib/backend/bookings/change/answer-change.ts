import { eq } from "drizzle-orm";
import { businessDay, now } from "@/lib/clock";
import type { answerChangeEndpoint } from "@/lib/contract/bookings";
import { deskBookings } from "@/lib/contract/changes";
import type { ParsedInputOf } from "@/lib/contract/endpoint";
import { ApiError, conflict } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { bookingChanges } from "../../db/booking-change-schema";
import { inTransaction, type Transaction } from "../../db/transaction";
import type { Caller } from "../../requests/handler";
import { tellOperator } from "../../requests/outbox";
import { record } from "../../staff/audit";
import { offeredDeparture } from "../create/wanted-departure";
import { bookedJourney } from "../guest/booked-journey";
import { demandBooking } from "../guest/booking-key";
import { asGuest } from "../guest/guest-actions";
import { lockBooking } from "../lifecycle/lock-booking";
import type { BookingRow } from "../lifecycle/transitions";
import { staysMinor } from "../money/owed";
import { kept } from "../operator/decide";
import { applyChange } from "./apply-change";
import { type ChangeRow, openChange, withdrawOpen } from "./change-rows";
import { changeableOf, inTime, isAsIt, isChangeable } from "./priced-change";

/**
 * The guest agrees to the change that was proposed, at the price that was shown, or declines it.
 *
 * @throws ApiError `conflict` when it was withdrawn or replaced, or its seats are gone; one whose
 * departure was closed is taken back by that
 */
export async function answerChange(
  { reference, change, accept, shown_total_minor }: ParsedInputOf<typeof answerChangeEndpoint>,
  locale: Locale,
  caller: Caller,
) {
  const row = await demandBooking(reference, caller);
  const proposed = await openChange(reference);
  const isAccepted = accept && proposed?.id === change;
  const departureId = isAccepted ? await departureFor(row, proposed, locale) : null;
  return asGuest(reference, "answer", locale, caller, async (transaction, booking) => {
    const open = await openChange(reference, transaction.db);
    // Its departure was looked up for the one that was open before the booking was held.
    if (open?.id !== change || open.id !== proposed?.id) throw conflict("change_gone");
    if (open.totalAfterMinor !== shown_total_minor) throw conflict("change_gone");
    await decide(transaction, open, accept);
    if (accept) {
      demandGood(open, booking);
      const price = inTime(open.price, open.after.starts);
      await applyChange(transaction, booking, { ...open, price, departureId }, "guest");
    }
    await record(
      transaction,
      { kind: "guest" },
      {
        action: accept ? "accept-change" : "decline-change",
        subject: reference,
        before: kept(booking),
        after: {
          ...{ change, starts: open.after.starts, total_minor: open.totalAfterMinor },
          ...{ adults: open.after.adults, children: open.after.children.length },
        },
      },
    );
    const reason = accept ? "change_accepted" : "change_declined";
    await tellOperator(transaction, "attention", reference, `${reason} change ${change}`);
    transaction.changed.add(deskBookings);
  });
}

/**
 * That what was proposed is still what it was: about the booking as it is, on a day to come, and giving
 * back no more than whoever proposed it has decided about.
 */
function demandGood(open: ChangeRow, booking: BookingRow): void {
  const isGood =
    isChangeable(booking) &&
    open.after.starts > businessDay() &&
    booking.totalMinor === open.totalBeforeMinor &&
    isAsIt(open.before, changeableOf(booking)) &&
    staysMinor(booking) - open.totalAfterMinor <= open.refundMinor;
  if (!isGood) throw conflict("change_gone");
}

async function decide({ db }: Transaction, { id }: ChangeRow, accept: boolean): Promise<void> {
  await db
    .update(bookingChanges)
    .set({ state: accept ? "applied" : "declined", decidedAt: now() })
    .where(eq(bookingChanges.id, id));
}

async function departureFor(row: BookingRow, { id, after }: ChangeRow, locale: Locale) {
  if (after.starts === row.starts) return row.departureId;
  const { tour } = await bookedJourney(row, locale);
  try {
    return await offeredDeparture(row.tourId, tour.tripType, after.starts, "change_gone");
  } catch (error) {
    if (error instanceof ApiError) await withdrawClosed(row.reference, id);
    throw error;
  }
}

/** Takes back a change to a departure on which nobody travels any more, and tells the operator. */
async function withdrawClosed(reference: string, change: number): Promise<void> {
  await inTransaction(async (transaction) => {
    await lockBooking(transaction, reference);
    if ((await openChange(reference, transaction.db))?.id !== change) return;
    await withdrawOpen(transaction, reference);
    await tellOperator(transaction, "attention", reference, `change_closed change ${change}`);
    transaction.changed.add(deskBookings);
  });
}
