import { mix } from "../draw/color";
import type { Rng } from "../draw/rng";
import { curve, fill, type Point } from "../draw/shape";
import { clip, type Stage } from "../draw/stage";

function boulder(rng: Rng, cx: number, foot: number, half: number, tall: number): Point[] {
  const points: Point[] = [];
  const count = 11;
  const skew = rng.range(-0.25, 0.25);
  for (let i = 0; i <= count; i++) {
    const a = Math.PI * (1 - i / count);
    const bulge = 1 + rng.range(-0.04, 0.04);
    points.push([
      cx +
        (Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.72 + skew * Math.sin(a)) *
          half *
          bulge,
      foot - Math.abs(Math.sin(a)) ** 0.7 * tall * bulge,
    ]);
  }
  points.push([cx, foot + tall * 0.12]);
  return points;
}

/** A kopje: rounded granite leaning on granite, each boulder with a lit crown. */
export function kopje(
  stage: Stage,
  rng: Rng,
  x: number,
  foot: number,
  size: number,
  color: string,
  light: string,
): string {
  let out = "";
  const stones: [number, number, number, number][] = [
    [x - size * 0.1, foot - size * 0.18, size * 0.4, size * 0.66],
    [x + size * 0.38, foot - size * 0.06, size * 0.36, size * 0.46],
    [x - size * 0.52, foot, size * 0.36, size * 0.42],
    [x + size * 0.1, foot, size * 0.4, size * 0.3],
    [x + size * 0.72, foot + 2, size * 0.24, size * 0.22],
    [x - size * 0.86, foot + 2, size * 0.2, size * 0.16],
  ];
  const sunSide = stage.sun.x < x ? -1 : 1;
  stones.forEach(([cx, cy, half, tall], i) => {
    const steady = i < 2 ? 1 : rng.range(0.85, 1.15);
    const d = curve(boulder(rng, cx, cy, half * rng.range(0.9, 1.1), tall * steady));
    const tone = mix(color, light, (i % 3) * 0.1);
    const shift = half * 0.2 * -sunSide;
    const shade = curve(boulder(rng, cx + shift * 1.6, cy + tall * 0.16, half * 1.02, tall * 0.98));
    out += fill(d, mix(tone, light, 0.75)) + clip(stage, d, fill(shade, tone));
  });
  return out;
}
