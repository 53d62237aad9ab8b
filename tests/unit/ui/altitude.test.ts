import { expect, it } from "vitest";
import {
  altitudeDays,
  altitudePoints,
  altitudeScale,
} from "@/components/tour/climb/altitude-points";
import { type ItineraryDay, ItineraryDaySchema } from "@/lib/contract/tours";

const hut = { name: "Ridge Hut", type: "mountain_hut", type_text: "", level: "standard" };
const walk = { km: 9, hours: 5 };

const itinerary: ItineraryDay[] = [
  { day: 1, title: "", altitude: null, walk: null, stay: null },
  { day: 2, title: "", altitude: { from: 1500, to: 2500 }, walk, stay: hut },
  { day: 3, title: "", altitude: { from: 2500, to: 2600, top: 4500 }, walk, stay: hut },
  { day: 4, title: "", altitude: { from: 2600, to: 1500 }, walk, stay: null },
].map((day) => ItineraryDaySchema.parse(day));

it("takes the days that climb, with the highest point and the night of each", () => {
  expect(altitudeDays(itinerary)).toEqual([
    { day: 2, from: 1500, to: 2500, top: 2500, walk, camp: "Ridge Hut" },
    { day: 3, from: 2500, to: 2600, top: 4500, walk, camp: "Ridge Hut" },
    { day: 4, from: 2600, to: 1500, top: 2600, walk, camp: "" },
  ]);
});

it("draws every height once, a top within its day", () => {
  const points = altitudePoints(altitudeDays(itinerary));
  expect(points.map(({ metres }) => metres)).toEqual([1500, 2500, 4500, 2600, 1500]);
  expect(points.map(({ x }) => Math.round(x))).toEqual([0, 33, 52, 67, 100]);
});

it("begins again where a day starts elsewhere than the last one ended", () => {
  const [, first, second] = itinerary;
  if (!first || !second) throw new Error("there are two days");
  const driven = { ...second, altitude: { from: 3000, to: 3500 } };
  const points = altitudePoints(altitudeDays([first, driven]));
  expect(points).toEqual([
    { x: 0, metres: 1500 },
    { x: 50, metres: 2500 },
    { x: 50, metres: 3000 },
    { x: 100, metres: 3500 },
  ]);
});

it("keeps the line within the drawing, the highest point highest", () => {
  const days = altitudeDays(itinerary);
  const heights = [1500, 2600, 4500].map(altitudeScale(days));
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  expect(heights[0]).toBeGreaterThan(0);
  expect(heights[2]).toBeLessThan(100);
});
