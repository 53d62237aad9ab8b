import { eq } from "drizzle-orm";
import { deskBookings } from "@/lib/contract/changes";
import { bookings } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import { tellGuest } from "../../requests/outbox";
import { record, type StaffActor } from "../../staff/audit";
import { lockKnownGuest } from "./known-guest";

/**
 * Replaces the key of a booking, and mails the new link where an address is known: whoever holds an
 * older one opens nothing with it, wherever they got it from.
 *
 * @throws ApiError `not_found`; `conflict` where the guest was erased
 */
export async function renewBookingLink(
  transaction: Transaction,
  actor: StaffActor,
  reference: string,
): Promise<void> {
  const { email, keyNumber } = await lockKnownGuest(transaction, reference);
  await transaction.db
    .update(bookings)
    .set({ keyNumber: keyNumber + 1 })
    .where(eq(bookings.reference, reference));
  await record(transaction, actor, { action: "renew-booking-link", subject: reference });
  if (email) await tellGuest(transaction, "link", reference, "renewed");
  transaction.changed.add(deskBookings);
}
