import { asc } from "drizzle-orm";
import {
  type Snippet,
  type StandingSnippet,
  snippetPlaces,
  standingSnippets,
} from "@/lib/contract/desk/snippets";
import { ApiError } from "@/lib/contract/errors";
import { type Locale, locales } from "@/lib/contract/locales";
import { translator } from "@/lib/i18n/translator";
import { answerSnippets } from "../../db/inbox-schema";
import { db } from "../../db/pool";

// Each place stands for itself until an answer fills it in.
const places = {
  guest: "{guest}",
  journey: "{journey}",
  dates: "{dates}",
  colleague: "{colleague}",
};

const shipped = (id: StandingSnippet, locale: Locale) =>
  translator(locale)(`Snippets.${id}`, places);

/** Whether a snippet came with the site. */
export const isStanding = (id: string): id is StandingSnippet =>
  standingSnippets.some((each) => each === id);

/**
 * A mistyped name would reach the guest in its braces.
 * @throws ApiError `invalid` for a text that names in braces what nothing fills in
 */
export function demandKnownPlaces(text: string): void {
  const named = [...text.matchAll(/\{([^}]*)\}?/g)].map(([, name]) => name);
  if (named.some((name) => !snippetPlaces.some((place) => place === name)))
    throw new ApiError("invalid", { reason: "unknown_place" });
}

/** Every snippet as it stands: those that came with the site, then those that the desk has added. */
export async function snippets(): Promise<Snippet[]> {
  const rows = await db().select().from(answerSnippets).orderBy(asc(answerSnippets.createdAt));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const standing = standingSnippets.map((id) => {
    const { version = 0, texts = {} } = byId.get(id) ?? {};
    const all = locales.map((locale) => [locale, texts[locale] ?? shipped(id, locale)]);
    return { id, title: "", version, texts: Object.fromEntries(all), own: ownOf(texts) };
  });
  const added = rows.filter(({ id }) => !isStanding(id));
  return [
    ...standing,
    ...added.map(({ id, title, version, texts }) => {
      return { id, title, version, texts, own: ownOf(texts) };
    }),
  ];
}

const ownOf = (texts: Partial<Record<Locale, string>>) =>
  locales.filter((locale) => texts[locale] !== undefined);
