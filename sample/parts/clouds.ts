import { noise } from "../draw/noise";
import type { Rng } from "../draw/rng";
import { curve, fill, type Point, polygon } from "../draw/shape";
import { gradient, type Stage, width } from "../draw/stage";

/** A long drawn-out cloud with tapering ends, its upper edge alive, its base nearly flat. */
function streak(rng: Rng, cx: number, cy: number, half: number, thick: number): string {
  const wave = noise(rng, 3);
  const upper: Point[] = [];
  const lower: Point[] = [];
  for (let i = 0; i <= 22; i++) {
    const t = (i / 22) * 2 - 1;
    const body = Math.max(0, 1 - t * t) ** 1.3;
    const x = cx + t * half;
    upper.push([x, cy - thick * body * (0.55 + 0.45 * wave(i * 0.45))]);
    lower.unshift([x, cy + thick * 0.22 * body * (1 + wave(i * 0.3 + 90))]);
  }
  return curve([...upper, ...lower]);
}

export function streaks(stage: Stage, count = 6): string {
  const rng = stage.rng.fork("streaks");
  const { palette: p, horizon } = stage;
  let out = "";
  for (let i = 0; i < count; i++) {
    const height = rng.range(0.12, 0.86);
    const cy = horizon * height;
    const half = rng.range(130, 420) * (1.15 - height * 0.35);
    const cx = rng.range(-80, width + 80);
    const near = Math.max(0, 1 - Math.abs(cx - stage.sun.x) / 900);
    const color = p.night || near < 0.35 ? p.cloud[1] : p.cloud[0];
    const thick = rng.range(7, 19) * (1.3 - height * 0.6);
    for (let k = 0; k < rng.int(1, 3); k++) {
      const shift = rng.range(-0.7, 0.7) * half;
      out += fill(
        streak(rng, cx + shift, cy + k * thick * 1.5, half * rng.range(0.35, 1), thick),
        color,
        0.3 + 0.35 * near,
      );
    }
  }
  return out;
}

/** Fair-weather cumulus: domes on a flat base, lit above and dissolving below. */
export function cumulus(stage: Stage, count = 4): string {
  const rng = stage.rng.fork("cumulus");
  const { palette: p, horizon } = stage;
  let out = "";
  for (let i = 0; i < count; i++) {
    const far = rng.next();
    const base = horizon * (0.34 + far * 0.5);
    const half = (300 - far * 170) * rng.range(0.55, 1.1);
    const cx = (width * (i + rng.range(0.1, 0.9))) / count;
    const points: Point[] = [
      [cx - half * 1.08, base],
      [cx - half * 1.16, base - 5],
      [cx - half * 1.1, base - 10],
    ];
    const domes = rng.int(5, 8);
    const peak = rng.range(0.35, 0.65);
    for (let k = 0; k < domes; k++) {
      const t = (k + 0.5) / domes;
      const lift =
        Math.max(0, 1 - (Math.abs(t - peak) / 0.62) ** 2) * half * 0.34 * rng.range(0.7, 1.15);
      const r = (half / domes) * rng.range(1.05, 1.5);
      const x = cx - half + t * 2 * half;
      for (let a = 0; a <= 6; a++) {
        const angle = Math.PI * (0.9 - (0.8 * a) / 6);
        points.push([x + Math.cos(angle) * r, base - lift * 0.8 - Math.sin(angle) * r * 0.62]);
      }
    }
    points.push(
      [cx + half * 1.1, base - 10],
      [cx + half * 1.16, base - 5],
      [cx + half * 1.08, base],
    );
    const paint = gradient(
      stage,
      [0, base - half * 0.45],
      [0, base + 6],
      [
        [0, p.cloud[0], 0.95 - far * 0.25],
        [0.55, p.cloud[0], 0.75 - far * 0.2],
        [1, p.cloud[1], 0.25],
      ],
    );
    out += fill(polygon(points), paint);
  }
  return out;
}

/** A sea of cloud seen from above, for the high camps and summits. */
export function cloudSea(stage: Stage, top: number, bottom: number): string {
  const rng = stage.rng.fork("cloud sea");
  const { palette: p } = stage;
  let out = "";
  const rows = 6;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const y = top + (bottom - top) * t ** 1.25;
    const wave = noise(rng, 4, 0.55);
    const step = 14 + t * 26;
    const points: Point[] = [];
    for (let x = -60; x <= width + 60; x += step) {
      const bump =
        Math.abs(wave(x / (120 + t * 260))) * (8 + 66 * t) +
        Math.abs(wave(x / (34 + t * 60) + 50)) * (3 + 16 * t);
      points.push([x, y - bump]);
    }
    const paint = gradient(
      stage,
      [0, y - 40 - 50 * t],
      [0, y + 40 + 120 * t],
      [
        [0, p.cloud[0]],
        [0.45, p.snow[p.night ? 1 : 0], p.backlit ? 0.55 : 0.9],
        [1, p.cloud[1]],
      ],
    );
    out += fill(
      `${curve(points, false)}L${width + 60} ${bottom + 400}L-60 ${bottom + 400}Z`,
      paint,
    );
  }
  return out;
}
