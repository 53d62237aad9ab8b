import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { callHttp } from "@/lib/api/http-transport";
import { departuresEndpoint } from "@/lib/contract/departures";
import { aboutUsEndpoint } from "@/lib/contract/pages";
import { reviewsEndpoint } from "@/lib/contract/reviews";
import { tourEndpoint } from "@/lib/contract/tours";

let said: object;
const server = createServer((_, response) => {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(said));
});
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
// What it logs, and how often, is for `http-transport.test.ts`.
vi.spyOn(console, "error").mockImplementation(() => undefined);

const endless = 10 ** 15;

const tour = {
  ...{ id: "a", slug: "a", title: "A", days: 2, nights: 1, min_age: 5, party_max: 6 },
  ...{ trip_type: "private", safari_type: "lodge", level: "standard", difficulty: "easy" },
  best_months: [6],
  price_from: { amount_minor: 100, currency: "USD" },
  rating: { average: 5, count: 1 },
  itinerary: [{ day: 1, title: "Arrival" }],
  runs: [{ day: 1, months: [6] }],
  prices: {
    currency: "USD",
    per_person: [{ travellers: 2, amount_minor: 100 }],
    seasons: [{ key: "high", from: "06-01", to: "08-31", percent: 8 }],
    children: [{ under: 12, percent: 50 }],
    ...{ single_supplement_minor: 0, deal: { percent: 5, months: [4] } },
    ...{ deposit_percent: 30, balance_days_before: 60 },
  },
};
const review = {
  ...{ id: "r", rating: 5, text: "Lions.", author: "Kim L.", country: "DE", language: "de" },
  written: "2027-01-05",
};
const bands = { excellent: 1, very_good: 0, average: 0, poor: 0, terrible: 0 };
const meta = { total: 1, page: 1, per_page: 1 };
const reviewList = { data: [review], meta, summary: { average: 5, count: 1, bands } };
const departure = {
  ...{ id: "d", starts: "2027-06-01", ends: "2027-06-02", languages: ["en"], source: "own" },
  tour: { slug: "a", title: "A", picture: { url: "/pictures/a" }, days: 2 },
  price_per_person: { amount_minor: 100, currency: "USD" },
  ...{ seats: 6, seats_left: 2 },
};
const about = {
  title: "About",
  body: "Us",
  team: [{ id: "n", name: "N", role: "R", since: 2014 }],
};

const calls = {
  tour: { said: { data: tour }, ask: () => callHttp(base, tourEndpoint, "en", { slug: "a" }) },
  reviews: { said: reviewList, ask: () => callHttp(base, reviewsEndpoint, "en", {}) },
  departures: {
    said: { data: [departure], meta },
    ask: () => callHttp(base, departuresEndpoint, "en", {}),
  },
  about: { said: { data: about }, ask: () => callHttp(base, aboutUsEndpoint, "en", {}) },
};

/** The same with another value at a path such as `data.prices.per_person.0.travellers`. */
function having(whole: object, path: string, value: unknown): object {
  const copy = structuredClone(whole);
  const names = path.split(".");
  const last = names.pop() ?? "";
  const at = names.reduce((inner, name) => Reflect.get(inner, name), copy);
  if (!Reflect.has(at, last)) throw new Error(`there is no ${path}`);
  Reflect.set(at, last, value);
  return copy;
}

describe("an API elsewhere", () => {
  it.each(Object.entries(calls))(
    "is taken at its word of %s as people make them",
    async (_, call) => {
      said = call.said;
      await expect(call.ask()).resolves.toBeDefined();
    },
  );

  const numbers: [keyof typeof calls, string, unknown][] = [
    ...["days", "nights", "min_age", "party_max", "best_months.0", "itinerary.0.day"].map(
      (path): [keyof typeof calls, string, unknown] => ["tour", `data.${path}`, endless],
    ),
    ["tour", "data.runs.0.day", endless],
    ["tour", "data.price_from.amount_minor", endless],
    ["tour", "data.rating.average", endless],
    ["tour", "data.rating.count", endless],
    ["tour", "data.prices.per_person.0.travellers", endless],
    ["tour", "data.prices.per_person.0.amount_minor", endless],
    ["tour", "data.prices.seasons.0.percent", endless],
    ["tour", "data.prices.seasons.0.percent", -endless],
    ["tour", "data.prices.children.0.under", endless],
    ["tour", "data.prices.single_supplement_minor", endless],
    ["tour", "data.prices.deal.percent", 101],
    ["tour", "data.prices.deal.months.0", endless],
    ["tour", "data.prices.balance_days_before", endless],
    ["reviews", "data.0.rating", endless],
    ["reviews", "data.0.written", "9999-12-31"],
    ["reviews", "data.0.written", "0001-01-01"],
    ["reviews", "summary.count", endless],
    ["reviews", "summary.bands.poor", endless],
    ["departures", "data.0.tour.days", endless],
    ["departures", "data.0.seats", endless],
    ["departures", "data.0.starts", "9999-12-31"],
    ["about", "data.team.0.since", endless],
  ];

  it.each(numbers)("is not taken at its word of %s: %s is %s", async (name, path, value) => {
    const { said: usual, ask } = calls[name];
    said = having(usual, path, value);
    await expect(ask()).rejects.toMatchObject({
      ...{ code: "bad_gateway", message: expect.stringContaining(path) },
    });
  });
});
