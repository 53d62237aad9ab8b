import { and, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import type { PaymentState } from "@/lib/contract/bookings";
import { payments } from "../db/booking-schema";
import { sqlNow } from "../db/clock";
import { db } from "../db/pool";
import type { ProviderStatus } from "../provider/provider";
import { isOfAnother, provider } from "../provider/provider-in-use";
import { applyStatus } from "./apply-status";
import type { PaymentRow } from "./payment-rows";
import { nextCheck, nextReversalCheck, nextTry } from "./schedule";

const pauseSeconds = 10;
// The column is a small one, and a page may be left open for days.
const mostChecks = 30_000;

/**
 * Asks the provider how a payment stands and settles what it says; at most once in ten seconds for
 * one order, whoever wants to know and in how many processes. Whoever comes too soon makes the next
 * check come as soon as it may.
 *
 * @param isNews whether there is a reason to ask once more; somebody who looks at an order that is over is none
 * @returns what the provider says; undefined when it was asked a moment ago, or was not the one it was
 * ordered with
 * @throws ProviderError, or what the database says
 */
export async function check(
  payment: PaymentRow,
  isNews = true,
): Promise<ProviderStatus["outcome"] | undefined> {
  const { id, trackingId } = payment;
  if (trackingId === null || isOfAnother(payment)) return undefined;
  const isOver = payment.state === "cancelled" && payment.nextCheckAt === null;
  if (!(await claim(id))) return void ((isNews || !isOver) && (await checkSoon(id)));
  try {
    const said = await provider().statusOf(trackingId);
    const isFinal = await applyStatus(payment, said);
    if (!isUnpaid(payment, said)) await plan(payment, afterAnswer(payment, said, isFinal));
    return said.outcome;
  } catch (error) {
    if (!isOver) await plan(payment, afterFailure(payment)).catch(() => undefined);
    throw error;
  }
}

/** Paid as far as we know, or paid once. */
export const settled: PaymentState[] = ["completed", "reversed"];

/** Given up and still not paid: it is cancelled at the provider when that was planned, or was already. */
const isUnpaid = ({ state }: PaymentRow, { outcome }: ProviderStatus): boolean =>
  state === "cancelled" && (outcome === "pending" || outcome === "failed");

function afterAnswer(
  { state, createdAt }: PaymentRow,
  { outcome }: ProviderStatus,
  isFinal: boolean,
): Date | null {
  const wasMade = settled.includes(state) || (isFinal && outcome !== "failed");
  // Where one card was declined, the provider's page takes another.
  return wasMade ? nextReversalCheck(createdAt) : nextCheck(createdAt);
}

function afterFailure({ state, createdAt }: PaymentRow): Date | null {
  return settled.includes(state) ? nextReversalCheck(createdAt) : nextTry(createdAt);
}

/** When a payment is looked after next. One that was given up since it was read has its time already. */
export async function plan({ id, state }: PaymentRow, nextCheckAt: Date | null): Promise<void> {
  const isSame = state === "cancelled" ? undefined : ne(payments.state, "cancelled");
  await db()
    .update(payments)
    .set({ nextCheckAt })
    .where(and(eq(payments.id, id), isSame));
}

async function claim(id: string): Promise<boolean> {
  const recently = sql`${sqlNow} - make_interval(secs => ${pauseSeconds})`;
  const claimed = await db()
    .update(payments)
    .set({ checkedAt: now(), checks: sql`least(${payments.checks} + 1, ${mostChecks})` })
    .where(
      and(
        eq(payments.id, id),
        or(
          isNull(payments.checkedAt),
          lt(payments.checkedAt, recently),
          // The clock was put back since: nobody waits that long for the row.
          gt(payments.checkedAt, sql`${sqlNow} + make_interval(secs => ${pauseSeconds})`),
        ),
      ),
    )
    .returning({ id: payments.id });
  return claimed.length === 1;
}

// The answer that was given a moment ago may have been too old for the news that came since.
async function checkSoon(id: string): Promise<void> {
  const soon = sql`${payments.checkedAt} + make_interval(secs => ${pauseSeconds + 1})`;
  await db()
    .update(payments)
    .set({ nextCheckAt: sql`least(${payments.nextCheckAt}, ${soon})` })
    .where(eq(payments.id, id));
}
