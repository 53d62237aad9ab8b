import { eq, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import { reportError } from "@/lib/error-report";
import { jobs } from "../db/job-schema";
import { db } from "../db/pool";
import { reasonOf, withoutValues } from "../db/without-values";
import { sendEmail } from "../emails/send-email";
import { longestDeliveryMs } from "../emails/transport";
import type { EmailJob } from "../requests/outbox";
import { afterFailure, change, giveUp, jobWork } from "./job-rows";
import type { Work } from "./runner";

const mostTries = 13;

// It must be written, and the database told of it, beside being delivered.
const leaseSeconds = (2 * longestDeliveryMs) / 1_000;

const sending = jobWork("mail", leaseSeconds, async (job) => {
  try {
    await sendEmail(job.data as EmailJob, job.id);
  } catch (error) {
    void reportError(withoutValues(error), "job mail");
    const reason = withoutAddresses(reasonOf(error));
    console.warn(`mail ${job.id}: ${reason}`);
    return job.tries < mostTries
      ? change(job, { dueAt: afterFailure(job), reason })
      : giveUp(job, reason);
  }
  // Also where another process has taken it up since: it was sent.
  const isOver = { dueAt: null, doneAt: now(), reason: "" };
  await db().update(jobs).set(isOver).where(eq(jobs.id, job.id));
});

/** Whom it was for is known by what the job is about, and so no longer once they are erased. */
const withoutAddresses = (reason: string) => reason.replace(/[^\s<>@:]+@[^\s<>@:,;]+/g, "…@…");

/**
 * Sends queued mails: after the first try twelve more with growing pauses, then the job is kept as
 * undelivered, to be looked at by the operator. The reminder of an offer may be planned for weeks ahead.
 */
export const emailWork: Work = {
  ...sending,
  mayBeFar: sql`coalesce(data->>'kind' = 'offer-reminder', false)`,
};
