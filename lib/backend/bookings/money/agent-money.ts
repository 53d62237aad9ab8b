import { and, eq, sql } from "drizzle-orm";
import { agentShare } from "@/lib/pricing/agent-share";
import { bookings, ledger } from "../../db/booking-schema";
import { db } from "../../db/pool";
import type { Transaction } from "../../db/transaction";
import type { BookingRow } from "../lifecycle/transitions";
import { enter } from "./ledger";
import { hasEnded, hereMinor, staysMinor } from "./owed";

type Reader = Pick<Transaction["db"], "select">;

/** How an agent stands with us, in minor units. */
export interface AgentMoney {
  commissionMinor: number;
  netMinor: number;
  /** What they owe of the net price; below zero we owe them. */
  owesMinor: number;
  /** What settling enters: kept of what the guest paid them, or sent to them of what the guest paid us. */
  keepsMinor: number;
  sendsMinor: number;
}

/** What an agent earns of a booking, what of the net price is open, and what settling would enter. */
export async function agentMoney(booking: BookingRow, reader: Reader = db()): Promise<AgentMoney> {
  const { totalMinor, commissionPercent, agentKeptMinor, reference } = booking;
  const share = agentShare(totalMinor, commissionPercent);
  const sentMinor = await sentTo(reference, reader);
  const openMinor = Math.max(share.commissionMinor - agentKeptMinor - sentMinor, 0);
  const isOpen = !hasEnded(booking) && staysMinor(booking) > 0;
  const keepsMinor = isOpen
    ? Math.min(openMinor, Math.max(totalMinor - staysMinor(booking), 0))
    : 0;
  return {
    ...share,
    owesMinor: hasEnded(booking) ? 0 : share.netMinor - hereMinor(booking) + sentMinor,
    keepsMinor,
    sendsMinor: isOpen ? openMinor - keepsMinor : 0,
  };
}

/**
 * Enters that an agent has their commission: what the guest still owes by our books was kept by the
 * agent, and is paid; the rest was sent to them. The booking is locked.
 *
 * @returns what was entered; both 0 when there was nothing to settle
 */
export async function settleCommission(transaction: Transaction, booking: BookingRow) {
  const { keepsMinor, sendsMinor } = await agentMoney(booking, transaction.db);
  if (keepsMinor > 0) await enterKept(transaction, booking, keepsMinor);
  if (sendsMinor > 0) {
    await enterCommission(transaction, booking, "commission", sendsMinor);
    await enterCommission(transaction, booking, "commission_paid", -sendsMinor);
  }
  return { keepsMinor, sendsMinor };
}

/** What an agent has kept of a booking that is given up is theirs to give back to the guest. */
export async function releaseKept(transaction: Transaction, booking: BookingRow): Promise<void> {
  if (booking.agentKeptMinor > 0) await enterKept(transaction, booking, -booking.agentKeptMinor);
}

async function enterKept(transaction: Transaction, booking: BookingRow, amountMinor: number) {
  await enterCommission(transaction, booking, "commission", amountMinor);
  await transaction.db
    .update(bookings)
    .set({ agentKeptMinor: sql`${bookings.agentKeptMinor} + ${amountMinor}` })
    .where(eq(bookings.reference, booking.reference));
}

async function enterCommission(
  transaction: Transaction,
  { reference, agent, currency }: BookingRow,
  kind: "commission" | "commission_paid",
  amountMinor: number,
) {
  const before = await transaction.db.$count(
    ledger,
    and(eq(ledger.booking, reference), eq(ledger.kind, kind)),
  );
  await enter(transaction, {
    ...{ booking: reference, kind, source: `${kind} ${reference} ${before + 1}` },
    ...{ amountMinor, currency, note: agent },
  });
}

async function sentTo(booking: string, reader: Reader): Promise<number> {
  const [row] = await reader
    .select({ minor: sql<string>`coalesce(-sum(${ledger.amountMinor}), 0)` })
    .from(ledger)
    .where(and(eq(ledger.booking, booking), eq(ledger.kind, "commission_paid")));
  return Number(row?.minor ?? 0);
}
