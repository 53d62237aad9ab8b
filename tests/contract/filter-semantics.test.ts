import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { destinationListEndpoint } from "../../lib/contract/destinations";
import type { InputOf } from "../../lib/contract/endpoint";
import {
  filterEndpoint,
  filterIndexEndpoint,
  sortOrders,
  TourFilterSchema,
  tourListPageEndpoint,
} from "../../lib/contract/filters";
import { tourListEndpoint } from "../../lib/contract/tours";
import { optionGroups } from "../../lib/contract/vocabulary";
import { contentDatabase } from "../support/database";
import { countIf, inOrder, matching, type OracleTour } from "../support/filter-oracle";
import { rounds } from "../support/rounds";
import "../support/same-cases";

await contentDatabase();
const { callAs } = await import("../../lib/api/call");

type FilterInput = InputOf<typeof filterEndpoint>;
const tours: OracleTour[] = [];
let destinations: string[] = [];

beforeAll(async () => {
  const places = await callAs("en", destinationListEndpoint, {});
  const idOf = new Map(places.data.map((place) => [place.name, place.id]));
  destinations = places.data.map((place) => place.id);
  for (let page = 1; ; page += 1) {
    const { data } = await callAs("en", tourListEndpoint, { page, per_page: 60 });
    tours.push(
      ...data.map((tour) => ({ ...tour, places: tour.route.flatMap((n) => idOf.get(n) ?? []) })),
    );
    if (data.length < 60) break;
  }
});

const seldom = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });
const some = <T>(values: readonly T[]) =>
  seldom(fc.subarray([...values], { maxLength: Math.min(4, values.length) }));
const maybe = (min: number, max: number) => seldom(fc.integer({ min, max }));

/** Filters as a visitor can make them: few groups, so that most of them find something. */
const filters = () =>
  fc.record({
    ...Object.fromEntries(
      Object.entries(optionGroups).map(([group, options]) => [group, some<string>(options)]),
    ),
    destination: some(destinations),
    month: some([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
    price_min: maybe(0, 3000),
    price_max: maybe(500, 9000),
    days_min: maybe(1, 8),
    days_max: maybe(2, 16),
    rating_min: seldom(fc.integer({ min: 10, max: 50 }).map((tenths) => tenths / 10)),
    age: maybe(0, 18),
  });

const ids = (list: { id: string }[]) => list.map((tour) => tour.id);

describe("the tour filter", () => {
  it("reads every tour there is", () => {
    expect(tours).toHaveLength(40);
    expect(tours.every((tour) => tour.places.length > 0)).toBe(true);
  });

  it("finds what a plain walk over all tours finds, in the order asked for", async () => {
    await fc.assert(
      fc.asyncProperty(filters(), fc.constantFrom(...sortOrders), async (filter, sort) => {
        const expected = inOrder(matching(tours, TourFilterSchema.parse(filter)), sort);
        const answer = await callAs("en", filterEndpoint, { ...filter, sort, per_page: 60 });
        expect(answer.meta.total).toBe(expected.length);
        expect(ids(answer.data)).toEqual(ids(expected.slice(0, 60)));
      }),
      { numRuns: rounds(150) },
    );
  });

  it("counts each option as it would be if chosen, given the other groups", async () => {
    await fc.assert(
      fc.asyncProperty(filters(), async (filter) => {
        const { options } = await callAs("en", filterEndpoint, filter);
        const parsed = TourFilterSchema.parse(filter);
        const { price: _, days: __, ...lists } = options;
        for (const [group, values] of Object.entries(lists)) {
          for (const { value, count } of values) {
            const asked = group === "month" ? Number(value) : value;
            expect([group, value, count]).toEqual([
              group,
              value,
              countIf(tours, parsed, group, asked),
            ]);
          }
        }
      }),
      { numRuns: rounds(60) },
    );
  });

  it("shows every tour exactly once over its pages", async () => {
    for (const sort of sortOrders) {
      const seen: string[] = [];
      for (let page = 1; seen.length < tours.length; page += 1) {
        const { data } = await callAs("en", filterEndpoint, { sort, page, per_page: 25 });
        if (data.length === 0) break;
        seen.push(...ids(data));
      }
      expect(seen).toEqual(ids(inOrder(tours, sort)));
    }
  });

  it("lists the pages of all tours in the same order as the filter", async () => {
    const { data, meta } = await callAs("en", tourListPageEndpoint, { sort: "price", page: 2 });
    expect(meta).toEqual({ total: tours.length, page: 2, per_page: 24 });
    expect(ids(data)).toEqual(ids(inOrder(tours, "price").slice(24, 48)));
  });

  it("knows the bounds of price and length over all tours", async () => {
    const { data } = await callAs("en", filterIndexEndpoint, {});
    const dollars = tours.map((tour) => tour.price_from.amount_minor / 100);
    const days = tours.map((tour) => tour.days);
    expect(data.price).toEqual({
      min: Math.floor(Math.min(...dollars)),
      max: Math.ceil(Math.max(...dollars)),
    });
    expect(data.days).toEqual({ min: Math.min(...days), max: Math.max(...days) });
  });

  const hostile: Record<string, unknown>[] = [
    { trip_type: "secret" },
    { level: ["luxury", "nonsense"] },
    { destination: "atlantis" },
    { destination: "Robert'); drop table tours;--" },
    { month: "13" },
    { price_min: "cheap" },
    { colour: "red" },
    { sort: "random" },
    { page: "0" },
  ];
  it.each(hostile)("refuses %j as invalid", async (input) => {
    const read = callAs("en", filterEndpoint, input as FilterInput);
    await expect(read).rejects.toMatchObject({ code: "invalid" });
  });
});
