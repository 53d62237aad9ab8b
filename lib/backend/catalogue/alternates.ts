import { LocaleSchema } from "@/lib/contract/locale";
import type { Alternates } from "@/lib/contract/shared";

/** Slugs by language from rows of words. */
export function alternatesFrom(rows: { locale: string; slug: string }[]): Alternates {
  return Object.fromEntries(rows.map((row) => [LocaleSchema.parse(row.locale), row.slug]));
}

/** The later of two instants as ISO text. */
export function latest(a: Date, b: Date): string {
  return (a > b ? a : b).toISOString();
}
