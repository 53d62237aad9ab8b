import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Locale } from "@/lib/contract/locale";

/** Of a table of texts those in a language; what the content has no more counts as not there. */
export const textsIn = (
  texts: { locale: PgColumn; retiredAt: PgColumn },
  locale: Locale,
): SQL | undefined => and(eq(texts.locale, locale), isNull(texts.retiredAt));
