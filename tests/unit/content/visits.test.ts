import { describe, expect, it } from "vitest";
import type { Content } from "@/lib/backend/content/content";
import { visitOf } from "@/lib/backend/content/visits";

const towns = ["arusha", "karatu", "dar"];
const drive = (km: number, hours: number) => ({ km, hours });

const accessOf = (...days: object[]) => {
  const places = [...towns, "crater"].map((id) => [
    id,
    { value: { category: towns.includes(id) ? "towns_cities" : "national_parks" } },
  ]);
  const content = {
    days: new Map(days.map((value, index) => [index, { value }])),
    destinations: new Map(places as [string, object][]),
    ways: new Map([["line", { value: { parts: [{ kind: "rail" }, { kind: "road" }] } }]]),
  };
  return visitOf(content as unknown as Content, "crater").access;
};
const there = { places: ["arusha", "crater"], drive: drive(190, 4) };
const back = { places: ["arusha", "crater", "arusha"], way: ["road", "road"] };

describe("how one comes to a place", () => {
  it("is known of half the way there and back, where no day goes straight there", () => {
    expect(accessOf({ ...back, drive: drive(381, 7) })).toEqual([
      { from: "arusha", kind: "road", hours: 3.5, km: 191 },
    ]);
  });

  it("is what a day takes that goes straight there", () => {
    expect(accessOf(there, { ...back, drive: drive(380, 7) })).toMatchObject([{ hours: 4 }]);
  });

  it("is half the way there and back where the day straight there sees much besides", () => {
    expect(
      accessOf({ ...there, drive: drive(190, 6) }, { ...back, drive: drive(380, 7) }),
    ).toMatchObject([{ hours: 3.5, km: 190 }]);
  });

  it("is what a day takes that passes other places, where no other is known", () => {
    const passing = {
      places: ["dar", "karatu", "crater"],
      way: ["road", "road"],
      drive: drive(800, 12),
    };
    expect(accessOf(passing)).toEqual([{ from: "dar", kind: "road", hours: 12, km: 800 }]);
    expect(accessOf({ ...passing, places: ["crater", "karatu", "dar"] })).toHaveLength(1);
    expect(
      accessOf(passing, { ...there, places: ["dar", "crater"], drive: drive(790, 13) }),
    ).toEqual([{ from: "dar", kind: "road", hours: 13, km: 790 }]);
  });

  it("is known of a flight or a boat from a day that drives on afterwards", () => {
    const flying = { places: ["dar", "crater", "karatu"], way: ["flight", "road"] };
    const rides = { flight: { hours: 1 }, drive: drive(95, 2.25) };
    expect(accessOf({ ...flying, ...rides })).toEqual([
      { from: "dar", kind: "flight", hours: 1, km: null },
    ]);
    const twice = { ...flying, places: ["dar", "crater", "dar"], way: ["flight", "flight"] };
    expect(accessOf({ ...twice, ...rides })).toEqual([]);
  });

  it("is what a day takes that goes straight there by road, though one walks in the evening", () => {
    const strolling = { ...there, walk: drive(5, 2) };
    expect(accessOf({ ...strolling, way: ["road"] })).toMatchObject([{ hours: 4, km: 190 }]);
    expect(accessOf({ ...strolling, way: ["trail"] })).toEqual([]);
  });

  it("is not told of days by train, of walks and of days that end elsewhere", () => {
    expect(accessOf({ ...back, way: ["rail", "rail"], drive: drive(210, 3.5) })).toEqual([]);
    expect(accessOf({ ...there, way: ["line"], drive: drive(15, 0.5) })).toEqual([]);
    expect(accessOf({ ...back, drive: drive(380, 7), walk: drive(5, 2) })).toEqual([]);
    expect(accessOf({ ...back, places: ["arusha", "crater", "dar"], drive: drive(9, 9) })).toEqual(
      [],
    );
  });
});
