import { eq } from "drizzle-orm";
import type { Locale } from "@/lib/contract/locale";
import type { Run } from "@/lib/contract/runs";
import { tourTexts } from "../db/schema";
import { selectTours } from "./tour-card";

/** When the tour with a slug in the language runs; on any day where there is none. */
export async function tourRuns(slug: string, locale: Locale): Promise<Run[]> {
  const [row] = await selectTours(locale, eq(tourTexts.slug, slug));
  return row?.tour.facts.runs ?? [];
}
