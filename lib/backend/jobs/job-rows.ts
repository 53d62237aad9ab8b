import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { sqlNow } from "../db/clock";
import { type JobKind, jobs } from "../db/job-schema";
import { db } from "../db/pool";
import type { Work } from "./runner";

type Job = typeof jobs.$inferSelect;

/** Work whose rows are those of one kind in `jobs`. */
export function jobWork(
  kind: JobKind,
  leaseSeconds: number,
  attend: (job: Job) => Promise<void>,
): Work {
  return {
    ...{ name: kind, table: "jobs", at: "due_at", which: sql`kind = ${kind}`, leaseSeconds },
    async attend(id) {
      const [job] = await db()
        .update(jobs)
        .set({ tries: sql`${jobs.tries} + 1` })
        .where(eq(jobs.id, id))
        .returning();
      if (job) await attend(job);
    },
  };
}

/**
 * Work that is one row and begins anew some time after it has ended, in one process at a time. One
 * that failed is done again after a growing pause.
 *
 * @param work says when next; null when never again
 */
export function recurring(
  kind: JobKind,
  leaseSeconds: number,
  work: () => Promise<SQL | null>,
): Work {
  return jobWork(kind, leaseSeconds, async (job) => {
    try {
      await change(job, { dueAt: await work(), tries: 0 });
    } catch (error) {
      await change(job, { dueAt: afterFailure(job) });
      throw error;
    }
  });
}

/** Plans recurring work, unless it comes sooner anyway. */
export async function planRecurring(kind: JobKind, first: SQLWrapper): Promise<void> {
  await db().execute(sql`
    insert into ${jobs} as known (id, kind, due_at) values (${kind}, ${kind}, ${first})
    on conflict (id) do update set due_at = least(known.due_at, excluded.due_at)`);
}

/** The next try, after a pause that doubles: 4 seconds after the first, hours after the twelfth. */
export const afterFailure = ({ tries }: Job): SQL =>
  sql`${sqlNow} + make_interval(secs => ${4 * 2 ** (Math.min(tries, 13) - 1)})`;

/** Changes a job, unless another process has begun it since. */
export async function change(
  { id, tries }: Job,
  values: { dueAt: SQL | null; tries?: number; reason?: string; data?: SQL },
): Promise<void> {
  await db()
    .update(jobs)
    .set(values)
    .where(and(eq(jobs.id, id), eq(jobs.tries, tries)));
}

/** Leaves a job as it is, with the moment of its last try: it may have been planned for weeks ahead. */
export function giveUp(job: Job, reason: string): Promise<void> {
  const data = sql`${jobs.data} || jsonb_build_object('given_up', ${sqlNow})`;
  return change(job, { dueAt: null, reason, data });
}

/** Forgets after 30 days what was done or given up. */
export async function forgetOldJobs(): Promise<void> {
  await db().execute(sql`
    delete from ${jobs} where due_at is null
      and coalesce(done_at, (data->>'given_up')::timestamptz, created_at)
        < ${sqlNow} - interval '30 days'`);
}
