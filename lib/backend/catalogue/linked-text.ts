import { and, inArray } from "drizzle-orm";
import type { Locale } from "@/lib/contract/locale";
import { db } from "../db/pool";
import { postTexts, tourTexts } from "../db/schema";
import { textsIn } from "../db/texts-in";
import { referenceData } from "./reference-data";

const link = /\]\((tour|destination|post):([a-z0-9-]+)\)/g;

/**
 * A text whose links name things by id, with their slugs in the language instead
 * (`[…](tour:machame-seven)` → `[…](tour:machame-in-sieben-tagen)`). What the language does not
 * have stays as it is and is shown without a link.
 */
export async function linkedText(markdown: string, locale: Locale): Promise<string> {
  const named = [...markdown.matchAll(link)];
  const idsOf = (kind: string) =>
    named.flatMap((match) => (match[1] === kind ? [match[2] ?? ""] : []));
  const [{ places }, tours, posts] = await Promise.all([
    referenceData(locale),
    tourSlugs(idsOf("tour"), locale),
    postSlugs(idsOf("post"), locale),
  ]);
  const slugs: Record<string, (id: string) => string | undefined> = {
    tour: (id) => tours.get(id),
    post: (id) => posts.get(id),
    destination: (id) => places.get(id)?.slug,
  };
  return markdown.replace(link, (whole, kind: string, id: string) => {
    const slug = slugs[kind]?.(id);
    return slug ? `](${kind}:${slug})` : whole;
  });
}

async function tourSlugs(ids: string[], locale: Locale): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select({ id: tourTexts.tourId, slug: tourTexts.slug })
    .from(tourTexts)
    .where(and(inArray(tourTexts.tourId, ids), textsIn(tourTexts, locale)));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

async function postSlugs(ids: string[], locale: Locale): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .select({ id: postTexts.postId, slug: postTexts.slug })
    .from(postTexts)
    .where(and(inArray(postTexts.postId, ids), textsIn(postTexts, locale)));
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}
