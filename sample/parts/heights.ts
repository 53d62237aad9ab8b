import { mix } from "../draw/color";
import type { Rng } from "../draw/rng";
import { fill, limb, type Point, polygon } from "../draw/shape";
import { clip, gradient, height, type Stage, width } from "../draw/stage";

/** Stony ground with a light and a shaded side to every rock. */
export function scree(
  stage: Stage,
  rng: Rng,
  line: (x: number) => number,
  color: string,
  count: number,
  size: number,
): string {
  const light = mix(color, stage.palette.glow, stage.palette.night ? 0.12 : 0.4);
  let [dark, bright] = ["", ""];
  for (let i = 0; i < count; i++) {
    const x = rng.range(-20, width + 20);
    const depth = rng.next() ** 1.4;
    const y = line(x) + 6 + depth * (height - line(x));
    const s = size * (0.3 + depth) * rng.range(0.4, 1.2);
    dark += polygon([
      [x - s, y],
      [x - s * 0.6, y - s * 0.6],
      [x + s * 0.1, y - s * 0.8],
      [x + s, y - s * 0.25],
      [x + s * 1.1, y],
    ]);
    const side = stage.sun.x < x ? -1 : 1;
    bright += polygon([
      [x + side * s * 0.9, y - 2],
      [x + side * s * 0.55, y - s * 0.55],
      [x, y - s * 0.78],
      [x + side * s * 0.1, y - s * 0.3],
    ]);
  }
  return fill(dark, mix(color, stage.palette.ink, 0.4), 0.7) + fill(bright, light, 0.6);
}

/** Giant groundsels, the candelabra of the heights. */
export function groundsel(
  rng: Rng,
  x: number,
  foot: number,
  tall: number,
  color: string,
  light: string,
): string {
  let wood = limb([
    [x, foot + 4, tall * 0.13],
    [x, foot - tall * 0.4, tall * 0.11],
  ]);
  let heads = "";
  let shine = "";
  for (const t of rng.pick([
    [-1, 0.1, 1],
    [-0.8, 0.6],
    [-1, -0.2, 0.5, 1.1],
  ])) {
    const [ex, ey] = [
      x + t * tall * 0.26,
      foot - tall * (0.78 - 0.12 * Math.abs(t)) * rng.range(0.9, 1.05),
    ];
    wood += limb([
      [x, foot - tall * 0.3, tall * 0.1],
      [x + t * tall * 0.2, foot - tall * 0.45, tall * 0.1],
      [ex, ey, tall * 0.13],
    ]);
    for (let i = 0; i < 11; i++) {
      const a = Math.PI * (1.12 - (1.24 * i) / 10);
      const leaf = polygon([
        [ex - 3, ey + tall * 0.03],
        [ex + Math.cos(a) * tall * 0.17, ey - Math.sin(a) * tall * 0.17],
        [ex + 3, ey + tall * 0.03],
      ]);
      heads += leaf;
      if (i % 2)
        shine += polygon([
          [ex, ey],
          [ex + Math.cos(a) * tall * 0.15, ey - Math.sin(a) * tall * 0.15],
          [ex + 4, ey],
        ]);
    }
  }
  return fill(wood + heads, color) + fill(shine, light, 0.6);
}

/** The stepped ice cliffs beside the path along Kibo's rim. */
export function glacier(stage: Stage, flip: (x: number) => number, rng: Rng): string {
  const p = stage.palette;
  let out = "";
  for (const [start, wide, tall, foot] of [
    [1120, 560, 120, 800],
    [1010, 420, 74, 830],
  ] as const) {
    const top: Point[] = [];
    for (let i = 0; i <= 12; i++)
      top.push([
        flip(start + (i / 12) * wide),
        foot - tall * (0.75 + 0.25 * Math.sin(i * 0.7)) + rng.range(-7, 7),
      ]);
    const d = polygon([[flip(start + 14), foot + 40], ...top, [flip(start + wide), foot + 40]]);
    let folds = "";
    for (let i = 0; i < 26; i++) {
      const x = flip(start + rng.range(0, wide));
      folds += polygon([
        [x, foot - tall * rng.range(0.45, 0.95)],
        [x + rng.range(5, 15), foot - tall * 0.3],
        [x + rng.range(-3, 8), foot + 30],
      ]);
    }
    out +=
      fill(
        d,
        gradient(
          stage,
          [0, foot - tall],
          [0, foot + 30],
          [
            [0, p.snow[0]],
            [0.3, mix(p.snow[0], p.snow[1], 0.4)],
            [1, p.snow[1]],
          ],
        ),
      ) + clip(stage, d, fill(folds, mix(p.snow[1], p.hills[1], 0.35), 0.5));
  }
  return out;
}
