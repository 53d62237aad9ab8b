import { expect, it } from "vitest";
import { placeLabels } from "@/components/map/place-labels";

const map = { width: 335, height: 300 };
const at = (text: string, x: number, y = 150) => ({
  ...{ id: text, text, marker: 12 },
  ...{ x: x / map.width, y: y / map.height },
});
const sides = (...labels: ReturnType<typeof at>[]) =>
  placeLabels(labels, map).map(({ side }) => side);

it("a name stands before its marker at the edge of the map", () => {
  expect(sides(at("Meru", 150), at("Moshi", 310))).toEqual(["right", "left"]);
});

it("where it would touch another name it stands above, so that the two are not read as one", () => {
  expect(sides(at("Meru", 202), at("Moshi", 310))).toEqual(["right", "above"]);
});

it("no name lies on the dot of another place", () => {
  const dot = (text: string, x: number, y: number) => ({ ...at(text, x, y), marker: 4 });
  const named = placeLabels([dot("Mount Meru", 100, 150), dot("Momella", 150, 154)], map);
  expect(named.map(({ text }) => text)).toEqual(["Mount Meru"]);
});
