import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { LocaleSchema } from "@/lib/contract/locale";
import type { Alternates } from "@/lib/contract/shared";

type Slugs = { locale: string; slug: string }[];

/**
 * Selects with a thing its slugs in all languages.
 * @param texts the table of its words
 * @param every an alias of that table
 * @param isOf whether such words are the thing's
 */
export function slugsOf(
  texts: PgTable,
  every: Record<"locale" | "slug" | "retiredAt", PgColumn>,
  isOf: SQL,
): SQL<Slugs> {
  return sql`array(select json_build_object('locale', ${every.locale}, 'slug', ${every.slug})
    from ${texts} every where ${isOf} and ${every.retiredAt} is null)`;
}

/** Slugs by language from rows of words. */
export function alternatesFrom(rows: Slugs): Alternates {
  return Object.fromEntries(rows.map((row) => [LocaleSchema.parse(row.locale), row.slug]));
}

/** The later of two instants as ISO text. */
export function latest(a: Date, b: Date): string {
  return (a > b ? a : b).toISOString();
}
