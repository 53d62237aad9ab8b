import { and, eq, sql } from "drizzle-orm";
import { agentShare } from "@/lib/pricing/agent-share";
import { bookings, ledger } from "../../db/booking-schema";
import { db } from "../../db/pool";
import type { Transaction } from "../../db/transaction";
import type { BookingRow } from "../lifecycle/transitions";
import { lateTransfer } from "./late-transfer";
import { enter } from "./ledger";
import { hasEnded, staysMinor } from "./owed";

type LedgerRow = typeof ledger.$inferSelect;
type Reader = Pick<Transaction["db"], "select">;

/** How an agent stands with us, in minor units. */
interface AgentMoney {
  /** What they earn of the price; nothing of a journey that was given up. */
  commissionMinor: number;
  netMinor: number;
  /** What they owe of the net price, or have of what they do not earn; below zero we owe them. */
  owesMinor: number;
  /**
   * What settling enters: kept of what the guest paid them, sent to them of what the guest paid us, or
   * come back from them of what they had too much.
   */
  keepsMinor: number;
  sendsMinor: number;
  returnsMinor: number;
}

/** What of a booking says how its agent stands. */
type AgentsBooking = Pick<
  BookingRow,
  "state" | "totalMinor" | "commissionPercent" | "agentKeptMinor" | "paidMinor" | "backMinor"
>;

/** What an agent earns of a booking, what of the net price is open, and what settling would enter. */
export async function agentMoney(booking: BookingRow, reader: Reader = db()): Promise<AgentMoney> {
  return agentStanding(booking, await hadBy(booking.reference, reader));
}

/** The same, where it is known what they have had: what they kept and what was sent to them, less what came back. */
export function agentStanding(booking: AgentsBooking, hadMinor: number): AgentMoney {
  const { totalMinor, commissionPercent } = booking;
  const isOver = hasEnded(booking);
  const { commissionMinor, netMinor } = agentShare(totalMinor, isOver ? 0 : commissionPercent);
  const openMinor = Math.max(commissionMinor - hadMinor, 0);
  const isOpen = !isOver && staysMinor(booking) > 0;
  const keepsMinor = isOpen
    ? Math.min(openMinor, Math.max(totalMinor - staysMinor(booking), 0))
    : 0;
  return {
    commissionMinor,
    netMinor,
    owesMinor: isOver ? hadMinor : netMinor - staysMinor(booking) + hadMinor,
    keepsMinor,
    sendsMinor: isOpen ? openMinor - keepsMinor : 0,
    returnsMinor: Math.max(hadMinor - commissionMinor, 0),
  };
}

/** Whether an agent has had anything of a booking that they still have. */
export async function isSettledWithAgent(
  { reference, agentKeptMinor }: BookingRow,
  reader: Reader = db(),
): Promise<boolean> {
  return agentKeptMinor !== 0 || (await hadBy(reference, reader)) !== 0;
}

/**
 * Enters that an agent has their commission, and no more: what the guest still owes by our books was
 * kept by the agent, and is paid; the rest was sent to them; what they had too much has come back. The
 * booking is locked.
 *
 * @returns what was entered; all 0 when there was nothing to settle
 */
export async function settleCommission(transaction: Transaction, booking: BookingRow) {
  const hadMinor = await hadBy(booking.reference, transaction.db);
  const { keepsMinor, sendsMinor, returnsMinor } = agentStanding(booking, hadMinor);
  const sentMinor = sendsMinor - returnsMinor;
  if (keepsMinor > 0) await enterKept(transaction, booking, keepsMinor);
  if (sentMinor !== 0) {
    await enterCommission(transaction, booking, "commission", sentMinor);
    await enterCommission(transaction, booking, "commission_paid", -sentMinor);
  }
  // What was sent to them comes back first; what comes of the rest they keep no more, and it is here.
  const ofKeptMinor = Math.max(booking.agentKeptMinor - (hadMinor - returnsMinor), 0);
  if (returnsMinor > 0 && ofKeptMinor > 0) await keepMore(transaction, booking, -ofKeptMinor);
  return { keepsMinor, sendsMinor, returnsMinor };
}

/**
 * Enters what an agent has kept where a transfer of this amount brings all that is left of the net price:
 * the guest owes that to nobody, and is not to be asked for it. So it is where the hold has ended, as long as
 * the transfer confirms the journey all the same. The booking is locked.
 *
 * @returns whether anything was entered
 */
export async function keepOfNet(
  transaction: Transaction,
  booking: BookingRow,
  { amountMinor, source }: { amountMinor: number; source: string },
): Promise<boolean> {
  const late = await lateTransfer(booking, transaction.db);
  const state = late && !late.in_vain ? "invoiced" : booking.state;
  const after = { ...booking, state, paidMinor: booking.paidMinor + amountMinor };
  const { keepsMinor, sendsMinor } = await agentMoney(after, transaction.db);
  // A guest's own transfer that is short leaves some of the commission to be sent.
  const isNet = sendsMinor === 0 && keepsMinor === booking.totalMinor - staysMinor(after);
  if (!isNet || keepsMinor === 0) return false;
  await enterKept(transaction, booking, keepsMinor, sourceOfKept(source));
  return true;
}

const sameMomentMs = 1_000;
const sourceOfKept = (source: string) => `commission ${source}`;

/** What an agent was taken to have kept as a transfer came, in minor units; among the entries of its booking. */
export function keptWith(entries: readonly LedgerRow[], { id, source, at }: LedgerRow): number {
  // A version before gave it no name: it stands just before the transfer, of the same moment.
  const isBefore = (each: LedgerRow) =>
    each.kind === "commission" &&
    each.id === id - 1 &&
    each.at.getTime() >= at.getTime() - sameMomentMs;
  const made = entries.find((each) => each.source === sourceOfKept(source) || isBefore(each));
  return made?.amountMinor ?? 0;
}

/** What an agent gives back to the guest themselves, of what they kept of a booking that is given up. */
export async function releaseKept(
  transaction: Transaction,
  booking: BookingRow,
  amountMinor: number,
): Promise<void> {
  if (amountMinor > 0) await enterKept(transaction, booking, -amountMinor);
}

async function enterKept(
  transaction: Transaction,
  booking: BookingRow,
  amountMinor: number,
  source?: string,
) {
  await enterCommission(transaction, booking, "commission", amountMinor, source);
  await keepMore(transaction, booking, amountMinor);
}

async function keepMore({ db }: Transaction, { reference }: BookingRow, amountMinor: number) {
  await db
    .update(bookings)
    .set({ agentKeptMinor: sql`${bookings.agentKeptMinor} + ${amountMinor}` })
    .where(eq(bookings.reference, reference));
}

async function enterCommission(
  transaction: Transaction,
  { reference, agent, currency }: BookingRow,
  kind: "commission" | "commission_paid",
  amountMinor: number,
  source?: string,
) {
  const before = await transaction.db.$count(
    ledger,
    and(eq(ledger.booking, reference), eq(ledger.kind, kind)),
  );
  await enter(transaction, {
    ...{ booking: reference, kind, source: source ?? `${kind} ${reference} ${before + 1}` },
    ...{ amountMinor, currency, note: agent },
  });
}

/** What an agent has had: what they kept and what was sent to them, less what came back; a column of a select from bookings. */
export const hadByAgent = sql<number>`(
  select coalesce(sum(l.amount_minor), 0)::int from ${ledger} l
  where l.booking = ${bookings}.reference and l.kind = 'commission')`;

async function hadBy(reference: string, reader: Reader): Promise<number> {
  const [row] = await reader
    .select({ minor: hadByAgent })
    .from(bookings)
    .where(eq(bookings.reference, reference));
  return row?.minor ?? 0;
}
