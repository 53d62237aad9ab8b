import { mix } from "../draw/color";
import type { Rng } from "../draw/rng";
import { curve, fill, limb, type Point, polygon } from "../draw/shape";
import { gradient, height, type Stage } from "../draw/stage";

export function fern(rng: Rng, x: number, foot: number, size: number): string {
  let d = "";
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * (0.94 - (0.88 * i) / 6) + rng.range(-0.08, 0.08);
    const long = size * rng.range(0.8, 1.1);
    const at = (t: number): Point => [
      x + Math.cos(a) * long * t,
      foot - Math.sin(a) * long * t + long * 0.45 * t * t * Math.abs(Math.cos(a)),
    ];
    for (let k = 2; k < 11; k++) {
      const [px, py] = at(k / 11);
      const leaf = long * 0.17 * (1.1 - k / 11);
      d +=
        polygon([
          [px, py],
          [px - leaf, py + leaf * 0.75],
          [px + leaf * 0.15, py + leaf * 0.2],
        ]) +
        polygon([
          [px, py],
          [px + leaf, py + leaf * 0.65],
          [px - leaf * 0.15, py + leaf * 0.2],
        ]);
    }
    d += limb([
      [x, foot, 2.6],
      [...at(0.5), 2],
      [...at(1), 0.6],
    ]);
  }
  return d;
}

export function trunk(rng: Rng, x: number, foot: number, girth: number): string {
  const lean = rng.range(-40, 40);
  let d = limb([
    [x, foot + 10, girth * 2.1],
    [x + lean * 0.05, foot - girth * 1.1, girth * 1.12],
    [x + lean * 0.4, foot * 0.5, girth * 0.94],
    [x + lean, -30, girth * 0.86],
  ]);
  for (const side of [-1, 1])
    d += polygon([
      [x + side * girth * 0.35, foot - girth * 2],
      [x + side * girth * rng.range(1.1, 1.7), foot + 12],
      [x - side * girth * 0.2, foot + 12],
    ]);
  const by = foot * rng.range(0.2, 0.42);
  const side = rng.sign();
  return (
    d +
    limb([
      [x + lean * 0.5, by, girth * 0.42],
      [x + side * girth * 2.4, by - girth * 1.4, girth * 0.26],
      [x + side * girth * 4.4, by - girth * 3.6, girth * 0.1],
    ])
  );
}

export function liana(rng: Rng, x: number): string {
  const [x2, dip] = [x + rng.range(120, 320), rng.range(260, 480)];
  return limb([
    [x, -10, 5],
    [x + (x2 - x) * 0.25, dip * 0.75, 4],
    [(x + x2) / 2, dip, 4],
    [x2 - (x2 - x) * 0.22, dip * 0.72, 4],
    [x2, -10, 5],
  ]);
}

export function shafts(stage: Stage, rng: Rng, lx: number): string {
  let out = "";
  for (let i = 0; i < 5; i++) {
    const x = lx + (i - 2) * rng.range(60, 110) + 120;
    const w = rng.range(16, 56);
    out += fill(
      polygon([
        [x, -20],
        [x + w, -20],
        [x - 330 + w * 2.6, 880],
        [x - 330 - w, 880],
      ]),
      stage.palette.glint,
      stage.palette.night ? 0.06 : rng.range(0.1, 0.2),
    );
  }
  return out;
}

export function path(stage: Stage, lx: number, top: number, color: string, edge: string): string {
  const bend = stage.rng.fork("bend").sign() * 90;
  const d = curve([
    [lx - 7, top - 30],
    [lx + 7, top - 30],
    [lx + 40 + bend * 0.4, top + 80],
    [lx + 110 - bend * 0.5, top + 170],
    [lx + 250, height + 40],
    [lx - 200, height + 40],
    [lx - 60 - bend * 0.6, top + 160],
    [lx - 14 + bend * 0.35, top + 70],
  ]);
  return fill(
    d,
    gradient(
      stage,
      [0, top],
      [0, height],
      [
        [0, color],
        [1, mix(color, edge, 0.6)],
      ],
    ),
  );
}
