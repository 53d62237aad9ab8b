import { eq, sql } from "drizzle-orm";
import { deskBookings } from "@/lib/contract/changes";
import { bookings, ledger } from "../../db/booking-schema";
import type { Transaction } from "../../db/transaction";

/** What an agent earned of a price, and what of that was sent to them: together what they kept. */
export const commissionKinds = ["commission", "commission_paid"] as const;
type CommissionKind = (typeof commissionKinds)[number];

/** A movement of money: positive when it came in, negative when it went back. Minor units. */
export interface Entry {
  booking: string;
  kind: "payment" | "bank_transfer" | "refund" | "reversal" | CommissionKind;
  /** What caused it, such as `payment B-…-1`: the same cause is entered once. */
  source: string;
  amountMinor: number;
  currency: string;
  note?: string | undefined;
}

/** The cause that money of a payment at the provider is entered with, as it comes and as its bank takes it. */
export const sourceOf = (kind: "payment" | "reversal", { id }: { id: string }) => `${kind} ${id}`;

/** The cause of the entry that takes one out which was made by mistake. */
export const sourceOfUndone = ({ source }: { source: string }) => `undone ${source}`;

/** The entries that stand: neither those that were made by mistake, nor what takes them out. */
export function standing<Row extends { source: string }>(entries: readonly Row[]): Row[] {
  const sources = new Set(entries.map(({ source }) => source));
  const isUndone = (entry: Row) => sources.has(sourceOfUndone(entry));
  return entries.filter(
    (entry) => !isUndone(entry) && !entry.source.startsWith(sourceOfUndone({ source: "" })),
  );
}

/**
 * Enters a movement and brings what the booking has paid up to date, in one transaction.
 *
 * @returns what the booking has paid now, in minor units; undefined when this was entered before
 */
export async function enter(
  { db, changed }: Transaction,
  entry: Entry,
): Promise<number | undefined> {
  const rows = await db
    .insert(ledger)
    .values(entry)
    .onConflictDoNothing({ target: ledger.source })
    .returning({ id: ledger.id });
  if (rows.length === 0) return undefined;
  const [booking] = await db
    .update(bookings)
    .set({ paidMinor: sql`${bookings.paidMinor} + ${entry.amountMinor}` })
    .where(eq(bookings.reference, entry.booking))
    .returning({ paid: bookings.paidMinor });
  if (!booking) throw new Error(`there is no booking ${entry.booking}`);
  changed.add(deskBookings);
  return booking.paid;
}
