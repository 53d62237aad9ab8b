import { isNotNull, type SQL, sql } from "drizzle-orm";
import type { Locale } from "@/lib/contract/locale";
import type { TourCard } from "@/lib/contract/tours";
import { db } from "../db/pool";
import { tours } from "../db/schema";
import { referenceData } from "./reference-data";
import { byPopularity, selectCards, tourCards } from "./tour-card";

interface Window {
  page: number;
  per_page: number;
}

/** One page of tours, most popular first. */
export async function tourList({ page, per_page }: Window, locale: Locale) {
  const [data, total] = await Promise.all([
    cards(locale, { limit: per_page, offset: (page - 1) * per_page }),
    countTours(),
  ]);
  return { data, meta: { total, page, per_page } };
}

export async function popularTours({ limit }: { limit: number }, locale: Locale) {
  return whole(await cards(locale, { limit }), limit);
}

export async function deals({ limit }: { limit: number }, locale: Locale) {
  return whole(await cards(locale, { limit }, isNotNull(tours.dealPercent)), limit);
}

/** Tours that spend a night in a stay, most popular first. */
export async function toursSleepingIn(stay: string, locale: Locale): Promise<TourCard[]> {
  const night = JSON.stringify({ days: [{ stay }] });
  return cards(locale, { limit: 6 }, sql`${tours.facts} @> ${night}::jsonb`);
}

async function cards(
  locale: Locale,
  { limit, offset = 0 }: { limit: number; offset?: number },
  ...conditions: SQL[]
): Promise<TourCard[]> {
  const [words, rows] = await Promise.all([
    referenceData(locale),
    selectCards(locale, ...conditions)
      .orderBy(...byPopularity)
      .limit(limit)
      .offset(offset),
  ]);
  return tourCards(rows, words);
}

/** A list that is one page by itself. */
export function whole<T>(data: T[], perPage = Math.max(data.length, 1)) {
  return { data, meta: { total: data.length, page: 1, per_page: perPage } };
}

async function countTours(): Promise<number> {
  return db().$count(tours, sql`${tours.retiredAt} is null`);
}
