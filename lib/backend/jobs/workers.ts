import { businessTimeZone } from "@/lib/clock";
import { forgetOldRequests } from "../accounts/links";
import { forgetOldPlaces } from "../accounts/places";
import { forgetOldSessions } from "../accounts/sessions";
import { forgetWaiting } from "../bookings/waiting-list/wait-for-seats";
import { forgetReferenceData } from "../catalogue/reference-data";
import { forgetAccepted } from "../emails/accepted-mails";
import { forgetOldAnswers } from "../requests/idempotency";
import { queue, stopQueue } from "../requests/queue";
import { startBookingWorker } from "./booking-worker";
import { forgetPeople } from "./forget-people";
import { importContent } from "./import-content";
import { startMailWorker } from "./mail-worker";
import { startPaymentWorker } from "./payment-worker";
import { runMaintenance } from "./run-maintenance";

const nightly = "nightly";
const tasks: ReadonlyArray<() => Promise<void>> = [
  forgetOldAnswers,
  forgetOldSessions,
  forgetOldPlaces,
  forgetOldRequests,
  forgetWaiting,
  forgetPeople,
  forgetAccepted,
  // A new day: departures are counted from today.
  async () => void (await importContent()),
  async () => forgetReferenceData(),
];

/** The maintenance of a night, which a new business day begins with. */
export function nightlyMaintenance(): Promise<void> {
  return runMaintenance(tasks);
}

/**
 * Starts what works beside the pages: mails, payments, bookings, and once a night the maintenance.
 *
 * @returns ends all of it, after the jobs in hand
 */
export async function startWorkers(): Promise<() => Promise<void>> {
  const stopMails = await startMailWorker();
  const stopPayments = startPaymentWorker();
  const stopBookings = startBookingWorker();
  const boss = await queue();
  await boss.createQueue(nightly);
  await boss.schedule(nightly, "10 1 * * *", undefined, { tz: businessTimeZone });
  await boss.work(nightly, nightlyMaintenance);
  return async () => {
    await stopMails();
    await stopPayments();
    await stopBookings();
    await stopQueue();
  };
}
