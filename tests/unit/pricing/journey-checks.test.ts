import { describe, expect, it } from "vitest";
import { type CheckedDay, journeyWarnings } from "@/lib/pricing/journey-checks";

const place = (id: string, position: [number, number]) => ({ id, slug: id, name: id, position });
const arusha = place("arusha", [-3.37, 36.68]);
const karatu = place("karatu", [-3.34, 35.67]);
const ngorongoro = place("ngorongoro", [-3.2, 35.5]);
const zanzibar = place("zanzibar", [-6.16, 39.2]);
const kilimanjaro = place("kilimanjaro", [-3.07, 37.35]);
const bed = {
  ...{ id: "a", name: "A", type: "lodge", type_text: "", level: "standard" },
  ...{ park: null, fenced: null, bathroom: null, hot_water: null, power: null },
} as unknown as NonNullable<CheckedDay["stay"]>;
const aDay = (changes: Partial<CheckedDay> = {}): CheckedDay => ({
  ...{ drive: null, places: [arusha], night: arusha, stay: bed, meals: ["dinner"] },
  ...{ altitude: null, ...changes },
});
const warnings = (...days: CheckedDay[]) => journeyWarnings(days, "2028-04-10");

describe("what a journey warns of", () => {
  it("is nothing where days follow each other, with beds and meals; the last day needs neither", () => {
    const last = aDay({ night: null, stay: null, meals: [] });
    expect(warnings(aDay({ drive: { km: 200, hours: 5 } }), aDay(), last)).toEqual([]);
  });

  it("is a day of more than eight hours on the road", () => {
    expect(warnings(aDay({ drive: { km: 400, hours: 9.5 } }))).toEqual([
      { kind: "long_drive", day: 1, hours: 9.5 },
    ]);
  });

  it("is a day that begins far from where one slept, and not one that begins next to it", () => {
    expect(warnings(aDay({ night: karatu }), aDay({ places: [ngorongoro] }))).toEqual([]);
    expect(warnings(aDay({ night: karatu }), aDay({ places: [zanzibar] }))).toMatchObject([
      { kind: "far_hop", day: 2, from: "karatu", to: "zanzibar" },
    ]);
  });

  it("is a night without a bed, except in the tents of a mountain; and a day without a meal", () => {
    const camp = aDay({
      ...{ places: [kilimanjaro], night: kilimanjaro, stay: null },
      altitude: { from: 1640, to: 2835 },
    });
    expect(warnings(camp, aDay({ places: [kilimanjaro] }))).toEqual([]);
    expect(warnings(aDay({ stay: null, meals: [] }), aDay())).toEqual([
      { kind: "no_bed", day: 1 },
      { kind: "no_meals", day: 1 },
    ]);
  });

  it("is a day in a month, or on a weekday, on which it does not run", () => {
    const closed = aDay({ runs: { months: [6, 7] } });
    expect(warnings(aDay(), closed)).toEqual([{ kind: "closed", day: 2 }]);
    // The second day is the 11th, a Tuesday.
    expect(warnings(aDay(), aDay({ runs: { weekdays: ["tuesday"] } }))).toEqual([]);
  });

  it("is a night much higher than the one before, and a camp that one cannot have come from", () => {
    const camp = (from: number, to: number) =>
      aDay({ places: [kilimanjaro], night: kilimanjaro, altitude: { from, to } });
    expect(warnings(camp(1640, 2835), camp(2835, 3750), camp(3750, 3976))).toEqual([]);
    expect(warnings(camp(1640, 2835), camp(2835, 3976))).toEqual([
      { kind: "steep_night", day: 2, metres: 1141 },
    ]);
    expect(warnings(camp(2835, 3750), camp(4673, 3100))).toEqual([
      { kind: "altitude_gap", day: 2, metres: 923 },
    ]);
  });
});
