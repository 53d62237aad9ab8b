import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { copyTours } from "./many-tours";
import type { Row } from "./report";
import { ask, percentiles, timed } from "./requests";

const manyTours = 20_000;
const patienceMs = 60_000;
const questions = [
  "",
  "?destination=serengeti",
  "?destination=serengeti,ngorongoro&month=7",
  "?level=luxury&sort=price",
  "?price_max=3000&sort=price_per_day",
  "?trip_type=private&safari_type=lodge&page=2",
  "?days_min=5&days_max=8&sort=rating",
  "?themes=family&age=6",
  "?rating_min=4&sort=length",
  "?month=1,2,12&level=mid_range&price_min=1500",
].map((query) => `/api/filter${query}`);

// A word of few tours and of nearly all, the name of a place elsewhere, slips of the hand, nothing.
const searches = [
  "serengeti",
  "safari",
  "walking safari",
  "ngorongoro crater",
  "migration",
  "sansibar",
  "kilimnjaro",
  "serengetti zanzbar",
  "hoenymoon",
  "zzqxwv",
].map((words) => `/api/site-search?${new URLSearchParams({ search: words })}`);

/** How long the filter and the search take with the shipped tours, then with very many. */
export async function filter(port: number, databaseUrl: string): Promise<Row[]> {
  const shipped = await total(port);
  const few = await measure(port);
  await copyTours(databaseUrl, manyTours);
  // The site looks again by itself.
  for (
    const deadline = performance.now() + patienceMs;
    (await total(port)) < manyTours;
    await pause(500)
  )
    if (performance.now() > deadline)
      throw new Error("The filter does not see the generated tours.");
  const many = await measure(port);
  const now = await total(port);
  return [
    ...percentiles(`filter, ${shipped} tours`, few.filter, "≤ 15"),
    ...percentiles(`filter, ${now} tours`, many.filter, "≤ 60"),
    ...percentiles(`search, ${shipped} tours`, few.search, "≤ 20"),
    ...percentiles(`search, ${now} tours`, many.search, "≤ 60"),
  ];
}

async function measure(port: number) {
  return { filter: await timesOf(port, questions), search: await timesOf(port, searches) };
}

async function timesOf(port: number, paths: string[]): Promise<number[]> {
  await timed(port, paths, 60);
  return timed(port, paths, 400);
}

const TotalSchema = z.object({ meta: z.object({ total: z.number() }) });

async function total(port: number): Promise<number> {
  const { body } = await ask(port, "/api/filter");
  return TotalSchema.parse(JSON.parse(body.toString("utf8"))).meta.total;
}
