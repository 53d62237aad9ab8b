import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import type { ShareState } from "@/lib/contract/shares";
import { payments, refunds } from "../../db/booking-schema";
import { db } from "../../db/pool";
import { shares } from "../../db/share-schema";
import type { Transaction } from "../../db/transaction";

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
  const paid = await reader
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.booking, reference),
        isNotNull(payments.payer),
        inArray(payments.state, ["completed", "reversed"]),
      ),
    )
    .orderBy(asc(payments.createdAt));
  const back = await reader.select().from(refunds).where(eq(refunds.booking, reference));
  return rows.map((share) => {
    const own = paid.filter(({ payer }) => payer === share.id);
    const moves = own.flatMap(({ id, state, amountMinor, createdAt }) => {
      const gone = back.filter(({ payment }) => payment === id);
      // What the payer's bank took was not paid; what the provider calls reversed and is ours was.
      if (state === "reversed" && gone.length === 0) return [];
      return [{ amountMinor, createdAt, backMinor: sum(gone) }];
    });
    const paidMinor = sum(moves);
    const backMinor = moves.reduce((minor, each) => minor + each.backMinor, 0);
    return {
      ...{ share, paidMinor, backMinor, paidAt: moves.at(-1)?.createdAt ?? null },
      state: stateOf(share, paidMinor, backMinor),
    };
  });
}

function stateOf({ withdrawnAt }: ShareRow, paidMinor: number, backMinor: number): ShareState {
  if (withdrawnAt) return "withdrawn";
  if (paidMinor === 0) return "open";
  return backMinor < paidMinor ? "paid" : "refunded";
}

const sum = (some: readonly { amountMinor: number }[]) =>
  some.reduce((minor, { amountMinor }) => minor + amountMinor, 0);

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
