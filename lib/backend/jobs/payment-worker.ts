import { setTimeout as pause } from "node:timers/promises";
import { and, gt, inArray, lte, notInArray, or, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import type { PaymentState } from "@/lib/contract/bookings";
import { payments, refunds } from "../db/booking-schema";
import { sqlNow } from "../db/clock";
import { inTransaction } from "../db/transaction";
import { reasonOf } from "../db/without-values";
import { attendPayment } from "../payments/attend-payment";
import { attendRefund } from "../payments/execute-refunds";

const usualPauseMs = 2_000;
const atOnce = 5;
// Longer than attending takes with all its time-outs: then another process takes it up.
const lease = sql`${sqlNow} + interval '1 minute'`;
// Nothing that is open is planned further ahead: the clock was put back since.
const tooFar = sql`${sqlNow} + interval '25 hours'`;
const made: PaymentState[] = ["completed", "reversed"];

/**
 * Asks the provider about payments and carries out refunds as their time comes. What is to be done
 * stands in their rows, so that it survives a restart and several processes share the work.
 *
 * @returns ends the work after what is in hand
 */
export function startPaymentWorker(pauseMs = usualPauseMs): () => Promise<void> {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await attendAll(stopping.signal).catch((error) =>
        console.warn(`payments: ${reasonOf(error)}`),
      );
      await pause(pauseMs, undefined, stopping).catch(() => undefined);
    }
  })();
  return () => {
    stopping.abort();
    return running;
  };
}

async function attendAll(stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const duePayments = await takePayments();
    const dueRefunds = await takeRefunds();
    if (duePayments.length + dueRefunds.length === 0) return;
    await Promise.all([
      ...duePayments.map((payment) => safely(`payment ${payment.id}`, attendPayment(payment))),
      ...dueRefunds.map((refund) => safely(`refund ${refund.id}`, attendRefund(refund))),
    ]);
  }
}

async function safely(name: string, work: Promise<void>): Promise<void> {
  await work.catch((error) => console.warn(`${name}: ${reasonOf(error)}`));
}

function takePayments() {
  return inTransaction(async ({ db }) => {
    const due = await db
      .select({ id: payments.id })
      .from(payments)
      .where(
        or(
          lte(payments.nextCheckAt, now()),
          and(gt(payments.nextCheckAt, tooFar), notInArray(payments.state, made)),
        ),
      )
      .orderBy(payments.nextCheckAt)
      .limit(atOnce)
      .for("update", { skipLocked: true });
    return due.length === 0
      ? []
      : db
          .update(payments)
          .set({ nextCheckAt: lease })
          .where(
            inArray(
              payments.id,
              due.map(({ id }) => id),
            ),
          )
          .returning();
  });
}

function takeRefunds() {
  return inTransaction(async ({ db }) => {
    const due = await db
      .select({ id: refunds.id })
      .from(refunds)
      .where(
        and(
          inArray(refunds.state, ["wanted", "asked"]),
          or(lte(refunds.nextCheckAt, now()), gt(refunds.nextCheckAt, tooFar)),
        ),
      )
      .orderBy(refunds.nextCheckAt)
      .limit(atOnce)
      .for("update", { skipLocked: true });
    return due.length === 0
      ? []
      : db
          .update(refunds)
          .set({ nextCheckAt: lease })
          .where(
            inArray(
              refunds.id,
              due.map(({ id }) => id),
            ),
          )
          .returning();
  });
}
