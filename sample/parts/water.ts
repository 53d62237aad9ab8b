import { mix } from "../draw/color";
import type { Rng } from "../draw/rng";
import { curve, fill, type Point } from "../draw/shape";
import { gradient, type Stage, width } from "../draw/stage";

/** A flat glint, pointed at both ends. */
export function glint(x: number, y: number, half: number, thick: number): string {
  return curve([
    [x - half, y],
    [x - half * 0.3, y - thick],
    [x + half * 0.4, y - thick * 0.8],
    [x + half, y],
    [x + half * 0.3, y + thick],
    [x - half * 0.4, y + thick * 0.8],
  ]);
}

export function waterBand(
  stage: Stage,
  top: number,
  bottom: number,
  colors: readonly string[],
): string {
  const last = colors.length - 1;
  const paint = gradient(
    stage,
    [0, top],
    [0, bottom],
    colors.map((color, i) => [i / last, color] as const),
  );
  return fill(`M-20 ${top}H${width + 20}V${bottom}H-20Z`, paint);
}

/** Ripples, finer towards the horizon. */
export function ripples(
  rng: Rng,
  top: number,
  bottom: number,
  color: string,
  count = 70,
  opacity = 0.35,
): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const t = rng.next() ** 1.6;
    const y = top + 4 + t * (bottom - top - 6);
    d += glint(rng.range(-60, width + 60), y, rng.range(14, 60) * (0.35 + t * 1.5), 0.7 + t * 2);
  }
  return fill(d, color, opacity);
}

/** The sun's path on the water: short broken strokes, spreading towards the viewer. */
export function sunPath(stage: Stage, top: number, bottom: number): string {
  const { palette: p, sun } = stage;
  const rng = stage.rng.fork("sun path");
  let d = "";
  const rows = Math.round((bottom - top) / 7);
  for (let i = 0; i < rows; i++) {
    const t = i / rows;
    const y = top + 3 + t ** 1.25 * (bottom - top);
    const spread = sun.radius * (0.7 + t * 1.3);
    for (let k = 0; k < 2; k++) {
      const half = spread * rng.range(0.12, 0.75) * (1 - t * 0.25);
      d += glint(sun.x + rng.range(-0.6, 0.6) * spread * (0.5 + t), y, half, 1.1 + t * 2.6);
    }
  }
  return fill(d, p.glint, p.night ? 0.55 : p.backlit ? 0.85 : 0.5);
}

/** A winding river seen across the plain, narrow far away and wide before the viewer. */
export function river(
  stage: Stage,
  top: number,
  bottom: number,
  look: { x: number; wide: number; bank: string },
): string {
  const rng = stage.rng.fork("river");
  const { palette: p } = stage;
  const sway = rng.sign();
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    const y = top + (bottom - top) * t ** 1.5;
    const x = look.x + Math.sin(t * 4.6 + (sway > 0 ? 0 : Math.PI)) * (60 + 260 * t);
    const w = 8 + look.wide * t ** 1.35;
    left.push([x - w, y]);
    right.unshift([x + w, y]);
  }
  const d = curve([...left, ...right]);
  const paint = gradient(
    stage,
    [0, top],
    [0, bottom],
    [
      [0, p.water[0]],
      [0.5, p.water[1]],
      [1, mix(p.water[1], p.water[2], 0.6)],
    ],
  );
  const bank = curve([
    ...left.map(([x, y]): Point => [x - 10, y - 5]),
    ...right.map(([x, y]): Point => [x + 10, y - 5]),
  ]);
  return fill(bank, look.bank) + fill(d, paint);
}
