import { mix } from "../draw/color";
import { noise } from "../draw/noise";
import { curve, fill, limb, type Point } from "../draw/shape";
import { clip, gradient, height, type Stage, width } from "../draw/stage";
import { groundTone } from "../palette/palette";
import { bandPath } from "../parts/ridges";
import { canopy } from "../parts/trees";
import { hut } from "../things/shelters";
import { backdrop, heavens } from "./backdrop";
import type { Focus } from "./focus";
import { frame } from "./frame";
import type { Land } from "./lands";
import { plant } from "./plant";

/** Crop lines following a slope, closer where it is farther. */
function terraces(
  stage: Stage,
  line: (x: number) => number,
  deep: number,
  color: string,
  rows: number,
): string {
  let d = "";
  for (let i = 1; i <= rows; i++) {
    const t = i / (rows + 1);
    const points = [];
    for (let x = -40; x <= width + 40; x += 40)
      points.push([
        x,
        line(x) + deep * t ** 1.2 + 7 * Math.sin(x / 150 + i * 0.4),
        1.5 + 4.5 * t,
      ] as const);
    d += limb(points);
  }
  return clip(stage, bandPath(line, 20), fill(d, color, 0.42));
}

/** Rows of coffee: round bushes along the contour lines. */
function coffeeRows(stage: Stage, line: (x: number) => number): string {
  const p = stage.palette;
  const rng = stage.rng.fork("coffee");
  const leaf = mix(mix(groundTone(p, 0.62), "#2f6338", 0.2 + p.colour * 0.7), p.ink, 0.08);
  let out = "";
  for (let row = 0; row < 6; row++) {
    const t = row / 5;
    const size = 13 + 34 * t;
    const at = (x: number) => line(x) + 12 + 190 * t ** 1.35;
    out += fill(
      bandPath((x) => at(x) + size * 0.55, 40, height),
      mix(groundTone(p, 0.4 + 0.2 * t), "#8a5a3c", 0.25 * p.colour),
      0.6,
    );
    out += canopy(
      rng,
      at,
      size,
      mix(leaf, p.haze, 0.2 * (1 - t)),
      p.night ? undefined : mix(leaf, p.glow, 0.34),
    );
    if (p.colour > 0.5 && row > 2) {
      let cherries = "";
      for (let i = 0; i < 70; i++) {
        const x = rng.range(0, width);
        cherries += `M${x.toFixed(0)} ${(at(x) - rng.range(0, size * 0.6)).toFixed(0)}h.01`;
      }
      out += `<path d="${cherries}" stroke="#c8472f" stroke-width="${(3 + 3 * t).toFixed(1)}" stroke-linecap="round" fill="none"/>`;
    }
  }
  return out;
}

/** Green slopes folding one behind the other, with fields, homesteads and gardens. */
export function hills(
  stage0: Stage,
  land: Land,
  focus: Focus,
  subject: string,
  options: { coffee?: boolean; huts?: boolean } = {},
): string {
  const stage: Stage = { ...stage0, horizon: 560 };
  const { palette: p, horizon, rng } = stage;
  let out = heavens(stage) + backdrop(stage, land, focus.x);
  const folds = 4;
  for (let i = 0; i < folds; i++) {
    const t = i / (folds - 1);
    const each = rng.fork(`fold ${i}`);
    const wave = noise(each, 3, 0.45);
    const side = i % 2 === (focus.left ? 0 : 1) ? 1 : -1;
    const slope = i === folds - 1 ? 0.03 : 0.14 - 0.03 * i;
    const base = horizon + 34 + 205 * t;
    const line = (x: number) =>
      base - side * (x - width / 2) * slope - wave(x / 420) * (46 - 14 * t);
    const tone = mix(groundTone(p, 0.22 + 0.36 * t), p.haze, 0.34 * (1 - t));
    const deep = mix(groundTone(p, 0.4 + 0.34 * t), p.haze, 0.25 * (1 - t));
    out += canopy(
      each,
      (x) => line(x) + 3,
      13 + 10 * t,
      mix(deep, p.ink, 0.12),
      p.night ? undefined : mix(tone, p.glow, 0.2),
    );
    out += fill(
      bandPath(line, 20),
      gradient(
        stage,
        [0, base - 90],
        [0, base + 190],
        [
          [0, mix(tone, p.glow, 0.16)],
          [1, deep],
        ],
      ),
    );
    out += terraces(stage, line, 170, deep, 6 + i);
    const groves = Math.round(6 + 9 * land.wooded);
    for (let g = 0; g < groves && i < 3; g++) {
      const x = each.range(-20, width + 20);
      const y = line(x) + each.range(14, 100);
      if (i === 2 && Math.abs(x - focus.x) < 200) continue;
      out += plant(stage, each, each.pick(land.trees), x, y, 3 + 7 * t, 0.3 + 0.5 * t, 150);
    }
    if ((options.huts || i < 2) && i < 3) {
      for (let h = 0; h < (options.huts ? 4 : 2); h++) {
        const x = each.range(80, width - 80);
        const color = mix(mix(p.hills[1], "#8a6a4c", 0.2 + p.colour * 0.5), p.ink, 0.12 + 0.2 * t);
        out += hut(stage, {
          x,
          y: line(x) + each.range(30, 80),
          pxPerMetre: 6 + 11 * t,
          color,
          light: mix(color, p.glow, 0.6),
        });
      }
    }
    if (i === folds - 1)
      out +=
        (options.coffee ? coffeeRows(stage, (x) => line(x) + 10) : track(stage, focus)) + subject;
  }
  return out + frame(stage0, land, focus);
}

function track(stage: Stage, focus: Focus): string {
  const p = stage.palette;
  const y = focus.y;
  const lane: Point[] = [];
  const back: Point[] = [];
  for (let x = -60; x <= width + 60; x += 60) {
    const bend = 9 * Math.sin(x / 200);
    lane.push([x, y - 12 + bend]);
    back.unshift([x, y + 16 + bend]);
  }
  return fill(
    curve([...lane, ...back]),
    mix(groundTone(p, 0.3), "#c98f5e", 0.5 * p.colour + 0.1),
    0.9,
  );
}
