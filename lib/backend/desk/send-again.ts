import { and, eq, sql } from "drizzle-orm";
import { now } from "@/lib/clock";
import { deskRequests } from "@/lib/contract/changes";
import { ApiError } from "@/lib/contract/errors";
import { jobs } from "../db/job-schema";
import type { Transaction } from "../db/transaction";
import { type Actor, record } from "../staff/audit";
import { gaveUp, visible } from "./failed-emails";

/**
 * Has a mail that was given up sent once more, at once; when that fails too it is given up again.
 * @throws ApiError `conflict` when it is not given up, or somebody was faster
 */
export function sendAgain(transaction: Transaction, actor: Actor, email: string): Promise<void> {
  return change(transaction, actor, "send-again", email, {
    dueAt: now(),
    // One try is left of the many that it had.
    tries: sql`${jobs.tries} - 1`,
    data: sql`${jobs.data} || '{"again": true}'`,
  });
}

/** Takes a mail off the list that nobody can or wants to send any more. */
export function giveUpEmail(transaction: Transaction, actor: Actor, email: string): Promise<void> {
  return change(transaction, actor, "give-up-email", email, { doneAt: now() });
}

async function change(
  transaction: Transaction,
  actor: Actor,
  action: string,
  email: string,
  set: Parameters<ReturnType<Transaction["db"]["update"]>["set"]>[0],
): Promise<void> {
  const { db, changed } = transaction;
  const [job] = await db
    .update(jobs)
    .set(set)
    .where(and(eq(jobs.id, email), gaveUp))
    .returning({ data: sql<{ kind?: string; reference?: string }>`${jobs.data}` });
  if (!job) throw new ApiError("conflict", { reason: "changed_meanwhile" });
  const { kind = "", reference = "" } = job.data;
  await record(transaction, actor, {
    action,
    subject: visible(reference) || email,
    after: { email: kind },
  });
  changed.add(deskRequests);
}
