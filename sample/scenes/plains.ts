import { mix } from "../draw/color";
import type { Rng } from "../draw/rng";
import { ellipse, fill } from "../draw/shape";
import { glow, gradient, height, type Stage, width } from "../draw/stage";
import { groundTone } from "../palette/palette";
import { grass } from "../parts/grass";
import { bandPath, ridgeLine } from "../parts/ridges";
import { kopje } from "../parts/rocks";
import { glint, ripples, river, sunPath } from "../parts/water";
import { backdrop, heavens, massifX } from "./backdrop";
import type { Focus } from "./focus";
import { frame } from "./frame";
import type { Land, Tree } from "./lands";
import { plant } from "./plant";

/** Trees over the plain, many and tiny far away, keeping clear of the subject. */
function scatter(
  stage: Stage,
  land: Land,
  focus: Focus,
  from: number,
  to: number,
  count: number,
): string {
  const rng = stage.rng.fork(`scatter ${from}`);
  const summit = massifX(stage, focus.x);
  const trees: { x: number; y: number; kind: Tree }[] = [];
  for (let i = 0; i < count; i++) {
    const y = stage.horizon + from + (to - from) * rng.next() ** 1.5;
    const x = rng.range(-40, width + 40);
    const clear = 190 * ((y - stage.horizon) / 90);
    if (y > stage.horizon + 24 && Math.abs(x - focus.x) < clear) continue;
    if (y > focus.y - 20 && Math.abs(x - focus.x) < 640) continue;
    if (land.massif && y > stage.horizon + 14 && Math.abs(x - summit) < 430) continue;
    trees.push({ x, y, kind: rng.chance(0.72) ? land.trees[0] : rng.pick(land.trees) });
  }
  trees.sort((a, b) => a.y - b.y);
  return trees
    .map(({ x, y, kind }) =>
      plant(
        stage,
        rng,
        kind,
        x,
        y,
        (y - stage.horizon + 3) / 3.4,
        Math.min(1, (y - stage.horizon) / 330),
        land.massif ? 190 : 330,
      ),
    )
    .join("");
}

/** Long flat lights and shadows lying on the grass. */
function swathes(
  rng: Rng,
  top: number,
  bottom: number,
  color: string,
  count: number,
  opacity: number,
): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const t = rng.next();
    d += glint(
      rng.range(0, width),
      top + (bottom - top) * t,
      rng.range(60, 240) * (0.5 + t),
      1.5 + 5 * t,
    );
  }
  return fill(d, color, opacity);
}

/** Open country: backdrop, plain, water, trees, the subject, and a frame before the viewer. */
export function plains(
  stage: Stage,
  land: Land,
  focus: Focus,
  subject: string,
  options: { bare?: boolean; galaxy?: boolean; unframed?: boolean } = {},
): string {
  const { palette: p, horizon, rng } = stage;
  const room = height - horizon;
  const bands = [0.0, 0.09, 0.2, 0.36, 0.62];
  const tones = [0.04, 0.17, 0.34, 0.5, 0.7];
  let out = heavens(stage, options) + backdrop(stage, land, focus.x);
  const lie = rng.fork("lie");
  bands.forEach((at, i) => {
    const line = ridgeLine(stage, `band ${i}`, {
      base: horizon + 8 + room * at,
      rise: 8 + i * 9,
      length: 760 - i * 60,
      octaves: 3,
    });
    const next = horizon + 8 + room * (bands[i + 1] ?? 1.1);
    const tone = groundTone(p, tones[i] ?? 0.5);
    const deep = groundTone(p, (tones[i] ?? 0.5) + 0.14);
    const paint = gradient(
      stage,
      [0, horizon + room * at - 10],
      [0, next + 20],
      [
        [0, mix(tone, p.glow, p.backlit ? 0.1 : 0.06)],
        [0.25, tone],
        [1, deep],
      ],
    );
    out += fill(bandPath(line), paint);
    if (i < 4)
      out += swathes(
        lie,
        horizon + 12 + room * at,
        next,
        i % 2 ? deep : mix(tone, p.glow, 0.22),
        7,
        0.35,
      );
    if (i === 1) {
      out += lightPool(stage);
      if (land.water === "soda" || land.water === "lake")
        out += lagoon(stage, horizon + room * 0.1, horizon + room * 0.19);
    }
    if (i === 3 && land.water === "river")
      out += river(stage, horizon + room * 0.1, height, {
        x: width - focus.x,
        wide: 150,
        bank: mix(tone, p.glow, 0.2),
      });
    const trees = Math.round(land.wooded * ([42, 20, 9, 3, 0][i] ?? 0));
    if (i < 4 && !options.bare)
      out += scatter(stage, land, focus, room * at + 4, room * (bands[i + 1] ?? 1), trees);
    out += grass(lie, {
      line: (x) => line(x) + lie.range(-3, 10 + i * 9),
      tall: 5 + i * 7,
      step: 15 + i * 4,
      color: mix(deep, tone, 0.3),
      bare: 0.42,
    });
  });
  if (land.kopjes && rng.fork("kopje").chance(0.4) && !options.bare) {
    const color = mix(groundTone(p, 0.6), p.ink, 0.35);
    out += kopje(
      stage,
      rng.fork("stones"),
      focus.left ? 1330 : 270,
      horizon + room * 0.2,
      90,
      color,
      mix(color, p.glow, 0.4),
    );
  }
  return out + subject + (options.unframed ? "" : frame(stage, land, focus));
}

/** Light spilled on the land below a low sun. */
export function lightPool(stage: Stage): string {
  const { palette: p, sun, horizon } = stage;
  if (p.night || sun.y < horizon - 260) return "";
  const paint = glow(stage, [sun.x, horizon + 10], 560, [
    [0, p.glow, 0.5],
    [0.5, p.glow, 0.14],
    [1, p.glow, 0],
  ]);
  return `<g transform="translate(0 ${horizon * 0.72}) scale(1 .28)">${fill(ellipse(sun.x, horizon + 10, 560, 560), paint)}</g>`;
}

/** A shallow lake lying across the plain. */
export function lagoon(stage: Stage, top: number, bottom: number): string {
  const { palette: p, sun } = stage;
  const rng = stage.rng.fork("lagoon");
  const cx = rng.range(500, 1100);
  const half = rng.range(620, 900);
  const mid = (top + bottom) / 2;
  const shape = `M${cx - half} ${mid}C${cx - half * 0.6} ${top} ${cx + half * 0.2} ${top - 4} ${cx + half} ${mid - 3}C${cx + half * 0.5} ${bottom} ${cx - half * 0.3} ${bottom + 5} ${cx - half} ${mid}Z`;
  const paint = gradient(
    stage,
    [0, top],
    [0, bottom],
    [
      [0, mix(p.water[0], p.glow, 0.3)],
      [1, p.water[1]],
    ],
  );
  let out = fill(shape, paint) + ripples(rng, top + 6, bottom - 6, p.glint, 14, 0.4);
  if (p.backlit)
    out += sunPath({ ...stage, sun: { ...sun, radius: sun.radius * 0.6 } }, top + 2, bottom - 4);
  return out;
}
