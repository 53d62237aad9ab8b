import { and, eq, inArray } from "drizzle-orm";
import type { Locale } from "@/lib/contract/locale";
import { db } from "../db/pool";
import { destinationTexts, tourTexts } from "../db/schema";

type Subject = { kind: "tour" | "destination"; slug: string };

/** The id of the tour or destination that has this slug in any language, or undefined. */
export async function subjectId({ kind, slug }: Subject): Promise<string | undefined> {
  if (kind === "tour") {
    const [row] = await db()
      .select({ id: tourTexts.tourId })
      .from(tourTexts)
      .where(eq(tourTexts.slug, slug))
      .limit(1);
    return row?.id;
  }
  const [row] = await db()
    .select({ id: destinationTexts.destinationId })
    .from(destinationTexts)
    .where(eq(destinationTexts.slug, slug))
    .limit(1);
  return row?.id;
}

/** What a tour or destination is called in a language; its slug when it is no longer there. */
export async function subjectName(subject: Subject, locale: Locale): Promise<string> {
  const id = await subjectId(subject);
  if (!id) return subject.slug;
  if (subject.kind === "tour") {
    const [row] = await db()
      .select({ name: tourTexts.title })
      .from(tourTexts)
      .where(and(eq(tourTexts.tourId, id), eq(tourTexts.locale, locale)));
    return row?.name ?? subject.slug;
  }
  const [row] = await db()
    .select({ name: destinationTexts.name })
    .from(destinationTexts)
    .where(and(eq(destinationTexts.destinationId, id), eq(destinationTexts.locale, locale)));
  return row?.name ?? subject.slug;
}

/** The titles of tours in a language, in the order of their ids; what is no longer there is left out. */
export async function tourTitles(ids: readonly string[], locale: Locale): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db()
    .select({ id: tourTexts.tourId, title: tourTexts.title })
    .from(tourTexts)
    .where(and(inArray(tourTexts.tourId, [...ids]), eq(tourTexts.locale, locale)));
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return ids.flatMap((id) => titles.get(id) ?? []);
}
