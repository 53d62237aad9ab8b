import { inArray } from "drizzle-orm";
import type { Locale } from "@/lib/contract/locale";
import { tours } from "../db/schema";
import { referenceData } from "./reference-data";
import { tour } from "./tour";
import { selectCards, tourCards } from "./tour-card";

/** Cards of the tours with these ids, in their order, with the pictures of a list. */
export async function chosenTours({ ids }: { ids: string[] }, locale: Locale) {
  if (ids.length === 0) return { data: [] };
  const [words, rows] = await Promise.all([
    referenceData(locale),
    selectCards(locale, inArray(tours.id, ids)),
  ]);
  const found = new Map(rows.map((row) => [row.tour.id, row]));
  const chosen = ids.flatMap((id) => found.get(id) ?? []);
  return { data: tourCards(chosen, words) };
}

/** The tours with these ids, whole, in their order. */
export async function comparedTours(input: { ids: string[] }, locale: Locale) {
  const { data: cards } = await chosenTours(input, locale);
  const whole = await Promise.all(cards.map(({ slug }) => tour({ slug }, locale)));
  return { data: whole.map(({ data }) => data) };
}
