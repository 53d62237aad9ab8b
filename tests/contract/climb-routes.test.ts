import { describe, expect, it } from "vitest";
import { climbRoutesEndpoint } from "@/lib/contract/climb-routes";
import { tourEndpoint } from "@/lib/contract/tours";
import { contentDatabase } from "../support/database";
import { bothTransports } from "../support/transports";

await contentDatabase();

describe.each(bothTransports())("climbs $name", ({ call }) => {
  it("are compared by the days, heights and prices that their own pages have", async () => {
    const { data } = await call("de", climbRoutesEndpoint, {});
    const lemosho = data.find(({ route }) => route === "lemosho");
    const eight = lemosho?.ways.find(({ days }) => days === 8);
    expect(eight?.nights).toEqual([2650, 3505, 3850, 3976, 3995, 4673, 3068]);
    for (const { route, ways } of data)
      for (const way of ways)
        for (const { slug, for_two_minor } of way.tours) {
          const { data: tour } = await call("de", tourEndpoint, { slug });
          expect(tour.climb).toMatchObject({ route, days: way.days, beds: way.beds });
          expect(tour.price_from.amount_minor * 2).toBe(for_two_minor);
          const walked = tour.itinerary.filter(({ altitude }) => altitude);
          expect(walked.reduce((sum, { walk }) => sum + (walk?.km ?? 0), 0)).toBeCloseTo(way.km);
        }
  });

  it("name a route on which nobody is taken, without a tour", async () => {
    const { data } = await call("en", climbRoutesEndpoint, {});
    expect(data.find(({ route }) => route === "shira")?.ways).toMatchObject([
      { days: 7, tours: [] },
    ]);
  });

  it("say what can be rented in the language", async () => {
    const rented = async (locale: "en" | "pt", slug: string) =>
      (await call(locale, tourEndpoint, { slug })).data.climb?.rental[0]?.text;
    const { data } = await call("pt", climbRoutesEndpoint, {});
    const slug = data.flatMap(({ ways }) => ways).flatMap(({ tours }) => tours)[0]?.slug ?? "";
    expect(await rented("pt", slug)).toBe("Casaco de penas");
  });

  it("are none of a tour that stays below", async () => {
    const { data } = await call("en", tourEndpoint, { slug: "crater-and-plains-in-six-days" });
    expect(data.climb).toBeNull();
  });
});
