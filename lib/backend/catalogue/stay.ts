import { and, eq, isNull } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import type { StayCard, WholeStay } from "@/lib/contract/stays";
import { LevelSchema } from "@/lib/contract/vocabulary";
import { db } from "../db/pool";
import { destinations, destinationTexts, parts } from "../db/schema";
import { alternatesFrom } from "./alternates";
import { stayOf } from "./itinerary";
import { type ReferenceData, referenceData } from "./reference-data";
import { toursSleepingIn, whole } from "./tour-lists";

/** Every stay whose place has words in the language: by place, then the simple ones first. */
export async function stayList(
  { destination }: { destination?: string | undefined },
  locale: Locale,
) {
  const words = await referenceData(locale);
  const cards = words
    .ids("stay")
    .flatMap((id) => cardOf(id, words) ?? [])
    .filter(({ place }) => !destination || place.id === destination || place.slug === destination)
    .sort(
      (a, b) =>
        a.place.name.localeCompare(b.place.name, locale) ||
        levels.indexOf(a.level) - levels.indexOf(b.level) ||
        a.name.localeCompare(b.name, locale),
    );
  return whole(cards);
}

const levels = LevelSchema.options;

/** One stay by its id; `not_found` when there is none. */
export async function stay({ id }: { id: string }, locale: Locale): Promise<{ data: WholeStay }> {
  const words = await referenceData(locale);
  const card = cardOf(id, words);
  const facts = words.stay(id);
  if (!card || !facts) throw new ApiError("not_found");
  const [tours, texts, [row], [place]] = await Promise.all([
    toursSleepingIn(id, locale),
    db()
      .select({ locale: destinationTexts.locale })
      .from(destinationTexts)
      .where(
        and(eq(destinationTexts.destinationId, facts.place), isNull(destinationTexts.retiredAt)),
      ),
    db()
      .select({ updatedAt: parts.updatedAt })
      .from(parts)
      .where(and(eq(parts.kind, "stay"), eq(parts.id, id))),
    db()
      .select({ facts: destinations.facts })
      .from(destinations)
      .where(eq(destinations.id, facts.place)),
  ]);
  const { kind, count = null, sleeps } = facts.rooms;
  const photographs = words.photographs.of("stay", id);
  const link = (other: string) => {
    const name = words.stay(other)?.name;
    return name === undefined ? [] : [{ id: other, name }];
  };
  return {
    data: {
      ...card,
      rooms: { kind, count, sleeps },
      wifi: facts.wifi,
      pool: facts.pool,
      board: facts.board,
      children_from: facts.children_from,
      suits: facts.suits,
      picture: photographs[0] ?? words.picture(place?.facts.pictures[0] ?? facts.place),
      ...(photographs.length > 0 && { photographs }),
      when_full: facts.when_full ? (link(facts.when_full)[0] ?? null) : null,
      stands_in_for: words
        .ids("stay")
        .filter((other) => words.stay(other)?.when_full === id)
        .flatMap(link),
      tours,
      alternates: alternatesFrom(texts.map((text) => ({ locale: text.locale, slug: id }))),
      updated_at: row?.updatedAt.toISOString() ?? null,
    },
  };
}

function cardOf(id: string, words: ReferenceData): StayCard | undefined {
  const facts = words.stay(id);
  const place = facts && words.places.get(facts.place);
  const night = stayOf(id, words);
  return place && night ? { ...night, id, place, sample: facts.sample } : undefined;
}
