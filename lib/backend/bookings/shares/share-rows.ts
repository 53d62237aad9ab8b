import { asc, eq } from "drizzle-orm";
import type { ShareState } from "@/lib/contract/shares";
import { groupBy } from "../../catalogue/group-by";
import { payments, refunds } from "../../db/booking-schema";
import { db } from "../../db/pool";
import { shares } from "../../db/share-schema";
import type { Transaction } from "../../db/transaction";
import type { BookingRow } from "../lifecycle/transitions";
import { hereMinor } from "../money/owed";
import { paidInOf } from "../money/paid-in";

export type ShareRow = typeof shares.$inferSelect;
type Reader = Pick<Transaction["db"], "select">;

/** A share and what became of it. Minor units. */
export interface Standing {
  share: ShareRow;
  state: ShareState;
  paidMinor: number;
  /** What of that went back to its payer, or is on its way. */
  backMinor: number;
  paidAt: Date | null;
}

/** The shares of a booking as they stand, oldest first. */
export async function sharesOf(reference: string, reader: Reader = db()): Promise<Standing[]> {
  const rows = await reader
    .select()
    .from(shares)
    .where(eq(shares.booking, reference))
    .orderBy(asc(shares.createdAt), asc(shares.id));
  if (rows.length === 0) return [];
  const paid = await paidInOf(reference, reader);
  return rows.map((share) => {
    const own = paid.filter(({ payment }) => payment.payer === share.id);
    const paidMinor = own.reduce((minor, each) => minor + each.paidMinor, 0);
    const backMinor = own.reduce((minor, each) => minor + each.backMinor, 0);
    return {
      ...{ share, paidMinor, backMinor, paidAt: own.at(-1)?.payment.createdAt ?? null },
      state: stateOf(share, paidMinor, backMinor),
    };
  });
}

/**
 * Whose money of a booking is here, where fellow travellers have paid some: theirs by name, whatever shares
 * they paid, after that of the one who booked.
 */
export async function payersOf(
  booking: BookingRow,
): Promise<{ whose: string[]; name: string; staysMinor: number }[]> {
  const theirs = (await sharesOf(booking.reference)).filter(
    ({ paidMinor, backMinor }) => paidMinor > backMinor,
  );
  const people = [...groupBy(theirs, ({ share }) => `${share.name} ${share.email}`).values()];
  const others = people.map((own) => ({
    whose: own.map(({ share }) => share.id),
    name: own[0]?.share.name ?? "",
    staysMinor: own.reduce((minor, { paidMinor, backMinor }) => minor + paidMinor - backMinor, 0),
  }));
  const all = others.reduce((minor, each) => minor + each.staysMinor, 0);
  const own = Math.max(hereMinor(booking) - all, 0);
  const booker = { whose: ["booker"], name: booking.name, staysMinor: own };
  return others.length === 0 ? [] : own > 0 ? [booker, ...others] : others;
}

function stateOf({ withdrawnAt }: ShareRow, paidMinor: number, backMinor: number): ShareState {
  if (withdrawnAt) return "withdrawn";
  if (paidMinor === 0) return "open";
  return backMinor < paidMinor ? "paid" : "refunded";
}

/** Of these, what fellow travellers have still to pay. */
export const openShares = (some: readonly Standing[]): ShareRow[] =>
  some.filter(({ state }) => state === "open").map(({ share }) => share);

/** Whether what a booking owes was ever split. */
export async function wasSplit({ db }: Transaction, reference: string): Promise<boolean> {
  const [one] = await db
    .select({ id: shares.id })
    .from(shares)
    .where(eq(shares.booking, reference))
    .limit(1);
  return one !== undefined;
}

/** Whose share a movement of the ledger is about, by its source; undefined where it is nobody's. */
export async function payerOf(
  source: string,
  reader: Reader = db(),
): Promise<ShareRow | undefined> {
  const [kind, id = ""] = source.split(" ");
  const [refund] =
    kind === "refund" ? await reader.select().from(refunds).where(eq(refunds.id, id)) : [];
  const payment = kind === "refund" ? refund?.payment : id;
  if (!payment) return undefined;
  const [row] = await reader
    .select({ share: shares })
    .from(payments)
    .innerJoin(shares, eq(shares.id, payments.payer))
    .where(eq(payments.id, payment));
  return row?.share;
}
