/**
 * Makes the map that ships: `npx tsx scripts/map/build.ts <countries-10m.json>`, the file from npm
 * `world-atlas` (Natural Earth 1:10m, public domain). In `source/` the great lakes are Natural
 * Earth 1:50m, public domain; parks and lakes too small for it are drawn by hand from published maps
 * and coordinates and much simplified: right to a few kilometres, made for looking at and not for
 * finding the way.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { type Box, clipRing } from "../../components/map/clip-ring";
import { countryRings, type Point } from "./topology";

const box: Box = { west: 28, south: -12.6, east: 42, north: 1 };
const neighbours = {
  KE: "Kenya",
  UG: "Uganda",
  RW: "Rwanda",
  BI: "Burundi",
  CD: "Dem. Rep. Congo",
  ZM: "Zambia",
  MW: "Malawi",
  MZ: "Mozambique",
};
const homeToleranceDegrees = 0.006;
const neighbourToleranceDegrees = 0.015;
const smallestDegrees = 0.02;

const countries = countryRings(JSON.parse(readFileSync(z.string().parse(process.argv[2]), "utf8")));
const RingSchema = z.array(z.tuple([z.number(), z.number()]));
const source = <Shape>(name: string, Shape: z.ZodType<Shape>): Record<string, Shape> =>
  z
    .record(z.string(), Shape)
    .parse(JSON.parse(readFileSync(new URL(`source/${name}.json`, import.meta.url), "utf8")));
const greatLakes = source("lakes", z.array(RingSchema));
const smallLakes = source("small-lakes", RingSchema);
const parks = source("parks", RingSchema);

const map = {
  box,
  home: shipped(rings("Tanzania"), homeToleranceDegrees),
  neighbours: Object.entries(neighbours).map(([code, name]) => ({
    code,
    rings: shipped(rings(name), neighbourToleranceDegrees),
  })),
  lakes: [
    ...Object.entries(greatLakes).map(([key, own]) => ({
      key,
      rings: shipped(own, homeToleranceDegrees),
    })),
    ...Object.entries(smallLakes).map(([key, ring]) => ({ key, rings: [smooth(ring)] })),
  ],
  parks: Object.entries(parks).map(([key, ring]) => ({ key, rings: [smooth(ring)] })),
};
writeFileSync(
  new URL("../../components/map/tanzania.json", import.meta.url),
  `${JSON.stringify(map)}\n`,
);

function rings(country: string): Point[][] {
  const found = countries.get(country);
  if (!found) throw new Error(`the atlas has no ${country}`);
  return found;
}

function shipped(all: Point[][], tolerance: number): Point[][] {
  return all
    .map((ring) => clipRing(ring, box))
    .filter((ring) => widthOf(ring) > smallestDegrees)
    .map((ring) => rounded(open(simplify(ring, tolerance))))
    .filter((ring) => ring.length > 3);
}

/** A ring's last point repeats its first in the sources; a path closes itself. */
function open(ring: Point[]): Point[] {
  const [first, last] = [ring[0], ring.at(-1)];
  return first && last && first[0] === last[0] && first[1] === last[1] ? ring.slice(0, -1) : ring;
}

/** Chaikin's corner cutting, once: hand-drawn corners look drawn, not surveyed. */
function smooth(ring: Point[]): Point[] {
  const cut = ring.flatMap(([x, y], index): Point[] => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return [
      [x * 0.75 + nextX * 0.25, y * 0.75 + nextY * 0.25],
      [x * 0.25 + nextX * 0.75, y * 0.25 + nextY * 0.75],
    ];
  });
  return rounded(cut);
}

function rounded(ring: Point[]): Point[] {
  return ring.map(([x, y]) => [Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000]);
}

function widthOf(ring: Point[]): number {
  const xs = ring.map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
}

/** Ramer–Douglas–Peucker: leaves out points that lie within `tolerance` degrees of the line. */
function simplify(points: Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  let farthest = 0;
  let distance = -1;
  for (const [index, point] of points.entries()) {
    const away = distanceToSegment(point, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  const before = simplify(points.slice(0, farthest + 1), tolerance);
  const after = simplify(points.slice(farthest), tolerance);
  return [...before.slice(0, -1), ...after];
}

function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  const t = Math.min(Math.max(along, 0), 1);
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}
