import { describe, expect, it } from "vitest";
import { fits, planJourneys } from "@/components/planner/plan-journeys";
import { nextMonth } from "@/components/planner/start-days";
import { completeWishes, type Wishes, wishesSpelling } from "@/components/planner/wishes";
import type { Departure } from "@/lib/contract/departures";
import type { Migration, PlannedPlace, PlannedTour } from "@/lib/contract/planner";
import { partyPrice } from "@/lib/pricing/party-price";
import { plainPrices } from "../../support/prices";

const today = "2026-11-24";
const picture = { url: "/pictures/x", alt: "", color: "#ffffff" };
const prices = (dollars: number) =>
  plainPrices({
    per_person: [
      { travellers: 1, amount_minor: dollars * 150 },
      { travellers: 2, amount_minor: dollars * 100 },
    ],
    children: [{ under: 12, percent: 50 }],
  });

function tour(id: string, rest: Partial<PlannedTour> = {}): PlannedTour {
  const days = rest.days ?? 7;
  return {
    id,
    slug: id,
    title: id,
    picture,
    days,
    nights: days - 1,
    route: [id],
    trip_type: "private",
    level: "mid_range",
    themes: [],
    min_age: 5,
    best_months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    party_max: 6,
    prices: prices(1000),
    runs: [],
    places: [{ id: "serengeti", days: days - 1, nights: days - 2 }],
    herds: [],
    climbs: null,
    ...rest,
  };
}

const place = (id: string, rest: Partial<PlannedPlace> = {}): [string, PlannedPlace] => [
  id,
  { id, slug: id, name: id, category: "national_parks", crowds: null, animals: {}, ...rest },
];
const places = new Map([
  place("serengeti", { crowds: 3, animals: { lions: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } }),
  place("ruaha", { crowds: 1, animals: { elephants: [6, 7, 8, 9, 10] } }),
  place("zanzibar", { category: "beach_islands", crowds: 3 }),
]);
const migration: Migration = {
  checked: "2026-09-02",
  areas: [],
  months: Array.from({ length: 12 }, () => ["south"]),
  calves: [1, 2, 3],
  crossings: [7, 8, 9, 10],
};
const south = [{ area: "south" as const, day: 3 }];
const north = [{ area: "north" as const, day: 3 }];

const departure = (slug: string, starts: string, seats_left: number): Departure => ({
  id: `${slug}-${starts}`,
  tour: { slug, title: slug, picture, days: 4 },
  starts,
  ends: starts,
  price_per_person: { amount_minor: 80_000, currency: "USD" },
  languages: ["en"],
  source: "own",
  seats: 6,
  seats_left,
});

const asked = (some: Partial<Wishes>): Wishes => ({ ...completeWishes(null), days: 7, ...some });
const plan = (tours: PlannedTour[], some: Partial<Wishes>, departures: Departure[] = []) =>
  planJourneys({ tours, known: { places, migration }, departures, today }, asked(some));
const named = (plans: ReturnType<typeof plan>) => plans.map(({ tour: { id } }) => id);

describe("journeys that are proposed", () => {
  it("put first what fulfils the wishes, in the month that was asked for", () => {
    const tours = [
      tour("plain"),
      tour("calves", { herds: south }),
      tour("river", { herds: north }),
    ];
    const [first, second] = plan(tours, { month: 2, wish: ["calves"] });
    expect(first).toMatchObject({
      tour: { id: "calves" },
      starts: "2027-02-01",
      met: [{ wish: "calves", count: 1, places: [] }],
      lacks: [],
    });
    expect(second?.lacks).toEqual(["calves"]);
    expect(first && fits(first)).toBe(true);
    expect(second && fits(second)).toBe(false);
  });

  it("see calves on the day that is spent among them, and not by the day of departure", () => {
    const late = tour("late", { herds: [{ area: "south", day: 3 }], days: 4 });
    const runs = [{ day: 1, months: [12] }];
    // It begins on 1 December, and is in the south on the third, before there are calves.
    expect(plan([{ ...late, runs }], { month: 12, wish: ["calves"] })[0]?.lacks).toEqual([
      "calves",
    ]);
  });

  it("begin when the wish can be had, where any month is right", () => {
    const [found] = plan([tour("river", { herds: north })], { wish: ["crossings"] });
    expect(found?.starts).toBe("2027-07-01");
  });

  it("say what is not as asked: another month, more days, another level", () => {
    const runs = [{ day: 1, months: [6] }];
    const [found] = plan([tour("june", { runs, days: 9 })], { month: 2, level: "luxury" });
    expect(found?.starts).toBe("2027-06-01");
    expect(found?.cautions).toEqual(["longer", "otherMonth", "level"]);
  });

  it("take no party that is too large, no child that is too young, and no tour far too long", () => {
    expect(plan([tour("any")], { adults: 7 })).toEqual([]);
    expect(plan([tour("any")], { children: [4] })).toEqual([]);
    expect(plan([tour("any")], { children: [5] })).toHaveLength(1);
    expect(plan([tour("long", { days: 11 })], {})).toEqual([]);
  });

  it("have the price of this party on that day", () => {
    const [found] = plan([tour("any")], { month: 2, adults: 2, children: [8] });
    const party = { adults: 2, children: [8], rooms: 1, starts: "2027-02-01" };
    expect(found?.totalMinor).toBe(partyPrice(prices(1000), party, today).total_minor);
  });

  it("go on fixed dates that have seats for everybody, and name the next ones", () => {
    const shared = tour("shared", { trip_type: "shared" });
    const dates = [
      departure("shared", "2027-02-03", 1),
      departure("shared", "2027-02-10", 2),
      departure("shared", "2027-02-17", 4),
    ];
    const [found] = plan([shared], { month: 2 }, dates);
    expect(found).toMatchObject({ starts: "2027-02-10", later: ["2027-02-17"], seats: 2 });
    expect(plan([shared], { month: 2, adults: 5 }, dates)).toEqual([]);
  });

  it("name the next days of a tour that begins on some weekdays, and none of one with a season", () => {
    const weekly = plan([tour("weekly", { runs: [{ day: 1, weekdays: ["monday"] }] })], {
      month: 2,
    });
    expect(weekly[0]).toMatchObject({ starts: "2027-02-01", later: ["2027-02-08", "2027-02-15"] });
    expect(plan([tour("june", { runs: [{ day: 1, months: [6] }] })], {})[0]?.later).toEqual([]);
  });

  it("are three at most, and no two of one kind", () => {
    const alike = { route: ["Serengeti"] };
    const tours = [
      tour("a", alike),
      tour("b", alike),
      tour("c", { ...alike, level: "luxury" }),
      tour("d"),
      tour("e"),
    ];
    expect(named(plan(tours, {}))).toEqual(["a", "c", "d"]);
  });

  it("mark the cheapest of those that are named", () => {
    const plans = plan([tour("dear", { prices: prices(2000) }), tour("cheap")], {});
    expect(plans.map((each) => each.reasons.includes("cheapest"))).toEqual([false, true]);
  });

  it("know few people, beaches and elephants by where the days and nights are", () => {
    const ruaha = tour("ruaha", { places: [{ id: "ruaha", days: 4, nights: 4 }] });
    expect(plan([ruaha], { month: 8, wish: ["elephants", "beach", "quiet"] })[0]?.met).toEqual([
      { wish: "elephants", count: 4, places: ["ruaha"] },
      { wish: "quiet", count: 4, places: ["ruaha"] },
    ]);
    expect(plan([ruaha], { month: 2, wish: ["elephants"] })[0]?.lacks).toEqual(["elephants"]);
  });
});

describe("a month that is asked for", () => {
  it("is the next one of its name that one can still get ready for", () => {
    expect(nextMonth(12, today)).toBe("2026-12");
    expect(nextMonth(11, today)).toBe("2027-11");
    expect(nextMonth(2, today)).toBe("2027-02");
  });
});

describe("the address of wishes", () => {
  it("is read as a form sends it, and what makes no sense is left out", () => {
    const query = "month=2&days=7&adults=2&children=8%2C+11&level=&wish=beach&wish=calves&wish=x";
    expect(wishesSpelling.read(new URLSearchParams(query))).toEqual({
      ...{ month: "2", days: 7, adults: 2, children: [8, 11], level: null },
      wish: ["calves", "beach"],
    });
    expect(wishesSpelling.asked(new URLSearchParams("days=99&adults=0&children=x"))).toBe(
      "?days=30",
    );
  });
});
