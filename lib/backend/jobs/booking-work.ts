import { sql } from "drizzle-orm";
import { endedHolds, endHold, endOldProposals } from "../bookings/lifecycle/ended-holds";
import { tellOfMissingShares } from "../bookings/lifecycle/missing-shares";
import { sendReminders } from "../bookings/lifecycle/reminders";
import { tellWaiting } from "../bookings/waiting-list/tell-waiting";
import { sqlNow } from "../db/clock";
import { remindStaff } from "../desk/remind-staff";
import { settlePayments } from "../payments/settle";
import { jobFailed } from "./job-failed";
import { recurring } from "./job-rows";

const steps = [
  releaseEndedHolds,
  tellOfMissingShares,
  endOldProposals,
  tellWaiting,
  () => sendReminders(),
  remindStaff,
];

/**
 * Does every 15 seconds what time brings about: ends holds, tells waiting lists, reminds of
 * balances, tells staff of what waits. What is due is decided by the bookings' rows.
 */
export const bookingWork = recurring("bookings", 60, async () => {
  for (const step of steps) await step().catch((error) => jobFailed("bookings", error));
  return sql`${sqlNow} + interval '15 seconds'`;
});

/**
 * Gives back the seats of bookings whose hold has ended without a payment. The provider is asked once
 * more before, as a payment may have been made in the last minute.
 */
export async function releaseEndedHolds(): Promise<void> {
  for (const reference of await endedHolds()) {
    await settlePayments(reference);
    await endHold(reference);
  }
}
