import { type SQL, sql } from "drizzle-orm";
import { businessTimeZone } from "@/lib/clock";
import { forgetOldRequests } from "../accounts/links";
import { forgetOldSessions } from "../accounts/sessions";
import { forgetOldPlaces } from "../accounts/sign-in-places";
import { forgetWaiting } from "../bookings/waiting-list/wait-for-seats";
import { sqlToday } from "../db/clock";
import { forgetAccepted } from "../emails/accepted-emails";
import { forgetOfferPhotographs } from "../offers/offer-photographs";
import { forgetOldAnswers } from "../requests/idempotency";
import { forgetUsedLinks } from "../requests/signed-link";
import { eraseEverywhere } from "../reviews/erase-photographs";
import { forgetPhotographs } from "../reviews/review-photographs";
import { forgetUnanswered } from "../staff/invitations";
import { forgetOldStaffSessions } from "../staff/sessions";
import { forgetPeople } from "./forget-people";
import { importContent } from "./import-content";
import { forgetOldJobs, recurring } from "./job-rows";
import { runMaintenance } from "./run-maintenance";

const tasks: ReadonlyArray<() => Promise<void>> = [
  forgetOldAnswers,
  forgetOldSessions,
  forgetOldPlaces,
  forgetOldRequests,
  forgetUsedLinks,
  forgetOldStaffSessions,
  forgetUnanswered,
  forgetWaiting,
  forgetPeople,
  forgetAccepted,
  forgetPhotographs,
  forgetOfferPhotographs,
  eraseEverywhere,
  forgetOldJobs,
  // A new day: departures are counted from today.
  async () => void (await importContent()),
];

/** The maintenance of a night, which a new business day begins with. */
export function nightlyMaintenance(): Promise<void> {
  return runMaintenance(tasks);
}

/** Does the maintenance once a night; one that was missed while the site was down is made up for. */
export const nightlyWork = recurring("night", 600, async () => {
  await nightlyMaintenance();
  return nextNight;
});

/** Ten past one, tomorrow by the business day. */
export const nextNight: SQL = sql`(${sqlToday} + 1 + time '01:10') at time zone ${businessTimeZone}`;
