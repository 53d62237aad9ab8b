import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { businessDay, now, nowMs, setClock } from "@/lib/clock";
import { addDays } from "@/lib/pricing/days";

afterEach(() => setClock());

it("the business day is written as ISO says, however an engine writes the days of a language", () => {
  const formats = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format");
  Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
    configurable: true,
    get: () => () => "8/7/2027",
  });
  try {
    expect(businessDay(new Date("2027-08-06T21:00:00Z"))).toBe("2027-08-07");
  } finally {
    Object.defineProperty(Intl.DateTimeFormat.prototype, "format", formats ?? {});
  }
});

// Node takes another zone as soon as it is set.
const zones = ["UTC", "Africa/Dar_es_Salaam", "Pacific/Auckland", "America/Los_Angeles"];
describe.each(zones)("on a machine in %s the business day", (zone) => {
  const machines = process.env.TZ;
  beforeEach(() => {
    process.env.TZ = zone;
  });
  afterEach(() => {
    if (machines === undefined) delete process.env.TZ;
    else process.env.TZ = machines;
  });

  it.each([
    ["changes at midnight in Tanzania", "2027-08-06T20:59:30.000Z", "2027-08-06"],
    ["and not before", "2027-08-06T21:00:00Z", "2027-08-07"],
    ["ends the year there", "2027-12-31T20:59:30Z", "2027-12-31"],
    ["begins the year there", "2027-12-31T21:00:00Z", "2028-01-01"],
    ["knows the 29th of February", "2028-02-28T21:00:00Z", "2028-02-29"],
    ["and a February without one", "2027-02-28T21:00:00Z", "2027-03-01"],
    ["takes no part in summer time in Europe", "2027-03-28T20:30:00Z", "2027-03-28"],
    ["nor in America", "2027-11-07T21:30:00Z", "2027-11-08"],
  ])("%s", (_, moment, day) => {
    setClock(new Date(moment));
    expect(businessDay()).toBe(day);
    expect(businessDay(new Date(moment))).toBe(day);
  });

  it("is counted on without losing or doubling one, through ten years", () => {
    let moment = Date.parse("2026-01-01T09:00:00Z");
    for (let day = "2026-01-01"; day < "2036-01-01"; day = addDays(day, 1)) {
      expect(businessDay(new Date(moment))).toBe(day);
      moment += 86_400_000;
    }
  });
});

describe("the clock", () => {
  // The machine's, which moves only when it is told to.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  it("runs on from where it is put, and goes back to the real time", () => {
    setClock(new Date("2031-05-04T03:02:01Z"));
    expect(now()).toEqual(new Date("2031-05-04T03:02:01Z"));
    vi.setSystemTime(Date.now() + 1_500);
    expect(now()).toEqual(new Date("2031-05-04T03:02:02.500Z"));
    setClock();
    expect(nowMs()).toBe(Date.now());
  });
});
