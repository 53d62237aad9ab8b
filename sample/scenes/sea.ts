import { mix } from "../draw/color";
import { noise } from "../draw/noise";
import { curve, fill, type Point } from "../draw/shape";
import { gradient, height, type Stage, width } from "../draw/stage";
import { groundTone } from "../palette/palette";
import { grass } from "../parts/grass";
import { palm } from "../parts/palms";
import { bandPath, ridge, ridgeLine } from "../parts/ridges";
import { canopy } from "../parts/trees";
import { glint, ripples, sunPath, waterBand } from "../parts/water";
import { heavens } from "./backdrop";
import type { Focus } from "./focus";
import type { Land } from "./lands";

/** Where the water meets the sand, a slanting curve; `left` puts the wide beach on the left. */
export function tideLine(stage: Stage, left: boolean): (x: number) => number {
  const wave = noise(stage.rng.fork("tide"), 2);
  const rise = stage.rng.fork("tide rise").range(90, 170);
  return (x) => {
    const t = Math.min(1, Math.max(0, left ? x / width : 1 - x / width));
    return 846 - rise * (1 - t) ** 1.6 + 44 * t + wave(x / 520) * 16;
  };
}

function islets(stage: Stage, land: Land): string {
  const { palette: p, horizon, rng } = stage;
  if (!land.hills) return "";
  const pick = rng.fork("islets");
  const color = mix(p.hills[0], p.hills[1], 0.6);
  const from = pick.range(-200, 500);
  const to = from + pick.range(600, 1100);
  const wave = noise(pick, 3);
  const line = (x: number) =>
    horizon +
    3 -
    Math.max(0, Math.sin((Math.PI * (x - from)) / (to - from))) ** 0.5 *
      (land.hills?.rise ?? 20) *
      (0.5 + 0.4 * wave(x / 170)) *
      (x > from && x < to ? 1 : 0);
  const leaf = mix(color, p.ink, 0.25);
  return (
    ridge(stage, line, color, 0.3, 60) +
    (land.hills.forested
      ? canopy(
          pick,
          (x) => line(x) + 5,
          11,
          leaf,
          p.night ? undefined : mix(leaf, p.glow, 0.25),
          Math.max(-20, from + 40),
          Math.min(width + 20, to - 40),
        )
      : "")
  );
}

/** The Indian Ocean coast: reef line, lagoon, wet and dry sand, palms before the viewer. */
export function sea(
  stage: Stage,
  land: Land,
  focus: Focus,
  parts: { afloat?: string; ashore?: string; offshore?: boolean; galaxy?: boolean; palms?: number },
): string {
  const { palette: p, horizon, rng } = stage;
  const left = !focus.left;
  const tide = tideLine(stage, left);
  let out =
    heavens(stage, parts) +
    ridge(
      stage,
      ridgeLine(stage, "haze", { base: horizon + 4, rise: 8, length: 900 }),
      mix(p.hills[0], p.haze, 0.5),
      0.5,
      30,
    ) +
    islets(stage, land);
  out += waterBand(stage, horizon, height, [
    p.sea[0],
    mix(p.sea[0], p.sea[1], 0.55),
    p.sea[1],
    p.sea[2],
  ]);
  out +=
    sunPath(stage, horizon + 2, 900) +
    reef(stage) +
    ripples(rng.fork("ripples"), horizon, 900, mix(p.glint, p.sea[2], 0.35), 110, 0.4) +
    ripples(rng.fork("deep"), horizon + 20, 900, p.sea[0], 46, 0.25);
  out += parts.afloat ?? "";
  if (parts.offshore) return out + palms(stage, left, () => 1010, parts.palms ?? 1);
  const sand = mix(groundTone(p, 0.02), p.haze, p.backlit ? 0.08 : 0);
  const shadeSand = groundTone(p, p.backlit ? 0.4 : 0.34);
  out +=
    fill(
      bandPath((x) => tide(x) - 15, 24),
      p.sea[2],
      0.5,
    ) +
    fill(
      bandPath((x) => tide(x) - 5, 24),
      mix(p.snow[0], p.sea[2], 0.15),
      0.95,
    );
  out += fill(
    bandPath((x) => tide(x) + 3, 24),
    mix(sand, shadeSand, 0.6),
  );
  const paint = gradient(
    stage,
    [0, 740],
    [0, height],
    [
      [0, sand],
      [1, shadeSand],
    ],
  );
  out += fill(
    bandPath((x) => tide(x) + 26 + 8 * Math.sin(x / 160), 24),
    paint,
  );
  return out + (parts.ashore ?? "") + palms(stage, left, tide, parts.palms ?? 2);
}

function reef(stage: Stage): string {
  const { palette: p, horizon } = stage;
  const rng = stage.rng.fork("reef");
  const y = horizon + rng.range(20, 38);
  let foam = "";
  for (let x = -40; x < width; x += rng.range(30, 110))
    foam += glint(x, y + rng.range(-3, 3), rng.range(20, 70), rng.range(1, 2.6));
  let shoals = "";
  for (let i = 0; i < 6; i++)
    shoals += glint(
      rng.range(0, width),
      y + rng.range(40, 200),
      rng.range(120, 330),
      rng.range(5, 16),
    );
  return fill(shoals, p.sea[2], 0.28) + fill(foam, p.snow[0], 0.8);
}

/** Palms leaning in from the beach side, their shadows on the sand. */
function palms(stage: Stage, left: boolean, tide: (x: number) => number, count: number): string {
  const { palette: p } = stage;
  const rng = stage.rng.fork("palms");
  const ink = p.ink;
  let out = "";
  for (let i = 0; i < count; i++) {
    const offset = 40 + i * rng.range(110, 190) + rng.range(-50, 40);
    const x = left ? offset : width - offset;
    const foot = Math.min(1010, Math.max(900, tide(x) + 150 + rng.range(-30, 40)));
    const tall = rng.range(560, 740) * (1 - i * 0.13);
    const lean = (left ? 1 : -1) * rng.range(0.06, 0.36);
    const color = mix(ink, p.hills[1], i * 0.07);
    if (!p.night)
      out += `<g opacity="0.22">${fill(curve(shade(x, foot, tall, stage.sun.x < x ? 1 : -1)), ink)}</g>`;
    out += palm(rng, {
      x,
      foot,
      tall,
      color,
      lean,
      light: mix(color, p.backlit ? p.glow : "#6fae6a", p.backlit ? 0.16 : 0.34),
    });
    const [mound, girth] = [12 + tall * 0.02, tall * 0.11];
    out += fill(
      curve([
        [x - girth, foot + mound * 0.7],
        [x - girth * 0.4, foot + 2],
        [x, foot - 6],
        [x + girth * 0.45, foot + 3],
        [x + girth, foot + mound * 0.7],
        [x, foot + mound],
      ]),
      color,
    );
    out += grass(rng, {
      line: () => foot + mound * 0.5,
      from: x - girth * 0.8,
      to: x + girth * 0.8,
      tall: 44,
      step: 15,
      color,
    });
  }
  return out;
}

function shade(x: number, foot: number, tall: number, side: number): Point[] {
  const long = tall * 0.42 * side;
  return [
    [x - 6, foot],
    [x + long * 0.7, foot + 22],
    [x + long, foot + 6],
    [x + long * 1.5, foot + 26],
    [x + long * 1.1, foot + 48],
    [x + long * 0.7, foot + 34],
    [x + 8, foot + 8],
  ];
}
