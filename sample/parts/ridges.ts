import { mix, ramp } from "../draw/color";
import { noise } from "../draw/noise";
import { curve, fill, type Point } from "../draw/shape";
import { gradient, height, type Stage, width } from "../draw/stage";

interface RidgeShape {
  base: number;
  rise: number;
  /** Wavelength of the main swell in pixels. */
  length: number;
  octaves?: number;
  roughness?: number;
  /** Sharper crests, as of young or forested mountains. */
  peaked?: boolean;
}

export function ridgeLine(stage: Stage, name: string, shape: RidgeShape): (x: number) => number {
  const rng = stage.rng.fork(`ridge ${name}`);
  const wave = noise(rng, shape.octaves ?? 4, shape.roughness ?? 0.42);
  const shift = rng.range(0, 200);
  return (x) => {
    const v = wave(x / shape.length + shift);
    const crest = shape.peaked ? 1 - Math.abs(v) ** 1.25 * 1.5 : 0.5 + v * 0.9;
    return shape.base - shape.rise * crest;
  };
}

export function bandPath(line: (x: number) => number, step = 16, bottom = height + 20): string {
  const points: Point[] = [];
  for (let x = -step * 2; x <= width + step * 2; x += step) points.push([x, line(x)]);
  return `${curve(points, false)}L${width + 40} ${bottom}L-40 ${bottom}Z`;
}

/** A ridge whose foot dissolves in haze, so that the next one stands out. */
export function ridge(
  stage: Stage,
  line: (x: number) => number,
  color: string,
  mist = 0.55,
  depth = 150,
): string {
  let top = height;
  for (let x = 0; x <= width; x += 40) top = Math.min(top, line(x));
  const foot = mix(color, stage.palette.haze, mist);
  const paint = gradient(
    stage,
    [0, top],
    [0, top + depth],
    [
      [0, color],
      [0.35, mix(color, foot, 0.25)],
      [1, foot],
    ],
  );
  return fill(bandPath(line, 10), paint);
}

/** `count` receding ridges between the horizon and `top`, farthest first. */
export function range(
  stage: Stage,
  count: number,
  top: number,
  options: Partial<RidgeShape> = {},
): string {
  const { palette: p, horizon } = stage;
  let out = "";
  for (let i = 0; i < count; i++) {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const base = horizon + 14 - (1 - t) * (horizon - top) * 0.55;
    const rise = (horizon - top) * (0.65 - 0.3 * t);
    const line = ridgeLine(stage, `range ${i}`, { base, rise, length: 520 - 130 * t, ...options });
    out += ridge(
      stage,
      line,
      ramp([mix(p.hills[0], p.haze, 0.25), ...p.hills], t),
      0.5,
      110 + rise,
    );
  }
  return out;
}
