import { setTimeout as pause } from "node:timers/promises";
import { endedHolds, endOldProposals, release } from "../bookings/lifecycle/ended-holds";
import { sendReminders } from "../bookings/lifecycle/reminders";
import { tellWaiting } from "../bookings/waiting-list/tell-waiting";
import { reasonOf } from "../db/without-values";
import { settlePayments } from "../payments/settle";

const pauseMs = 15_000;

/**
 * Does what time brings about: ends holds, tells waiting lists, reminds of balances. Everything is
 * decided by rows, so that several processes may do it and a restart loses nothing.
 *
 * @returns ends the work after the step in hand
 */
export function startBookingWorker(): () => Promise<void> {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      for (const step of [releaseEndedHolds, endOldProposals, tellWaiting, () => sendReminders()]) {
        if (stopping.signal.aborted) return;
        await step().catch((error) => console.warn(`bookings: ${reasonOf(error)}`));
      }
      await pause(pauseMs, undefined, stopping).catch(() => undefined);
    }
  })();
  return () => {
    stopping.abort();
    return running;
  };
}

/**
 * Gives back the seats of bookings whose hold has ended without a payment. The provider is asked once
 * more before, as a payment may have been made in the last minute.
 */
export async function releaseEndedHolds(): Promise<void> {
  for (const reference of await endedHolds()) {
    await settlePayments(reference);
    await release(reference);
  }
}
