import type { Box } from "./clip-ring";

/** Latitude and longitude, as the contract gives positions. */
export type Position = [lat: number, lon: number];

export interface MapFrame {
  box: Box;
  /** Height for a width of 1. */
  ratio: number;
  /** Where a position lies, as shares of width and height. */
  place(position: Position): { x: number; y: number };
}

export const wholeCountry: Box = { west: 28.8, south: -12, east: 41, north: -0.6 };
const shipped: Box = { west: 28, south: -12.6, east: 42, north: 1 };

/** A frame of a ratio around a box; degrees count alike both ways, as they nearly do this near the equator. */
export function mapFrame(box: Box, ratio: number): MapFrame {
  const width = Math.max(box.east - box.west, (box.north - box.south) / ratio);
  const fitted = within(shipped, (box.west + box.east) / 2, (box.south + box.north) / 2, {
    width: Math.min(width, shipped.east - shipped.west),
    ratio,
  });
  return {
    box: fitted,
    ratio,
    place: ([lat, lon]) => ({
      x: (lon - fitted.west) / (fitted.east - fitted.west),
      y: (fitted.north - lat) / (fitted.north - fitted.south),
    }),
  };
}

/** The box around positions with air on every side, never closer than `leastDegrees` across. */
export function boxAround(positions: Position[], leastDegrees = 2): Box {
  const lats = positions.map(([lat]) => lat);
  const lons = positions.map(([, lon]) => lon);
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const half = (values: number[]) =>
    Math.max((Math.max(...values) - Math.min(...values)) * 0.68, leastDegrees / 2);
  return {
    west: middle(lons) - half(lons),
    east: middle(lons) + half(lons),
    south: middle(lats) - half(lats) * 0.9,
    north: middle(lats) + half(lats) * 0.9,
  };
}

function within(
  limits: Box,
  lon: number,
  lat: number,
  size: { width: number; ratio: number },
): Box {
  const height = size.width * size.ratio;
  const west = clamp(lon - size.width / 2, limits.west, limits.east - size.width);
  const south = clamp(
    lat - height / 2,
    limits.south,
    Math.max(limits.north - height, limits.south),
  );
  return { west, east: west + size.width, south, north: south + height };
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

export function inFrame(frame: MapFrame, position: Position): boolean {
  const { x, y } = frame.place(position);
  return x > 0.03 && x < 0.97 && y > 0.03 && y < 0.97;
}
