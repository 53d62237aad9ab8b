import { createHash } from "node:crypto";
import type { ClientBase } from "pg";
import { now } from "@/lib/clock";

export type Row = Record<string, unknown>;

/** A table that is filled from files. */
export interface ImportTarget {
  table: string;
  keys: string[];
  /** Columns set when a row is new and never again: they belong to visitors afterwards. */
  insertOnly?: string[];
  /** Columns that never fall below another one of the row as it is. */
  atLeast?: Record<string, string>;
  /** SQL condition for the rows that files may change and retire, columns with their table; all by default. */
  owned?: string;
}

/**
 * Makes a table hold exactly these rows: new ones are inserted, changed ones updated (their hash
 * tells), those that left the files are retired, not deleted. Columns are named as in the database.
 *
 * @returns how many rows are not as they were
 */
export async function upsert(
  client: ClientBase,
  target: ImportTarget,
  rows: Row[],
): Promise<number> {
  const hashed = rows.map((row) => ({ ...row, hash: hashOf(row, target.insertOnly) }));
  const [first] = hashed;
  const written = first ? await insertOrUpdate(client, target, Object.keys(first), hashed) : 0;
  return written + (await retire(client, target, rows));
}

async function insertOrUpdate(
  client: ClientBase,
  target: ImportTarget,
  names: string[],
  rows: Row[],
): Promise<number> {
  const { table, keys, insertOnly = [], atLeast = {}, owned = "true" } = target;
  const columns = names.join(", ");
  const becomes = (name: string) =>
    atLeast[name] ? `greatest(excluded.${name}, ${table}.${atLeast[name]})` : `excluded.${name}`;
  const changes = names
    .filter((name) => !keys.includes(name) && !insertOnly.includes(name))
    .map((name) => `${name} = ${becomes(name)}`);
  // What keeps a column up may have gone down since.
  const others = Object.keys(atLeast).map((name) => ` or ${table}.${name} <> ${becomes(name)}`);
  const { rowCount } = await client.query(
    `insert into ${table} (${columns}, updated_at)
     select ${columns}, $2 from jsonb_populate_recordset(null::${table}, $1)
     on conflict (${keys.join(", ")}) do update
     set ${changes.join(", ")}, updated_at = excluded.updated_at, retired_at = null
     where ${owned} and (${table}.hash <> excluded.hash or ${table}.retired_at is not null
       ${others.join("")})`,
    [JSON.stringify(rows), now()],
  );
  return rowCount ?? 0;
}

async function retire(client: ClientBase, target: ImportTarget, rows: Row[]): Promise<number> {
  const { table, keys, owned = "true" } = target;
  const same = keys.map((key) => `kept.${key} = ${table}.${key}`).join(" and ");
  const { rowCount } = await client.query(
    `update ${table} set retired_at = $2
     where retired_at is null and (${owned}) and not exists (
       select from jsonb_populate_recordset(null::${table}, $1) kept where ${same})`,
    [
      JSON.stringify(rows.map((row) => Object.fromEntries(keys.map((key) => [key, row[key]])))),
      now(),
    ],
  );
  return rowCount ?? 0;
}

function hashOf(row: Row, except: string[] = []): string {
  const counted = Object.entries(row).filter(([name]) => !except.includes(name));
  return createHash("sha256").update(JSON.stringify(counted)).digest("base64url").slice(0, 22);
}
