import { and, eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import type { Associate, CompanyPage, TeamMember } from "@/lib/contract/pages";
import { linkedText } from "../catalogue/linked-text";
import { referenceData } from "../catalogue/reference-data";
import { db } from "../db/pool";
import { partTexts } from "../db/schema";
import { textsIn } from "../db/texts-in";

/** Title and description of a page; `not_found` for a page that is not ours. */
export async function metaInfos({ page }: { page: string }, locale: Locale) {
  const words = await referenceData(locale);
  const found = words.words<{ title: string; description: string }>("meta", page);
  if (!found) throw new ApiError("not_found");
  return found;
}

export async function aboutUs(_: object, locale: Locale) {
  const [page, team, associates] = await Promise.all([
    pageText("about", locale),
    teamMembers(locale),
    associatesOf(locale),
  ]);
  return { data: { ...page, team, associates } };
}

export async function companyPage({ page }: { page: string }, locale: Locale) {
  return { data: await pageText(page, locale) };
}

async function pageText(id: string, locale: Locale): Promise<CompanyPage> {
  const [words, [row]] = await Promise.all([
    referenceData(locale),
    db()
      .select({ updatedAt: partTexts.updatedAt })
      .from(partTexts)
      .where(and(eq(partTexts.kind, "page"), eq(partTexts.id, id), textsIn(partTexts, locale))),
  ]);
  const found = words.words<Omit<CompanyPage, "updated_at">>("page", id);
  if (!row || !found) throw new ApiError("not_found");
  const body = await linkedText(found.body, locale);
  return { ...found, body, updated_at: row.updatedAt.toISOString() };
}

/** The people of the house, as the content knows them in a language. */
export async function teamMembers(locale: Locale): Promise<TeamMember[]> {
  const words = await referenceData(locale);
  return words.ids("team").flatMap((id) => {
    const person = words.fact<{ name: string; since: number; speaks: string[] }>("team", id);
    const text = words.words<{ role: string; bio: string }>("team", id);
    if (!person || !text) return [];
    const { name, since, speaks } = person;
    return [{ id, name, since, speaks, ...text, picture: words.picture(`team-${id}`) }];
  });
}

async function associatesOf(locale: Locale): Promise<Associate[]> {
  const words = await referenceData(locale);
  return words.ids("associate").flatMap((id) => {
    const text = words.words<{ name: string; text: string }>("associate", id);
    if (!text) return [];
    return [{ id, ...text, picture: words.picture(`associate-${id}`) }];
  });
}
