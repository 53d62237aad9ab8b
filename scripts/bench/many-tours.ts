import type pg from "pg";
import { connected } from "./site";

/** Multiplies the tours of a scratch database until there are at least this many, each a little different. */
export const copyTours = (databaseUrl: string, wanted: number): Promise<void> =>
  connected(databaseUrl, async (client) => {
    await client.query("begin");
    await client.query(
      `insert into tours
       select (jsonb_populate_record(t, jsonb_build_object(
         'id', t.id || '-' || n,
         'code', t.code || n,
         'days', 1 + (t.days + n) % 14,
         'from_minor', t.from_minor + n * 1300,
         'per_day_minor', t.per_day_minor + n * 170,
         'popularity', (t.popularity + n) % 1000,
         'rating_average', 1 + ((t.rating_average * 10)::int + n) % 40 / 10.0
       ))).*
       from tours t, generate_series(1, $1::int / greatest((select count(*)::int from tours), 1) + 1) n`,
      [wanted],
    );
    const columns = await writableColumns(client, "tour_texts");
    await client.query(
      `insert into tour_texts (${columns})
       select ${columns} from (
         select (jsonb_populate_record(x, jsonb_build_object(
           'tour_id', t.id, 'slug', x.slug || '-' || t.code))).*
         from tours t
         join tour_texts x on x.locale = 'en' and t.id like x.tour_id || '-%'
           and substr(t.id, length(x.tour_id) + 2) ~ '^[0-9]+$'
       ) copies on conflict do nothing`,
    );
    await client.query("select record_changes(array['everything'])");
    await client.query("commit");
    // As PostgreSQL does by itself within a minute of so many new rows.
    await client.query("vacuum (analyze) tours, tour_texts");
  });

async function writableColumns(client: pg.Client, table: string): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  );
  return rows[0]?.names ?? "";
}
