import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import type { Locale } from "@/lib/contract/locale";
import type { MonthClimate, Picture, Place } from "@/lib/contract/shared";
import type { DestinationCategory } from "@/lib/contract/vocabulary";
import { HeldValue } from "@/lib/freshness/held-value";
import type * as facts from "../content/fact-schemas";
import type { PhotoKind } from "../content/photo-files";
import type { ListWords, PictureWords } from "../content/word-schemas";
import { db } from "../db/pool";
import { destinations, destinationTexts, parts, partTexts } from "../db/schema";
import { textsIn } from "../db/texts-in";
import { type NamedPhoto, type Photographs, ShownPhotographs } from "./photographs";

/** What a drawing shows. */
export type Drawn = z.output<typeof facts.DrawnPictureSchema>;

/** The small shared things of one language, held together: places, days, stays, lists, pictures. */
export interface ReferenceData {
  places: Map<string, Place>;
  isTown(id: string): boolean;
  lists: ListWords;
  fact<T>(kind: string, id: string): T | undefined;
  words<T>(kind: string, id: string): T | undefined;
  /** In the order of their file where pages list them so. */
  ids(kind: string): string[];
  climate(id: string): MonthClimate[];
  stay(id: string): facts.StayFacts | undefined;
  /** The picture of a thing, by the name of its drawing; a photograph takes its place. */
  picture(id: string): Picture;
  photographs: Photographs;
}

const held = new HeldValue(["destinations", "stays", "company", "menu"], readReferenceData);

/** The reference data of a language, as the content was last imported. */
export async function referenceData(locale: Locale): Promise<ReferenceData> {
  const { shown, drawing, ...data } = await held.get(locale);
  const photographs = shown.get();
  const picture = (id: string) => photographs.of(...depicted(id))[0] ?? drawing(id);
  return { ...data, photographs, picture };
}

/** What a drawing shows, by its name: `tour-<id>`, `post-<id>`, `team-<id>`, `<destination>-1`. */
function depicted(name: string): [PhotoKind, string] {
  const [, kind, id = ""] = /^(tour|post|team)-(.+)$/.exec(name) ?? [];
  return kind ? [kind as PhotoKind, id] : ["destination", /^(.+)-1$/.exec(name)?.[1] ?? ""];
}

interface HeldData extends Omit<ReferenceData, "picture" | "photographs"> {
  drawing(id: string): Picture;
  shown: ShownPhotographs;
}

async function readReferenceData(locale: Locale): Promise<HeldData> {
  const [{ places, towns }, factRows, wordRows] = await Promise.all([
    readPlaces(locale),
    db().select().from(parts).where(isNull(parts.retiredAt)),
    db().select().from(partTexts).where(textsIn(partTexts, locale)),
  ]);
  const factsOf = new Map(factRows.map((row) => [`${row.kind}/${row.id}`, row.facts]));
  const wordsOf = new Map(wordRows.map((row) => [`${row.kind}/${row.id}`, row.words]));
  // The importer has checked what is in the rows with the schemas these types come from.
  const fact = <T>(kind: string, id: string) => factsOf.get(`${kind}/${id}`) as T | undefined;
  const words = <T>(kind: string, id: string) => wordsOf.get(`${kind}/${id}`) as T | undefined;
  const lists = words<ListWords>("words", "lists");
  const pictures = words<PictureWords>("words", "pictures");
  if (!lists || !pictures) throw new Error(`the content of ${locale} is not imported`);
  return {
    places,
    isTown: (id) => towns.has(id),
    lists,
    fact,
    words,
    ids: (kind) => idsOf(factRows.filter((row) => row.kind === kind)),
    climate: (id) => fact<MonthClimate[]>("climate", id) ?? [],
    stay: (id) => fact<facts.StayFacts>("stay", id),
    shown: new ShownPhotographs(photosIn(factRows), places, locale),
    drawing: (id) => pictureOf(id, fact<Drawn>("picture", id), pictures, places),
  };
}

function idsOf(rows: { id: string; facts: unknown }[]): string[] {
  const place = ({ facts }: { facts: unknown }) => (facts as { at?: number } | null)?.at ?? 0;
  return rows.sort((a, b) => place(a) - place(b)).map(({ id }) => id);
}

function photosIn(rows: { kind: string; id: string; facts: unknown }[]): NamedPhoto[] {
  return rows
    .filter(({ kind }) => kind === "photo")
    .map(({ id, facts }) => ({ ...(facts as Omit<NamedPhoto, "name">), name: id }))
    .sort((a, b) => a.at - b.at);
}

async function readPlaces(
  locale: Locale,
): Promise<{ places: Map<string, Place>; towns: Set<string> }> {
  const rows = await db()
    .select({
      id: destinations.id,
      category: destinations.category,
      lat: destinations.lat,
      lng: destinations.lng,
      slug: destinationTexts.slug,
      name: destinationTexts.name,
    })
    .from(destinations)
    .innerJoin(
      destinationTexts,
      and(eq(destinationTexts.destinationId, destinations.id), textsIn(destinationTexts, locale)),
    )
    .where(isNull(destinations.retiredAt));
  const town: DestinationCategory = "towns_cities";
  return {
    places: new Map(
      rows.map(({ lat, lng, category: _, ...place }) => [
        place.id,
        { ...place, position: [lat, lng] },
      ]),
    ),
    towns: new Set(rows.flatMap(({ id, category }) => (category === town ? [id] : []))),
  };
}

function pictureOf(
  id: string,
  drawn: Drawn | undefined,
  words: PictureWords,
  places: Map<string, Place>,
): Picture {
  const url = `/pictures/${id}`;
  if (!drawn) return { url, alt: "", color: "#d9c7a3" };
  const subject = words.subjects[drawn.subject] ?? "";
  const where = [places.get(drawn.place)?.name, words.times[drawn.time]].filter(Boolean).join(", ");
  return { url, alt: [subject, where].filter(Boolean).join(" – "), color: drawn.color };
}
