import { deskBookings } from "@/lib/contract/changes";
import { ApiError } from "@/lib/contract/errors";
import { lockBooking } from "../../bookings/lifecycle/lock-booking";
import { bookingNotes } from "../../db/booking-change-schema";
import type { Transaction } from "../../db/transaction";
import { record, type StaffActor } from "../../staff/audit";

/** Leaves a note about a booking for colleagues. It changes nothing that somebody else may be changing. */
export async function writeBookingNote(
  transaction: Transaction,
  actor: StaffActor,
  booking: string,
  text: string,
): Promise<void> {
  if (!(await lockBooking(transaction, booking))) throw new ApiError("not_found");
  await transaction.db.insert(bookingNotes).values({ booking, author: actor.id, text });
  await record(transaction, actor, {
    action: "write-note",
    subject: booking,
    after: { text: "written" },
  });
  transaction.changed.add(deskBookings);
}
