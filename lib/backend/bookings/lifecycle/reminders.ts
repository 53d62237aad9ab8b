import { and, eq, gt, lt, sql } from "drizzle-orm";
import { businessDay } from "@/lib/clock";
import { addDays } from "@/lib/pricing/days";
import { policy } from "@/lib/pricing/policy";
import { bookings } from "../../db/booking-schema";
import { sqlNow } from "../../db/clock";
import { db } from "../../db/pool";
import { inTransaction, type Transaction } from "../../db/transaction";
import { tellGuest, tellOperator } from "../../requests/outbox";
import type { BookingRow } from "./transitions";

const { reminderDays, graceDays } = policy;

/** How far the reminders of a balance come: ahead of the day, on it, too late, told to the operator. */
const steps = { ahead: 1, due: 2, overdue: 3, operator: 4 } as const;

// The mail that confirms has said it; nobody is reminded within three days of that.
const owesBalance = and(
  eq(bookings.state, "confirmed"),
  sql`${bookings.paidMinor} - ${bookings.backMinor} < ${bookings.totalMinor}`,
  lt(bookings.confirmedAt, sql`${sqlNow} - interval '3 days'`),
  lt(bookings.reminders, steps.operator),
);

/** Reminds guests of their balance, each step once; what was missed while the site was down is not sent late. */
export async function sendReminders(today = businessDay()): Promise<void> {
  const rows = await db()
    .select()
    .from(bookings)
    .where(
      and(
        owesBalance,
        lt(bookings.balanceDue, addDays(today, reminderDays + 1)),
        gt(bookings.starts, today),
      ),
    );
  for (const row of rows) {
    const step = stepOn(today, row);
    if (step > row.reminders) await remind(row.reference, step, today);
  }
}

function stepOn(today: string, { balanceDue, reminders, remindedAt }: BookingRow): number {
  if (today < addDays(balanceDue, -reminderDays)) return 0;
  if (today < balanceDue) return steps.ahead;
  if (today === balanceDue) return steps.due;
  if (reminders < steps.overdue || !remindedAt) return steps.overdue;
  return today > addDays(businessDay(remindedAt), graceDays) ? steps.operator : steps.overdue;
}

async function remind(reference: string, step: number, today: string): Promise<void> {
  const remindedAt = new Date(`${today}T12:00:00Z`);
  await inTransaction(async (transaction) => {
    const reminded = await transaction.db
      .update(bookings)
      // The guest's last day counts from what they were told, not from what we are.
      .set({ reminders: step, ...(step !== steps.operator && { remindedAt }) })
      .where(and(eq(bookings.reference, reference), lt(bookings.reminders, step), owesBalance))
      .returning({ reference: bookings.reference });
    if (reminded.length === 1) await say(transaction, reference, step);
  });
}

function say(transaction: Transaction, reference: string, step: number): Promise<void> {
  if (step === steps.operator) return tellOperator(transaction, "attention", reference, "overdue");
  if (step === steps.overdue) return tellGuest(transaction, "overdue", reference);
  return tellGuest(transaction, "balance", reference, step === steps.due ? "due" : "ahead");
}
