import { eq, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import { deskBookings } from "@/lib/contract/changes";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import { ApiError, conflict } from "@/lib/contract/errors";
import { bookingChanges, bookingNotes } from "../../db/booking-change-schema";
import { bookings } from "../../db/booking-schema";
import { departures } from "../../db/calendar-schema";
import { inTransaction, type Transaction } from "../../db/transaction";
import { type OnceRequest, onceChecked } from "../../requests/idempotency";
import { tellGuest } from "../../requests/outbox";
import { record, type StaffActor } from "../../staff/audit";
import { lockBooking } from "../lifecycle/lock-booking";
import type { BookingRow } from "../lifecycle/transitions";
import { bookingCalled, kept } from "../operator/decide";
import { applyChange } from "./apply-change";
import { openChange, withdrawOpen } from "./change-rows";
import { isChangeable, isOnlyMadeCheaper, type PricedChange, pricedChange } from "./priced-change";

type Form = ParsedDeskInput<"change-booking">;

interface Admission {
  /** Throws where whoever changes it may not have money go back. */
  admitGivingBack(): void;
  /** What is done once, however often it is asked for. */
  asked?: OnceRequest | undefined;
}

/**
 * Changes a booking as somebody of the desk saw it: at once, or, where it costs more or moves dates,
 * as soon as the guest agrees. A change that still waits is replaced.
 *
 * @returns what became of it
 * @throws ApiError `invalid`; `forbidden`; `conflict` when the booking or its price is another by now
 */
export async function changeBooking(
  actor: StaffActor,
  form: Form,
  { admitGivingBack, asked }: Admission,
): Promise<"applied" | "proposed"> {
  const check = async () => {
    const row = await bookingCalled(form.booking);
    // Of another one nobody has decided whether money goes back.
    if (row.version !== form.version) throw conflict("changed_meanwhile");
    const priced = await pricedChange(row, form);
    if (priced.price.total_minor !== form.shown_total_minor) throw conflict("price_changed");
    if (priced.refundMinor > 0) admitGivingBack();
    return priced;
  };
  return onceChecked(asked, check, async (transaction, priced) => {
    const booking = await lockBooking(transaction, form.booking);
    if (!booking) throw new ApiError("not_found");
    if (booking.version !== form.version) throw conflict("changed_meanwhile");
    if (!isChangeable(booking) && !isOnlyMadeCheaper(booking)) throw conflict("not_now");
    await withdrawOpen(transaction, booking.reference);
    const change = await keep(transaction, actor, { booking, priced, form });
    if (form.reason)
      await transaction.db
        .insert(bookingNotes)
        .values({ booking: booking.reference, author: actor.id, text: form.reason });
    if (priced.asksGuest) {
      await demandSeats(transaction, booking, priced);
      await tellGuest(transaction, "change-proposed", booking.reference, String(change));
      await touch(transaction, booking);
    } else await applyChange(transaction, booking, priced, "operator", form);
    const after = (await lockBooking(transaction, form.booking)) ?? booking;
    await record(transaction, actor, {
      action: priced.asksGuest ? "propose-change" : "change-booking",
      subject: booking.reference,
      before: kept(booking),
      after: priced.asksGuest
        ? { starts: priced.after.starts, total_minor: priced.price.total_minor }
        : kept(after),
    });
    transaction.changed.add(deskBookings);
    return priced.asksGuest ? "proposed" : "applied";
  });
}

/** Takes back what waits for the guest. @throws ApiError `conflict` when nothing does any more */
export async function withdrawChange(
  actor: StaffActor,
  { booking: reference, change }: ParsedDeskInput<"withdraw-change">,
): Promise<void> {
  await inTransaction(async (transaction) => {
    const booking = await lockBooking(transaction, reference);
    if (!booking) throw new ApiError("not_found");
    const open = await openChange(reference, transaction.db);
    if (open?.id !== change) throw conflict("changed_meanwhile");
    await withdrawOpen(transaction, booking.reference);
    await touch(transaction, booking);
    await record(transaction, actor, { action: "withdraw-change", subject: reference });
    transaction.changed.add(deskBookings);
  });
}

interface Kept {
  booking: BookingRow;
  priced: PricedChange;
  form: Form;
}

async function keep({ db }: Transaction, actor: StaffActor, { booking, priced, form }: Kept) {
  const { before, after, price, asksGuest, ours, refundMinor } = priced;
  const [row] = await db
    .insert(bookingChanges)
    .values({
      ...{
        booking: booking.reference,
        proposedBy: actor.id,
        asksGuest,
        ours,
        before,
        after,
        price,
      },
      ...{ totalBeforeMinor: booking.totalMinor, totalAfterMinor: price.total_minor },
      ...{ refundMinor, message: form.message },
      ...(asksGuest ? { state: "proposed" } : { state: "applied", decidedAt: now() }),
    })
    .returning({ id: bookingChanges.id });
  return row?.id;
}

/** That there is room today: the seats themselves are taken when the guest agrees. */
async function demandSeats(
  { db }: Transaction,
  { departureId: before, seats }: BookingRow,
  { departureId, after }: PricedChange,
): Promise<void> {
  if (departureId === null) return;
  const [row] = await db
    .select({ free: sql<number>`${departures.seats} - ${departures.seatsTaken}` })
    .from(departures)
    .where(eq(departures.id, departureId));
  const own = departureId === before ? seats : 0;
  const people = after.adults + after.children.length;
  if (!row || row.free + own < people) throw conflict("seats_gone");
}

/** Whoever looks at it now sees another booking than before: its version counts on. */
async function touch({ db }: Transaction, { reference, version }: BookingRow): Promise<void> {
  await db
    .update(bookings)
    .set({ version: version + 1 })
    .where(eq(bookings.reference, reference));
}
