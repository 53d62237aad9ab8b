/**
 * From now on whoever writes to a table loses its connection in that moment, which is all that the
 * database sees of a process that is killed.
 *
 * @returns what ends it
 */
export async function cutOffAt(table: string): Promise<() => Promise<unknown>> {
  const { pool } = await import("@/lib/backend/db/pool");
  await pool().query(`create or replace function cut_off() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return new; end $$`);
  await pool().query(
    `create trigger cut_off before insert or update on ${table} for each row execute function cut_off()`,
  );
  return () => pool().query(`drop trigger cut_off on ${table}`);
}

/** All that tables hold, as one text each: the same before and after where nothing has happened. */
export async function whatIsIn(tables: readonly string[]): Promise<Record<string, string>> {
  const { pool } = await import("@/lib/backend/db/pool");
  const all = tables.map(async (table) => {
    const { rows } = await pool().query(
      `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') said from ${table} t`,
    );
    return [table, String(rows[0].said)] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}
