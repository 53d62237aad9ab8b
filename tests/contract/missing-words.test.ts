import { and, eq, inArray } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { departureMonthsEndpoint, departuresEndpoint } from "@/lib/contract/departures";
import { destinationListEndpoint, popularDestinationsEndpoint } from "@/lib/contract/destinations";
import { filterEndpoint, filterIndexEndpoint } from "@/lib/contract/filters";
import { aboutUsEndpoint } from "@/lib/contract/pages";
import { latestPostsEndpoint } from "@/lib/contract/posts";
import { siteSearchEndpoint } from "@/lib/contract/search";
import { siteIndexEndpoint } from "@/lib/contract/site-index";
import { popularToursEndpoint, similarToursEndpoint, tourEndpoint } from "@/lib/contract/tours";
import { contentDatabase } from "../support/database";
import { bothTransports } from "../support/transports";

await contentDatabase();
const { db } = await import("@/lib/backend/db/pool");
const { destinationTexts, partTexts } = await import("@/lib/backend/db/schema");
const { noteHere } = await import("@/lib/freshness/known-changes");

afterEach(async () => {
  await db().update(destinationTexts).set({ retiredAt: null });
  await db().update(partTexts).set({ retiredAt: null });
  noteHere(["everything"]);
});

/** Takes the words of places from Italian. */
async function withoutWords(...places: string[]) {
  await db()
    .update(destinationTexts)
    .set({ retiredAt: new Date() })
    .where(and(eq(destinationTexts.locale, "it"), inArray(destinationTexts.destinationId, places)));
  noteHere(["everything"]);
}

describe.each(bothTransports())("what has no words in a language, $name", ({ call }) => {
  it("is left out of a tour that starts or ends there", async () => {
    const { data: popular } = await call("it", popularToursEndpoint, { limit: 1 });
    const slug = popular[0]?.slug ?? "";
    const { data: before } = await call("it", tourEndpoint, { slug });
    expect(before.start).not.toBeNull();
    await withoutWords(before.start?.id ?? "", before.end?.id ?? "");
    const { data: tour } = await call("it", tourEndpoint, { slug });
    expect(tour).toMatchObject({ title: before.title, start: null, end: null });
    expect(tour.itinerary).toHaveLength(before.itinerary.length);
    const { data: english } = await call("en", tourEndpoint, { slug: tour.alternates.en ?? "" });
    expect(english.start).not.toBeNull();
  });

  it("is left out of the popular places, and all else of the home page is there", async () => {
    await withoutWords("serengeti");
    const { data: places } = await call("it", popularDestinationsEndpoint, { limit: 7 });
    expect(places.map(({ id }) => id)).not.toContain("serengeti");
    expect(places.length).toBeGreaterThan(0);
    const { data: all } = await call("it", destinationListEndpoint, {});
    expect(all.map(({ id }) => id)).not.toContain("serengeti");
  });

  it("breaks nothing, even when no place and no day is translated yet", async () => {
    const { data: popular } = await call("it", popularToursEndpoint, { limit: 1 });
    const slug = popular[0]?.slug ?? "";
    const ids = await db().select({ id: destinationTexts.destinationId }).from(destinationTexts);
    await db()
      .update(partTexts)
      .set({ retiredAt: new Date() })
      .where(and(eq(partTexts.locale, "it"), eq(partTexts.kind, "day")));
    await withoutWords(...ids.map(({ id }) => id));
    const { data: tour } = await call("it", tourEndpoint, { slug });
    expect(tour).toMatchObject({ start: null, end: null, itinerary: [], route: [] });
    await expect(
      Promise.all([
        call("it", similarToursEndpoint, { slug }),
        call("it", popularDestinationsEndpoint, {}),
        call("it", departuresEndpoint, {}),
        call("it", departureMonthsEndpoint, {}),
        call("it", filterIndexEndpoint, {}),
        call("it", filterEndpoint, {}),
        call("it", latestPostsEndpoint, {}),
        call("it", aboutUsEndpoint, {}),
        call("it", siteSearchEndpoint, { search: "safari" }),
        call("it", siteIndexEndpoint, {}),
      ]),
    ).resolves.toHaveLength(10);
  });
});
