import { describe, expect, it } from "vitest";
import { tourCategoriesEndpoint, tourCategoryEndpoint } from "@/lib/contract/categories";
import { chosenToursEndpoint } from "@/lib/contract/chosen-tours";
import { departureMonthsEndpoint, departuresEndpoint } from "@/lib/contract/departures";
import {
  destinationEndpoint,
  destinationListEndpoint,
  destinationsByCategoryEndpoint,
  popularDestinationsEndpoint,
} from "@/lib/contract/destinations";
import { locales } from "@/lib/contract/locale";
import { stayEndpoint, stayListEndpoint } from "@/lib/contract/stays";
import {
  dealsEndpoint,
  popularToursEndpoint,
  similarToursEndpoint,
  tourEndpoint,
  tourListEndpoint,
} from "@/lib/contract/tours";
import { contentDatabase } from "../support/database";
import { bothTransports } from "../support/transports";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { loadContent } = await import("@/lib/backend/content/load");

describe.each(bothTransports())("the catalogue $name", ({ call }) => {
  it.each(locales)("holds every tour in %s", async (locale) => {
    const [own, english] = await Promise.all([
      call(locale, tourListEndpoint, { per_page: 60 }),
      call("en", tourListEndpoint, { per_page: 60 }),
    ]);
    expect(own.meta.total).toBe(40);
    expect(own.data.map((tour) => tour.id)).toEqual(english.data.map((tour) => tour.id));
  });

  it("gives a tour whole by its slug, with the price its card shows", async () => {
    const { data: popular } = await call("de", popularToursEndpoint, { limit: 3 });
    for (const card of popular) {
      const { data: tour } = await call("de", tourEndpoint, { slug: card.slug });
      expect(tour.price_from).toEqual(card.price_from);
      expect(tour.itinerary).toHaveLength(tour.days);
      expect(tour.reasons).toHaveLength(4);
    }
  });

  it("leads to the same tour in every language by its alternates", async () => {
    const { data: popular } = await call("en", popularToursEndpoint, { limit: 1 });
    const { data: tour } = await call("en", tourEndpoint, { slug: popular[0]?.slug ?? "" });
    for (const locale of locales) {
      const slug = tour.alternates[locale] ?? "";
      const { data: other } = await call(locale, tourEndpoint, { slug });
      expect(other.id).toBe(tour.id);
      expect(other.alternates).toEqual(tour.alternates);
    }
  });

  it("knows of each night's stay what its card shows, and by its id the rest", async () => {
    const { data: tour } = await call("de", tourEndpoint, {
      slug: (await call("de", popularToursEndpoint, { limit: 1 })).data[0]?.slug ?? "",
    });
    const night = tour.itinerary.find(({ stay }) => stay)?.stay;
    const { data: stay } = await call("de", stayEndpoint, { id: night?.id ?? "" });
    expect(stay).toMatchObject(night ?? {});
    expect(stay.tours.map(({ id }) => id)).toContain(tour.id);
    expect(Object.keys(stay.alternates)).toEqual(expect.arrayContaining([...locales]));
  });

  it("lists stays by place and level, of one place too, and says what is invented", async () => {
    const { data } = await call("fr", stayListEndpoint, { destination: "tarangire" });
    expect(data.map(({ id, level, sample }) => [id, level, sample])).toEqual([
      ["mbuyu-grove", "budget", true],
      ["kuchinja-fields", "standard", true],
      ["baobab-ridge", "mid_range", true],
      ["nyuki-camp", "luxury", true],
    ]);
    const all = (await call("fr", stayListEndpoint, {})).data;
    expect(all.find(({ id }) => id === "horombo-hut")).toMatchObject({ sample: false });
    await expect(call("fr", stayEndpoint, { id: "nowhere" })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it("says not_found for an unknown tour, destination and category", async () => {
    const missing = { code: "not_found" };
    await expect(call("fr", tourEndpoint, { slug: "nowhere" })).rejects.toMatchObject(missing);
    await expect(call("fr", destinationEndpoint, { id: "nowhere" })).rejects.toMatchObject(missing);
    await expect(call("fr", tourCategoryEndpoint, { slug: "no" })).rejects.toMatchObject(missing);
  });

  it("says invalid, naming the field, for input outside the contract", async () => {
    await expect(call("en", tourListEndpoint, { page: -1 })).rejects.toMatchObject({
      code: "invalid",
      detail: { fields: { page: expect.any(Array) } },
    });
  });

  it("paginates without gaps or repeats", async () => {
    const [one, two] = await Promise.all([
      call("it", tourListEndpoint, { page: 1, per_page: 10 }),
      call("it", tourListEndpoint, { page: 2, per_page: 10 }),
    ]);
    const ids = [...one.data, ...two.data].map((tour) => tour.id);
    expect(new Set(ids).size).toBe(20);
  });

  it("lists deals that have a discount, and similar tours without the tour itself", async () => {
    const { data: deals } = await call("es", dealsEndpoint, {});
    expect(deals.length).toBeGreaterThan(0);
    expect(deals.every((tour) => tour.deal !== null)).toBe(true);
    const slug = deals[0]?.slug ?? "";
    const { data: similar } = await call("es", similarToursEndpoint, { slug });
    expect(similar.map((tour) => tour.slug)).not.toContain(slug);
  });

  it("gives destinations by category, popularity and id", async () => {
    const { data: all } = await call("pt", destinationListEndpoint, {});
    expect(all).toHaveLength(23);
    const { data: mountains } = await call("pt", destinationsByCategoryEndpoint, {
      destination_category: "mountains",
    });
    expect(mountains.map((place) => place.id)).toContain("kilimanjaro");
    expect(mountains.every((place) => place.category === "mountains")).toBe(true);
    const { data: popular } = await call("pt", popularDestinationsEndpoint, { limit: 4 });
    expect(popular).toHaveLength(4);
    const { data: serengeti } = await call("pt", destinationEndpoint, { id: "serengeti" });
    expect(serengeti.tour_count).toBeGreaterThan(5);
    expect(serengeti.climate).toHaveLength(12);
    expect(serengeti.climate_of).toContain("Seronera");
  });

  it("gives curated pages in every language", async () => {
    const { data } = await call("de", tourCategoriesEndpoint, {});
    expect(data.length).toBeGreaterThanOrEqual(12);
    expect(Object.keys(data[0]?.alternates ?? {}).sort()).toEqual([...locales].sort());
  });

  it("lists departures of the next 18 months, soonest first, never oversold", async () => {
    const { data, meta } = await call("en", departuresEndpoint, { per_page: 60 });
    expect(meta.total).toBeGreaterThanOrEqual(80);
    const starts = data.map((departure) => departure.starts);
    expect(starts).toEqual([...starts].sort());
    expect(starts[0] ?? "").toMatch(/^20\d\d-/);
    expect(Date.parse(starts[0] ?? "")).toBeGreaterThan(Date.now());
    expect(data.every(({ seats, seats_left }) => seats_left >= 0 && seats_left <= seats)).toBe(
      true,
    );
  });

  it("counts the departures of each month as the list has them, by the guide's language too", async () => {
    const { data: months } = await call("fr", departureMonthsEndpoint, {});
    const names = months.map(({ month }) => month);
    expect(names).toEqual([...new Set(names)].sort());
    const whole = await call("fr", departuresEndpoint, { per_page: 1 });
    expect(months.reduce((sum, { departures }) => sum + departures, 0)).toBe(whole.meta.total);
    const { month = "", departures, guides, locales: shownIn } = months[3] ?? {};
    const ofMonth = await call("fr", departuresEndpoint, { month, per_page: 1 });
    expect(departures).toBe(ofMonth.meta.total);
    for (const language of ["de", "it"] as const) {
      const fitting = await call("fr", departuresEndpoint, { month, language, per_page: 1 });
      expect([language, guides?.[language] ?? 0]).toEqual([language, fitting.meta.total]);
    }
    expect(shownIn).toEqual(expect.arrayContaining([...locales]));
  });
});

describe("tours that somebody chose, or that are proposed", () => {
  it("show side by side none what another one shows, though their own drawings do", async () => {
    const { pictures } = loadContent("tests/fixtures/content");
    const subjectOf = (id: string) => pictures.get(id)?.value.subject;
    const alike = ["bush-week-from-the-beach", "manyara-and-crater-overnight"];
    const ids = [...alike, "shared-rufiji-weekend"];
    for (const id of ids) expect(subjectOf(`tour-${id}`)).toBe("hippos");
    const { data } = await callAs("de", chosenToursEndpoint, { ids });
    expect(data.map(({ id }) => id)).toEqual(ids);
    const shown = data.map(({ picture }) => subjectOf(picture.url.replace("/pictures/", "")));
    expect(shown[0]).toBe("hippos");
    expect(new Set(shown).size).toBe(3);
  });
});
