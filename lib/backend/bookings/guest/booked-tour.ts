import { and, desc, eq, sql } from "drizzle-orm";
import type { Locale } from "@/lib/contract/locale";
import { defaultLocale } from "@/lib/i18n/locales";
import { referenceData } from "../../catalogue/reference-data";
import { db } from "../../db/pool";
import { tours, tourTexts } from "../../db/schema";

/**
 * The tour of a booking, also when it is no longer offered; in English where it has no words in the
 * language.
 */
export async function bookedTour(id: string, locale: Locale) {
  const [words, [row]] = await Promise.all([
    referenceData(locale),
    db()
      .select({ tour: tours, slug: tourTexts.slug, title: tourTexts.title })
      .from(tours)
      .innerJoin(tourTexts, eq(tourTexts.tourId, tours.id))
      .where(and(eq(tours.id, id), sql`${tourTexts.locale} in (${locale}, ${defaultLocale})`))
      .orderBy(desc(sql`${tourTexts.locale} = ${locale}`))
      .limit(1),
  ]);
  if (!row) throw new Error(`there is no tour ${id}`);
  return { ...row, words, picture: words.picture(`tour-${id}`) };
}
