import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ClientBase } from "pg";
import { businessDay, now } from "@/lib/clock";
import { deskCalendar } from "@/lib/contract/changes";
import { locales } from "@/lib/contract/locale";
import { env } from "@/lib/env";
import { catalogues } from "@/lib/i18n/translator";
import { policy } from "@/lib/pricing/policy";
import type { Content } from "../content/content";
import { departureRows, departureTarget } from "../content/departure-rows";
import { couponRows, destinationRows, partRows, postRows, reviewRows } from "../content/fact-rows";
import { loadContent } from "../content/load";
import { closeOutOfSeason } from "../content/out-of-season";
import { missingWords } from "../content/references";
import { tourRows } from "../content/tour-rows";
import { type ImportTarget, type Row, upsert } from "../content/upsert";
import { wordTables } from "../content/word-rows";
import { noteRecorded, recordChanges } from "../db/changes";
import { onOwnConnection } from "../db/pool";

const lockKey = 7_036_272;

/** Where the content lies. */
export const contentRoot = path.resolve(env.CONTENT_DIR);

/**
 * Brings the database to the state of the content folder, in one transaction. Nothing is done when
 * neither the files nor the day changed. Visitors' rows are never touched.
 *
 * @param today ISO day from which departures are counted
 * @returns what has no words yet in a language
 * @throws ContentError naming file, line and field of a mistake; the database stays as it was
 */
export async function importContent(root = contentRoot, today = businessDay()): Promise<string[]> {
  const hash = folderHash(root, today);
  return onOwnConnection(async (client) => {
    await client.query("begin");
    await client.query("set local statement_timeout = '60s'");
    await client.query("select pg_advisory_xact_lock($1)", [lockKey]);
    const { rows } = await client.query("select hash from imports where id = 'content'");
    const { missing, changed, closed } =
      rows[0]?.hash === hash ? nothing : await write(client, loadContent(root), today);
    await client.query(
      `insert into imports (id, hash, imported_at) values ('content', $1, $2)
       on conflict (id) do update set hash = excluded.hash, imported_at = excluded.imported_at
       where imports.hash <> excluded.hash`,
      [hash, now()],
    );
    const position = await recordChanges(client, changed);
    await client.query("commit");
    noteRecorded(changed, position);
    for (const sentence of closed) console.warn(sentence);
    return missing;
  });
}

interface Written {
  /** What has no words in a language. */
  missing: string[];
  /** Names of what pages show of it. */
  changed: ReadonlySet<string>;
  /** Departures of the desk that the seasons of the files close, a sentence each. */
  closed: string[];
}

const nothing: Written = { missing: [], changed: new Set(), closed: [] };

async function write(client: ClientBase, content: Content, today: string): Promise<Written> {
  await checkSearchable(client, locales);
  const byId = ["id"];
  let others = 0;
  const fill = async (...given: [ImportTarget, Row[]]) => {
    others += await upsert(client, ...given);
  };
  await fill({ table: "destinations", keys: byId }, destinationRows(content));
  await fill({ table: "tours", keys: byId }, tourRows(content, today));
  await fill({ table: "posts", keys: byId }, postRows(content));
  await fill({ table: "parts", keys: ["kind", "id"] }, partRows(content));
  const departures = await upsert(client, departureTarget(today), departureRows(content, today));
  const closed = await closeOutOfSeason(client, content, today);
  await upsert(
    client,
    { table: "coupons", keys: ["code"], insertOnly: ["uses"] },
    couponRows(content),
  );
  await fill(
    { table: "reviews", keys: byId, owned: "reviews.origin = 'content'" },
    reviewRows(content),
  );
  for (const { target, rows } of wordTables(content)) await fill(target, rows);
  await client.query(
    `update tours t set rating_average = r.average, rating_count = r.count
     from (select tours.id, coalesce(avg(reviews.rating), 0) average, count(reviews.id) count
           from tours left join reviews on reviews.tour_id = tours.id
             and reviews.state = 'published' and reviews.retired_at is null
           group by tours.id) r
     where r.id = t.id and (t.rating_average, t.rating_count) is distinct from (r.average, r.count)`,
  );
  const changed = [
    ...(others > 0 ? ["everything"] : []),
    ...(departures + closed.length > 0 ? ["departures"] : []),
    ...(closed.length > 0 ? [deskCalendar] : []),
  ];
  return { missing: missingWords(content), changed: new Set(changed), closed };
}

/**
 * The database searches each language with its own configuration, and an unknown one as if it were
 * English.
 *
 * @throws naming the languages that have none
 */
export async function checkSearchable(
  client: ClientBase,
  languages: readonly string[],
): Promise<void> {
  const { rows } = await client.query<{ language: string }>(
    `select language from unnest($1::text[]) language
     where search_config(language)::text not like '%site\\_' || language`,
    [languages],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ language }) => language).join(", ");
  throw new Error(
    `There is no text-search configuration for ${names}: a migration has to add it to search_config().`,
  );
}

function folderHash(root: string, today: string): string {
  // The words of the filters are part of what tours are found by.
  const labels = locales.map((locale) => catalogues[locale].Vocabulary);
  const hash = createHash("sha256")
    .update(today)
    .update(JSON.stringify([labels, policy]));
  for (const file of readdirSync(root, { recursive: true, encoding: "utf8" }).sort()) {
    if (/\.(ya?ml|md|json)$/.test(file))
      hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}
