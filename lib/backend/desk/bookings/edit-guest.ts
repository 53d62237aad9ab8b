import { eq } from "drizzle-orm";
import { deskBookings, deskRequests } from "@/lib/contract/changes";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import { ApiError } from "@/lib/contract/errors";
import { mailbox } from "../../accounts/mailbox";
import type { BookingRow } from "../../bookings/lifecycle/transitions";
import { bookings } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";
import { tellGuest } from "../../requests/outbox";
import { record, type StaffActor } from "../../staff/audit";
import { guestMoved } from "./guest-moved";
import { lockKnownGuest } from "./known-guest";

/**
 * Puts right who booked and how they are reached. Where their address becomes another mailbox, the link
 * that was mailed, perhaps to a stranger, opens nothing any more, and the new one is mailed to them; the
 * old address is told nothing.
 *
 * @throws ApiError `invalid` beside the wrong field; `conflict` when somebody was faster, or the guest was erased
 */
export async function editGuest(
  transaction: Transaction,
  actor: StaffActor,
  { booking: reference, version, full_name: name, ...reached }: ParsedDeskInput<"edit-guest">,
): Promise<void> {
  const row = await lockKnownGuest(transaction, reference);
  if (row.version !== version) throw new ApiError("conflict", { reason: "changed_meanwhile" });
  const guest = { name, ...reached };
  demandReachable(row, guest);
  const corrected = fields.filter((field) => guest[field] !== row[field]);
  if (corrected.length === 0) return;
  const isOther = mailbox(guest.email) !== mailbox(row.email);
  // Where no address was known, the link was handed over in another way, and stays good.
  const endsLink = isOther && row.email !== "";
  await transaction.db
    .update(bookings)
    .set({ ...guest, ...(endsLink && { keyNumber: row.keyNumber + 1 }) })
    .where(eq(bookings.reference, reference));
  await guestMoved(transaction, row, guest);
  await record(transaction, actor, {
    action: "edit-guest",
    subject: reference,
    after: Object.fromEntries(corrected.map((field) => [field, "written"])),
  });
  if (isOther && guest.email)
    await tellGuest(transaction, "link", reference, endsLink ? "renewed" : "");
  transaction.changed.add(deskBookings).add(deskRequests);
}

const fields = ["name", "email", "phone", "country"] as const;
type GuestFields = Pick<BookingRow, (typeof fields)[number]>;

function demandReachable(row: BookingRow, { email, phone, country }: GuestFields): void {
  if (!email && !phone)
    throw new ApiError("invalid", { reason: "mail_or_phone", fields: { phone: ["required"] } });
  // They said it as they booked, and invoices name it.
  if (!country && row.country) throw new ApiError("invalid", { fields: { country: ["required"] } });
}
