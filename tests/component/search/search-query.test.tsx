import { describe, expect, it } from "vitest";
import { searchQuery } from "@/components/search/search-query";

const today = "2027-01-10";
const read = (raw: Parameters<typeof searchQuery>[0]) => searchQuery(raw, today);

describe("what a search asks for", () => {
  it("reads the search of the home page", () => {
    expect(
      read({
        where_to_search: " Serengeti ",
        start_date: "2027-08-01",
        adults_number: "2",
        children_number: "1",
      }),
    ).toMatchObject({
      where: "Serengeti",
      startDate: "2027-08-01",
      adults: 2,
      children: 1,
      filter: { month: [8] },
      complaints: [],
    });
  });

  it.each([
    ["2000", { price_max: 2000 }],
    ["$2,000", { price_max: 2000 }],
    ["1000-2500", { price_min: 1000, price_max: 2500 }],
    [" $ 1 000 – $ 2,500 ", { price_min: 1000, price_max: 2500 }],
  ])("reads %s as the rate of a person", (rate_person, filter) => {
    expect(read({ rate_person })).toMatchObject({ filter, complaints: [] });
  });

  it("reads a rate as long as an address can be in no time", () => {
    const before = process.cpuUsage();
    expect(read({ rate_person: `${" ".repeat(15_000)}x` }).complaints).toEqual(["budget"]);
    // It was five seconds of the one thread that answers everybody.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(1_000);
  });

  it("takes the total of travellers where adults are not named", () => {
    expect(read({ traveler_number: "5" }).adults).toBe(5);
  });

  it("knows the names of the filters, once, repeated or with commas", () => {
    expect(read({ level: ["luxury", "budget"], month: "6,7", days_max: "8" }).filter).toEqual({
      level: ["luxury", "budget"],
      month: [6, 7],
      days_max: 8,
    });
  });

  it.each([
    ["date", { start_date: "tomorrow" }],
    ["date", { start_date: "2027-02-31" }],
    ["date", { start_date: "2026-12-31" }],
    ["travellers", { adults_number: "-3" }],
    ["travellers", { children_number: "many" }],
    ["budget", { rate_person: "cheap" }],
    ["budget", { rate_person: "0" }],
    ["filters", { level: "gold" }],
    ["filters", { days_min: "1e9" }],
    ["long", { search: "x".repeat(10_000) }],
  ])("says so when it cannot understand the %s, and goes on without", (complaint, raw) => {
    expect(read(raw).complaints).toEqual([complaint]);
  });

  it("keeps the options it knows beside one it does not", () => {
    expect(read({ level: "luxury,gold" })).toMatchObject({
      filter: { level: ["luxury"] },
      complaints: ["filters"],
    });
  });

  it.each(["'; DROP TABLE tours; --", "<script>alert(1)</script>", "%", "\\", "💥", "a\u0000b"])(
    "takes %j as words",
    (search) => {
      const { search: words, complaints } = read({ search });
      expect(words).toBe(search.replace("\u0000", " "));
      expect(complaints).toEqual([]);
    },
  );
});
