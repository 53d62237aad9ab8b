import { forgetOldRequests } from "../accounts/links";
import { forgetOldSessions } from "../accounts/sessions";
import { startBookingWorker } from "../bookings/booking-worker";
import { forgetWaiting } from "../bookings/waiting-list";
import { forgetLexicon } from "../catalogue/lexicon";
import { importContent } from "../content/import";
import { withoutValues } from "../db/without-values";
import { startMailWorker } from "../mail/mail-jobs";
import { startPaymentWorker } from "../payments/payment-worker";
import { forgetOldAnswers } from "../requests/idempotency";
import { forgetPeople } from "./forget-people";
import { queue, stopQueue } from "./queue";

const nightly = "nightly";
const chores: ReadonlyArray<() => Promise<void>> = [
  forgetOldAnswers,
  forgetOldSessions,
  forgetOldRequests,
  forgetWaiting,
  forgetPeople,
  // A new day: departures are counted from today.
  async () => void (await importContent()),
];

/**
 * Starts what works beside the pages: mails, payments, bookings, and once a night the house-keeping.
 *
 * @returns ends all of it, after the jobs in hand
 */
export async function startWorkers(): Promise<() => Promise<void>> {
  const stopMails = await startMailWorker();
  const stopPayments = startPaymentWorker();
  const stopBookings = startBookingWorker();
  const boss = await queue();
  await boss.createQueue(nightly);
  await boss.schedule(nightly, "10 1 * * *");
  await boss.work(nightly, keepHouse);
  return async () => {
    await stopMails();
    await stopPayments();
    await stopBookings();
    await stopQueue();
  };
}

/** Does every chore, also when one before it fails; then the job has failed and is done again. */
async function keepHouse(): Promise<void> {
  const failures: unknown[] = [];
  for (const chore of chores) await chore().catch((error) => failures.push(error));
  forgetLexicon();
  for (const failure of failures) console.error("nightly:", withoutValues(failure));
  if (failures.length > 0) throw new Error(`${failures.length} of the nightly chores failed`);
}
