import { eq, inArray } from "drizzle-orm";
import { deskBookings, deskCalendar } from "@/lib/contract/changes";
import { ApiError } from "@/lib/contract/errors";
import { bookings } from "../../db/booking-schema";
import { allocations, departures } from "../../db/calendar-schema";
import type { Transaction } from "../../db/transaction";
import { tellGuest } from "../../requests/outbox";
import { note } from "../lifecycle/history";
import { releaseSeats, takeSeats } from "../lifecycle/seats";
import type { Actor, BookingRow } from "../lifecycle/transitions";
import { amendInvoice } from "../money/amend-invoice";
import { forgetExcess } from "../money/forget-refund";
import { isPaid } from "../money/owed";
import { confirm } from "../money/received";
import { refundExcess, type Whose } from "../money/want-refund";
import { type Becomes, columnsAfter } from "./columns-after";
import { whatChanged } from "./what-changed";

/**
 * Makes a booking what it was to become, in the transaction that decides it: seats, price, what goes
 * back, to whom first, and the invoice. What is written to the guest with it is in their mail. The
 * booking is locked.
 *
 * @throws ApiError `conflict` with reason `seats_gone`
 */
export async function applyChange(
  transaction: Transaction,
  booking: BookingRow,
  becomes: Becomes,
  actor: Actor,
  { message = "", whose }: { message?: string; whose?: Whose } = {},
): Promise<void> {
  const { reference } = booking;
  await swapSeats(transaction, booking, becomes);
  const rewritten = await rewrite(transaction, booking, becomes);
  const changed = await forgetExcess(transaction, rewritten);
  if (changed.starts !== booking.starts || changed.days !== booking.days)
    await freeResources(transaction, reference);
  const facts = whatChanged(booking, becomes);
  const step = await note(transaction, changed, actor, { text: message, facts });
  await refundExcess(transaction, changed, "changed", whose);
  const confirms = changed.state !== "confirmed" && isPaid(changed);
  if (!confirms || message) await tellGuest(transaction, "changed", reference, step);
  if (confirms) await confirm(transaction, changed, actor, "changed");
  await amendInvoice(transaction, changed, actor);
  transaction.changed.add(deskBookings);
}

/** Gives back the seats of before and takes those of then, on one departure the difference; of two the same one first. */
async function swapSeats(
  transaction: Transaction,
  booking: BookingRow,
  { after, departureId }: Becomes,
): Promise<void> {
  const people = after.adults + after.children.length;
  if (booking.departureId === departureId) {
    if (departureId !== null) await demandSeats(transaction, departureId, people - booking.seats);
    return;
  }
  const ids = [booking.departureId, departureId].filter((id) => id !== null);
  await transaction.db
    .select({ id: departures.id })
    .from(departures)
    .where(inArray(departures.id, ids))
    .orderBy(departures.id)
    .for("update");
  await releaseSeats(transaction, booking.reference);
  if (departureId !== null) await demandSeats(transaction, departureId, people);
}

async function demandSeats(transaction: Transaction, departure: string, seats: number) {
  if (seats !== 0 && !(await takeSeats(transaction, departure, seats)))
    throw new ApiError("conflict", { reason: "seats_gone" });
}

async function rewrite(
  { db }: Transaction,
  booking: BookingRow,
  becomes: Becomes,
): Promise<BookingRow> {
  const { after, price } = becomes;
  const owesAnew =
    price.total_minor > booking.totalMinor ||
    after.starts !== booking.starts ||
    price.balance_due !== booking.balanceDue;
  const [row] = await db
    .update(bookings)
    .set({
      ...columnsAfter(booking, becomes),
      // What is due on another day, or more than before, is reminded of anew.
      ...(owesAnew && { reminders: 0, remindedAt: null }),
    })
    .where(eq(bookings.reference, booking.reference))
    .returning();
  if (!row) throw new ApiError("not_found");
  return row;
}

/** Gives back the guides and vehicles of a booking, which were taken for other days. */
export async function freeResources(
  { db, changed }: Transaction,
  reference: string,
): Promise<void> {
  const freed = await db
    .delete(allocations)
    .where(eq(allocations.booking, reference))
    .returning({ id: allocations.id });
  if (freed.length > 0) changed.add(deskCalendar);
}
