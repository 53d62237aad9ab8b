import { setTimeout as pause } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { sqlNow } from "../db/clock";
import { db } from "../db/pool";
import { jobFailed } from "./job-failed";

/** Work that stands in rows of a table, each with the time when something is to be done about it. */
export interface Work {
  /** What the log calls it. */
  name: string;
  table: string;
  /** The column that says when; null where nothing is to be done. */
  at: string;
  /** Which of the rows are meant, where not all are. */
  which?: SQL;
  /** Which may be planned for later than a day ahead. */
  mayBeFar?: SQL;
  /** Longer than attending takes with all its time-outs: then another process takes the row up. */
  leaseSeconds: number;
  /** Does what is due, and plans the row anew or ends it. The row was put off for the lease before. */
  attend(id: string): Promise<void>;
}

const atOnce = 5;
const usualPauseMs = 1_000;

/**
 * Does work as its time comes: asks once a second in one statement whether any is due, and does up
 * to five pieces of each kind side by side. All that is known stands in the rows, so that a restart
 * loses nothing and several processes share the work.
 *
 * @returns ends the work after the pieces in hand
 */
export function startRunner(works: readonly Work[], pauseMs = usualPauseMs): () => Promise<void> {
  const benches = works.map((work) => ({ work, inHand: new Map<string, Promise<void>>() }));
  let isStopping = false;
  let sleep = new AbortController();

  const begin = ({ work, inHand }: (typeof benches)[number], id: string) => {
    // It takes longer than its lease, which is longer by another one now.
    if (inHand.has(id)) return;
    const doing = work
      .attend(id)
      .catch((error) => jobFailed(work.name, error, `${work.name} ${id}`))
      .finally(() => {
        inHand.delete(id);
        sleep.abort();
      });
    inHand.set(id, doing);
  };
  const takeDue = async () => {
    const free = benches.filter(({ inHand }) => inHand.size < atOnce);
    const isDue = await whichAreDue(free.map(({ work }) => work));
    for (const [at, bench] of free.entries())
      if (isDue[at])
        for (const id of await take(bench.work, atOnce - bench.inHand.size)) begin(bench, id);
  };
  const running = (async () => {
    while (!isStopping) {
      sleep = new AbortController();
      await takeDue().catch((error) => jobFailed("jobs", error));
      await pause(pauseMs, undefined, sleep).catch(() => undefined);
    }
    await Promise.all(benches.flatMap(({ inHand }) => [...inHand.values()]));
  })();
  return () => {
    isStopping = true;
    sleep.abort();
    return running;
  };
}

// Nothing is planned further ahead: the clock was put back since.
const tooFar = sql`${sqlNow} + interval '26 hours'`;

function due({ at, which = sql`true`, mayBeFar = sql`false` }: Work): SQL {
  const when = sql.identifier(at);
  return sql`${which} and (${when} <= ${sqlNow} or ${when} > ${tooFar} and not ${mayBeFar})`;
}

async function whichAreDue(works: readonly Work[]): Promise<boolean[]> {
  if (works.length === 0) return [];
  const asked = works.map(
    (work) => sql`exists (select from ${sql.identifier(work.table)} where ${due(work)})`,
  );
  const { rows } = await db().execute<{ due: boolean[] }>(
    sql`select array[${sql.join(asked, sql`, `)}] as due`,
  );
  return rows[0]?.due ?? [];
}

/** Takes rows that nobody else has taken: they are put off for the lease. */
async function take(work: Work, most: number): Promise<string[]> {
  const [table, at] = [sql.identifier(work.table), sql.identifier(work.at)];
  const { rows } = await db().execute<{ id: string }>(sql`
    with due as materialized (
      select id from ${table} where ${due(work)} order by ${at} limit ${most}
      for update skip locked)
    update ${table} taken set ${at} = ${sqlNow} + make_interval(secs => ${work.leaseSeconds})
    from due where taken.id = due.id returning taken.id`);
  return rows.map(({ id }) => id);
}
