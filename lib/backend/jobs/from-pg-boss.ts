import { type SQL, sql } from "drizzle-orm";
import { sqlNow } from "../db/clock";
import { jobs } from "../db/job-schema";
import { db } from "../db/pool";
import { inTransaction } from "../db/transaction";
import { recurring } from "./job-rows";

/** Whether a version of the site before this one has left its queue, pg-boss's, in the database. */
export async function waitsInPgBoss(): Promise<boolean> {
  const { rows } = await db().execute(
    sql`select from pg_namespace where nspname = 'jobs' and to_regclass('jobs.version') is not null`,
  );
  return rows.length > 0;
}

/** Takes over what waits there, once no process works on it any more. Can go when nobody updates from that version. */
export const fromPgBossWork = recurring("pg-boss", 60, async () =>
  (await takeOver()) ? null : inAMinute,
);

const inAMinute: SQL = sql`${sqlNow} + interval '1 minute'`;

/** True once nothing is left: mails keep their names, by which it is known which were accepted. */
async function takeOver(): Promise<boolean> {
  if (!(await waitsInPgBoss())) return true;
  return inTransaction(async ({ db }) => {
    // It notes every ten seconds that it is alive; what it had in hand ends within half a minute.
    const { rows } = await db.execute(sql`
      select from jobs.version
      where coalesce(maintained_on, (select max(created_on) from jobs.queue))
        < ${sqlNow} - interval '1 minute'
      for update`);
    if (rows.length === 0) return false;
    await db.execute(sql`
      insert into ${jobs} (id, kind, data, due_at, tries, created_at)
      select id::text, 'mail', data, case when name = 'mail' then start_after end,
        least(retry_count, 12), created_on
      from jobs.job
      where name = 'mail' and state < 'completed' or name = 'mail-undelivered'
      on conflict (id) do nothing`);
    await db.execute(sql`drop schema jobs cascade`);
    return true;
  });
}
