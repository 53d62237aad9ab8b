import { describe, expect, it } from "vitest";
import { plannerEndpoint } from "@/lib/contract/planner";
import { tourEndpoint } from "@/lib/contract/tours";
import { contentDatabase } from "../support/database";
import { bothTransports } from "../support/transports";

await contentDatabase();

describe.each(bothTransports())("what journeys are chosen by $name", ({ call }) => {
  it("is what the tours' own pages say: prices, days on which they run, nights", async () => {
    const { data } = await call("de", plannerEndpoint, {});
    expect(data.tours.length).toBeGreaterThan(20);
    for (const planned of data.tours) {
      const { data: tour } = await call("de", tourEndpoint, { slug: planned.slug });
      const { prices, runs, party_max, min_age, title } = tour;
      expect(planned).toMatchObject({ prices, runs, party_max, min_age, title });
      const nights = planned.places.reduce((sum, place) => sum + place.nights, 0);
      expect(nights).toBe(tour.itinerary.filter(({ night }) => night).length);
      for (const { id } of planned.places)
        expect(tour.itinerary.some(({ places }) => places.some((place) => place.id === id))).toBe(
          true,
        );
    }
  });

  it("knows which days are spent where the herds are, and when", async () => {
    const { data } = await call("en", plannerEndpoint, {});
    const west = data.tours.find(({ id }) => id === "grumeti-in-june");
    expect(west?.herds.filter(({ area }) => area === "west")).toHaveLength(2);
    expect(data.migration?.months[5]).toContain("west");
    expect(data.migration?.areas.map(({ area }) => area)).toEqual([
      ...["south", "centre", "west", "north"],
    ]);
    const ruaha = data.places.find(({ id }) => id === "ruaha");
    expect(ruaha).toMatchObject({ crowds: 1, animals: { elephants: [6, 7, 8, 9, 10] } });
  });
});
