import { describe, expect, it } from "vitest";
import { legsOf, waysByDay } from "@/components/map/route";
import { ItineraryDaySchema } from "@/lib/contract/tours";

const place = (id: string, lat: number, lng: number) => ({
  id,
  slug: id,
  name: id,
  position: [lat, lng],
});
const [moshi, kibo, coast] = [
  place("moshi", -3, 37),
  place("kibo", -3.1, 37.3),
  place("coast", -6, 39),
];
const day = (given: object) => ItineraryDaySchema.parse({ title: "", ...given });

describe("the ways of a journey", () => {
  it("are those that its days name; one that is travelled back is drawn once", () => {
    const road = {
      kind: "road",
      line: [
        [-3, 37],
        [-3.05, 37.2],
      ],
    };
    const back = {
      kind: "road",
      line: [
        [-3.05, 37.2],
        [-3, 37],
      ],
    };
    const trail = {
      kind: "trail",
      line: [
        [-3.05, 37.2],
        [-3.1, 37.3],
      ],
    };
    const legs = legsOf([
      day({ day: 1, places: [moshi, kibo], ways: [road, trail] }),
      day({ day: 2, places: [kibo, moshi], ways: [back] }),
    ]);
    expect(legs).toEqual([road, trail]);
  });

  it("are straight where an API names places and means only", () => {
    const legs = legsOf([
      day({ day: 1, places: [kibo] }),
      day({ day: 2, places: [moshi, coast], drive: { km: 30, hours: 1 }, flight: { hours: 1 } }),
    ]);
    expect(legs.map(({ kind }) => kind)).toEqual(["road", "flight"]);
    expect(legs[1]?.line).toEqual([moshi.position, coast.position]);
  });

  it("are told day by day, the way back once more on its own day", () => {
    const days = waysByDay([
      day({ day: 1, places: [moshi, kibo], drive: { km: 30, hours: 1 } }),
      day({ day: 2, places: [kibo] }),
      day({ day: 3, places: [moshi], drive: { km: 30, hours: 1 } }),
    ]);
    expect(days.map((each) => [each.day, each.ways.map(({ line }) => line)])).toEqual([
      [1, [[moshi.position, kibo.position]]],
      [2, []],
      [3, [[kibo.position, moshi.position]]],
    ]);
  });
});
