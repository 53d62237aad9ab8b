import { sqlNow } from "../db/clock";
import { bookingWork } from "./booking-work";
import { emailWork } from "./email-work";
import { fromPgBossWork, waitsInPgBoss } from "./from-pg-boss";
import { planRecurring } from "./job-rows";
import { nextNight, nightlyWork } from "./nightly-work";
import { paymentWork, refundWork } from "./payment-work";
import { startRunner } from "./runner";

const works = [emailWork, paymentWork, refundWork, bookingWork, nightlyWork, fromPgBossWork];

/**
 * Starts what works beside the pages: mails, payments, refunds, bookings, and the maintenance at night.
 *
 * @returns ends all of it, after the jobs in hand
 */
export async function startWorkers(): Promise<() => Promise<void>> {
  await planRecurring("bookings", sqlNow);
  await planRecurring("night", nextNight);
  if (await waitsInPgBoss()) await planRecurring("pg-boss", sqlNow);
  return startRunner(works);
}
