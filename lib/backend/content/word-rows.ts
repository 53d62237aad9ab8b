import { type Locale, locales } from "@/lib/contract/locale";
import type { Content, Words } from "./content";
import { vocabularyRows } from "./search-words";
import { tourLabels } from "./tour-labels";
import type { ImportTarget, Row } from "./upsert";

/** The tables of words per language, with their rows. Words without facts are left out. */
export function wordTables(content: Content): { target: ImportTarget; rows: Row[] }[] {
  const { words } = content;
  return [
    {
      target: { table: "destination_texts", keys: ["destination_id", "locale"] },
      rows: rowsOf(words.destinations, content.destinations, (id, { slug, name, ...rest }) => ({
        destination_id: id,
        slug,
        name,
        words: rest,
      })),
    },
    {
      target: { table: "tour_texts", keys: ["tour_id", "locale"] },
      rows: rowsOf(words.tours, content.tours, (id, { slug, title, ...rest }, locale) => ({
        tour_id: id,
        slug,
        title,
        words: rest,
        ...searchedBy(content, id, locale),
      })),
    },
    {
      target: { table: "post_texts", keys: ["post_id", "locale"] },
      rows: rowsOf(words.posts, content.posts, (id, { slug, title, ...rest }) => ({
        post_id: id,
        slug,
        title,
        words: rest,
      })),
    },
    {
      target: {
        table: "review_texts",
        keys: ["review_id", "locale"],
        owned: "review_texts.review_id in (select id from reviews where origin = 'content')",
      },
      rows: rowsOf(words.reviews, content.reviews, (id, { title, text }) => ({
        review_id: id,
        title,
        text,
      })),
    },
    {
      target: { table: "part_texts", keys: ["kind", "id", "locale"] },
      rows: partTextRows(content),
    },
    {
      target: { table: "search_vocabularies", keys: ["locale"] },
      rows: vocabularyRows(content),
    },
  ];
}

/** What a tour is found by beside its own words, and its place among equally good hits. */
function searchedBy(content: Content, id: string, locale: Locale) {
  const tour = content.tours.get(id)?.value;
  if (!tour) return {};
  return { labels: tourLabels(content, tour, locale), weight: 1 + tour.popularity / 200 };
}

function partTextRows({ words, days, categories, team, associates }: Content): Row[] {
  const part = (kind: string) => (id: string, value: object) => ({ kind, id, words: value });
  return [
    ...rowsOf(words.days, days, part("day")),
    ...rowsOf(words.categories, categories, part("category")),
    ...rowsOf(words.team, team, part("team")),
    ...rowsOf(words.associates, associates, part("associate")),
    ...rowsOf(words.pages, null, part("page")),
    ...rowsOf(words.meta, null, part("meta")),
    ...locales.flatMap((locale) => [
      { locale, ...part("words")("lists", words.lists[locale]) },
      { locale, ...part("words")("pictures", words.pictures[locale]) },
    ]),
  ];
}

function rowsOf<T>(
  words: Words<T>,
  facts: Map<string, unknown> | null,
  row: (id: string, value: T, locale: Locale) => Row,
): Row[] {
  return locales.flatMap((locale) =>
    [...words[locale].values()]
      .filter(({ id }) => facts === null || facts.has(id))
      .map(({ id, value }) => ({ locale, ...row(id, value, locale) })),
  );
}
