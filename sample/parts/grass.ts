import type { Rng } from "../draw/rng";
import { fill, type Point, polygon } from "../draw/shape";

interface Meadow {
  line: (x: number) => number;
  from?: number;
  to?: number;
  tall: number;
  step: number;
  color: string;
  /** Share of the line that stays bare. */
  bare?: number;
  wind?: number;
}

/** Grass in tufts along a line: blades bend one way, a few carry seed heads. */
export function grass(rng: Rng, meadow: Meadow): string {
  const { line, tall, step, color } = meadow;
  const wind = meadow.wind ?? rng.range(-0.3, 0.3);
  let d = "";
  for (let x = meadow.from ?? -20; x < (meadow.to ?? 1620); x += step * rng.range(0.5, 1.6)) {
    if (meadow.bare && rng.chance(meadow.bare)) {
      x += step * rng.range(1, 5);
      continue;
    }
    const blades = rng.int(3, 6);
    const size = tall * rng.range(0.45, 1.1);
    for (let i = 0; i < blades; i++) {
      const t = (i / Math.max(1, blades - 1)) * 2 - 1;
      const bend = (t * 0.55 + wind) * size;
      const high = size * (1 - Math.abs(t) * 0.35) * rng.range(0.75, 1.1);
      const bx = x + t * size * 0.12;
      const y = line(bx) + 5;
      const w = size * 0.03 + 0.8;
      const points: Point[] = [
        [bx - w, y],
        [bx - w * 0.5 + bend * 0.25, y - high * 0.6],
        [bx + bend, y - high],
        [bx + w * 0.6 + bend * 0.3, y - high * 0.58],
        [bx + w, y],
      ];
      d += polygon(points);
      if (rng.chance(0.09))
        d += polygon([
          [bx + bend, y - high],
          [bx + bend * 1.02 - w * 1.6, y - high * 1.1],
          [bx + bend * 1.12, y - high * 1.26],
          [bx + bend * 1.06 + w * 1.6, y - high * 1.12],
        ]);
    }
  }
  return fill(d, color);
}
