import type { ClientBase } from "pg";
import { knowUpTo, noteChanges } from "@/lib/freshness/known-changes";
import { pool } from "./pool";

/** Well within the two seconds after which another process has to show what was sold. */
const lookEveryMs = 500;

/**
 * Records what a transaction has changed of what pages show; to be called last in it, as others who
 * change something wait from here until it commits.
 *
 * @returns its position, undefined where nothing changed
 */
export async function recordChanges(
  client: ClientBase,
  names: ReadonlySet<string>,
): Promise<number | undefined> {
  if (names.size === 0) return undefined;
  const { rows } = await client.query<{ position: string }>(
    "select record_changes($1) as position",
    [[...names]],
  );
  return Number(rows[0]?.position);
}

/** Has this process know at once what it has changed itself, when that is committed. */
export function noteRecorded(names: Iterable<string>, position: number | undefined): void {
  if (position === undefined) return;
  noteChanges(names, position);
  const look: unknown = Reflect.get(globalThis, lookKey);
  if (typeof look === "function") look();
  // Nobody follows in a script or a test: what it has done itself is all it knows of.
  else knowUpTo(position);
}

// Next may evaluate a module twice; one process follows once.
const lookKey = Symbol.for("tembea.lookForChanges");

/**
 * Follows what any process on this database changes, beginning with all that changed before. While
 * the database is away nothing can be sold either, and what is kept goes on being shown.
 *
 * @returns ends it
 */
export async function followChanges(everyMs = lookEveryMs): Promise<() => Promise<void>> {
  let position = -1;
  const look = oneAtATime(async () => {
    const { rows } = await pool().query<{ name: string; position: string }>(
      "select name, position from changes where position > $1",
      [position],
    );
    for (const row of rows) noteChanges([row.name], Number(row.position));
    position = Math.max(position, 0, ...rows.map((row) => Number(row.position)));
    knowUpTo(position);
  });
  await look();
  const tryToLook = () => look().catch(() => undefined);
  Reflect.set(globalThis, lookKey, tryToLook);
  const timer = setInterval(tryToLook, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    Reflect.deleteProperty(globalThis, lookKey);
    await tryToLook();
  };
}

/** Does work one at a time; all who ask while it is being done share the next time. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        const current = work();
        running = current;
        return current;
      });
    return next;
  };
}
