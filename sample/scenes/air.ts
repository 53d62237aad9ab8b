import { points } from "../animals/figure";
import { mix } from "../draw/color";
import { noise } from "../draw/noise";
import type { Rng } from "../draw/rng";
import { curve, ellipse, fill, type Point, polygon } from "../draw/shape";
import { glow, gradient, height, type Stage, width } from "../draw/stage";
import { groundTone } from "../palette/palette";
import { range } from "../parts/ridges";
import { heavens } from "./backdrop";
import type { Land } from "./lands";

const horizon = 215;

/** Where a point of the land lies: `far` is 0 under the wing and 1 on the horizon. */
const at = (x: number, far: number): Point => [
  width / 2 + (x - width / 2) * (1.15 - 0.85 * far),
  height + 30 - (height + 30 - horizon) * far ** 0.72,
];
const near = (far: number) => 1 - 0.9 * far;

/** A band that winds towards the horizon, such as a river; `wide` is its width under the wing. */
function winding(way: (far: number) => number, wide: number): string {
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let far = 0; far <= 0.97; far += 0.025) {
    const half = wide * (0.6 + 0.4 * Math.sin(far * 23));
    left.push(at(way(far) - half, far));
    right.unshift(at(way(far) + half, far));
  }
  return curve([...left, ...right]);
}

/** Crowns seen from above, each with the shadow it throws away from the sun. */
function crowns(
  rng: Rng,
  side: number,
  spots: [number, number, number][],
): [string, string, string] {
  let [shadow, crown, light] = ["", "", ""];
  for (const [x, far, size] of spots.sort((a, b) => b[1] - a[1])) {
    const [px, py] = at(x, far);
    const r = size * near(far);
    shadow += ellipse(px - side * r * 1.1, py + r * 0.35, r * 1.5, r * 0.34);
    crown += ellipse(px, py - r * 0.2, r, r * 0.66);
    light += ellipse(px + side * r * 0.28, py - r * 0.36, r * rng.range(0.45, 0.6), r * 0.34);
  }
  return [shadow, crown, light];
}

/** Shadows of fair-weather clouds that lie on the land. */
function cloudShadows(rng: Rng, color: string): string {
  let d = "";
  for (const far of [0.2, 0.42, 0.62, 0.8]) {
    const [x, y] = at(rng.range(100, 1500), far);
    const r = rng.range(150, 240) * near(far);
    for (let i = 0; i < 4; i++)
      d += ellipse(x + (i - 1.5) * r * 0.8, y + rng.range(-8, 8), r, r * rng.range(0.16, 0.26));
  }
  return fill(d, color, 0.2);
}

/** The wing of a small plane above and its strut at the side of the view. */
function wing(stage: Stage): string {
  const { palette: p } = stage;
  const cloth = mix(mix("#f4efe2", p.glow, 0.25), p.ink, p.backlit ? 0.5 : 0.12);
  const under = mix(cloth, p.ink, 0.42);
  const side = stage.sun.x > width / 2 ? 1 : -1;
  const x = (v: number) => (side > 0 ? v : width - v);
  const shape = (points: Point[]) => polygon(points.map(([px, py]): Point => [x(px), py]));
  return (
    fill(shape(points("-40,292 -40,338 214,54 186,44")), under) +
    fill(shape(points("-40,-20 -40,96 700,40 742,20 700,-20")), cloth) +
    fill(shape(points("-40,96 -40,132 694,56 742,20 700,40")), under) +
    fill(shape(points("560,51 596,47 640,-20 600,-20")), "#b4512d", p.backlit ? 0.6 : 0.9)
  );
}

function plain(stage: Stage, land: Land): string {
  const { palette: p } = stage;
  const rng = stage.rng.fork("plain");
  const side = stage.sun.x > width / 2 ? 1 : -1;
  const bend = rng.range(0, 6);
  const river = (far: number) =>
    760 + 250 * Math.sin(far * 7.5 + bend) * (1 - far * 0.4) + 90 * Math.sin(far * 19 + bend);
  const track = (far: number) => 1240 - 700 * far + 120 * Math.sin(far * 5 + bend);
  const sward = groundTone(p, 0.3);
  const deep = groundTone(p, 0.56);
  let pale = "";
  for (let i = 0; i < 26; i++) {
    const far = rng.next() ** 0.8 * 0.92;
    const [x, y] = at(rng.range(-100, 1700), far);
    const r = rng.range(90, 260) * near(far);
    pale += ellipse(x, y, r, r * rng.range(0.14, 0.26));
  }
  const wood: [number, number, number][] = [];
  for (let far = 0.01; far < 0.94; far += 0.011) {
    for (const bank of [-1, 1])
      if (rng.chance(0.72))
        wood.push([river(far) + bank * rng.range(70, 125), far, rng.range(17, 34)]);
    if (rng.chance(0.3 + land.wooded)) wood.push([rng.range(-80, 1680), far, rng.range(11, 22)]);
  }
  const [shadow, crown, light] = crowns(rng, side, wood);
  const water = gradient(
    stage,
    [0, horizon],
    [0, height],
    [
      [0, mix(p.water[0], p.glow, 0.3)],
      [1, p.water[1]],
    ],
  );
  return (
    fill(pale, mix(sward, p.glow, 0.3), 0.4) +
    cloudShadows(rng, p.ink) +
    fill(winding(track, 7), mix(sward, p.glow, 0.55), 0.85) +
    fill(winding(river, 76), mix(deep, p.ink, 0.2), 0.55) +
    fill(winding(river, 52), mix(sward, p.glow, 0.5)) +
    fill(winding(river, 30), water) +
    herds(rng, side, river, mix(p.ink, "#4a3a2c", 0.4)) +
    fill(shadow, p.ink, 0.3) +
    fill(crown, mix(deep, p.ink, 0.45)) +
    fill(light, mix(mix(deep, p.glow, 0.22), "#7f9a50", 0.4 * p.colour))
  );
}

/** Herds on the move: files of dark grains with long shadows. */
function herds(rng: Rng, side: number, river: (far: number) => number, color: string): string {
  let [bodies, shadows] = ["", ""];
  for (const [start, away, count] of [
    [0.2, 330, 46],
    [0.36, -360, 60],
    [0.55, 380, 54],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const far = start + rng.range(-0.045, 0.045) + i * 0.0007;
      const drift = away + (i - count / 2) * 7 + rng.range(-46, 46);
      const [x, y] = at(river(start) + drift, far);
      const r = 6.4 * near(far);
      bodies += ellipse(x, y, r, r * 0.6);
      shadows += ellipse(x - side * r * 1.7, y + r * 0.5, r * 1.5, r * 0.3);
    }
  }
  return fill(shadows, color, 0.35) + fill(bodies, color);
}

function reef(stage: Stage): string {
  const { palette: p } = stage;
  const rng = stage.rng.fork("reef");
  const wave = noise(rng, 3);
  const isle = (grow: number): string => {
    const points: Point[] = [];
    for (let i = 0; i < 28; i++) {
      const a = (i / 28) * Math.PI * 2;
      const r = (250 + wave(i * 0.5 + 9) * 60) * grow;
      points.push(at(760 + Math.cos(a) * r * 1.5, 0.4 + (Math.sin(a) * r * 0.55) / 1000));
    }
    return curve(points);
  };
  const lagoon = mix(p.sea[2], p.glow, 0.15);
  const beach = mix(mix(p.ground[0], "#fbeecb", 0.4 + 0.3 * p.colour), p.ink, p.night ? 0.5 : 0);
  const green = mix(mix(p.hills[1], "#3d7a4b", p.colour), p.ink, 0.2);
  const spots: [number, number, number][] = [];
  for (let i = 0; i < 150; i++) {
    const a = rng.range(0, Math.PI * 2);
    const r = Math.sqrt(rng.next()) * 178;
    spots.push([
      760 + Math.cos(a) * r * 1.5,
      0.405 + (Math.sin(a) * r * 0.55) / 1000,
      rng.range(15, 26),
    ]);
  }
  const [shadow, crown, light] = crowns(rng, stage.sun.x > width / 2 ? 1 : -1, spots);
  let heads = "";
  for (let i = 0; i < 90; i++) {
    const a = rng.range(0, Math.PI * 2);
    const r = rng.range(330, 560);
    const [x, y] = at(760 + Math.cos(a) * r * 1.5, 0.4 + (Math.sin(a) * r * 0.55) / 1000);
    heads += ellipse(x, y, rng.range(6, 26), rng.range(3, 9));
  }
  return (
    fill(isle(2.75), mix(p.sea[1], lagoon, 0.35)) +
    fill(isle(2.55), p.snow[0], 0.55) +
    fill(isle(2.5), mix(p.sea[1], lagoon, 0.7)) +
    fill(heads, mix(p.sea[0], p.ink, 0.2), 0.4) +
    fill(isle(1.5), lagoon) +
    fill(isle(1.16), mix(lagoon, p.snow[0], 0.5)) +
    fill(isle(1.08), beach) +
    fill(isle(0.86), green) +
    fill(shadow, p.ink, 0.25) +
    fill(crown, mix(green, p.ink, 0.3)) +
    fill(light, mix(green, p.glow, 0.35)) +
    sails(rng, stage)
  );
}

/** Dhows far below, a sail and a wake each. */
function sails(rng: Rng, { palette: p }: Stage): string {
  let out = "";
  for (const [x, far] of [
    [300, 0.24],
    [1310, 0.3],
    [1190, 0.62],
  ] as const) {
    const [px, py] = at(x + rng.range(-50, 50), far);
    const r = 26 * near(far);
    out += fill(ellipse(px - r * 2.6, py, r * 2.4, r * 0.14), p.snow[0], 0.5);
    out += fill(ellipse(px, py, r, r * 0.3), p.ink, 0.8);
    out += fill(
      polygon([
        [px - r * 0.7, py - r * 0.1],
        [px + r * 0.5, py - r * 1.8],
        [px + r * 0.8, py],
      ]),
      p.snow[0],
    );
  }
  return out;
}

/** The land as it lies under the wing of a small plane: a river through the plain, or an island in its reef. */
export function fromTheAir(stage0: Stage, land: Land): string {
  const stage: Stage = {
    ...stage0,
    horizon,
    sun: { ...stage0.sun, y: stage0.palette.backlit ? 176 : 70, radius: stage0.sun.radius * 0.62 },
  };
  const { palette: p } = stage;
  const atSea = land.template === "sea";
  const [far, close] = atSea
    ? [mix(p.sea[1], p.haze, 0.5), mix(p.sea[0], p.ink, 0.08)]
    : [mix(groundTone(p, 0.02), p.haze, 0.4), groundTone(p, 0.46)];
  const floor = gradient(
    stage,
    [0, horizon],
    [0, height],
    [
      [0, mix(far, p.haze, 0.3)],
      [0.18, far],
      [0.5, mix(far, close, 0.7)],
      [1, close],
    ],
  );
  const haze = gradient(
    stage,
    [0, horizon - 14],
    [0, horizon + 210],
    [
      [0, p.haze, 0.85],
      [1, p.haze, 0],
    ],
  );
  const shine = glow(stage, [stage.sun.x, horizon + 60], 620, [
    [0, p.glow, p.night ? 0.1 : 0.36],
    [1, p.glow, 0],
  ]);
  return (
    heavens(stage) +
    (atSea ? "" : range(stage, 2, 150, { length: 420, octaves: 5 })) +
    fill(`M0 ${horizon}H${width}V${height}H0Z`, floor) +
    (atSea ? reef(stage) : plain(stage, land)) +
    fill(`M0 ${horizon - 14}H${width}V${horizon + 210}H0Z`, haze) +
    fill(ellipse(stage.sun.x, horizon + 60, 620, 620), shine) +
    wing(stage)
  );
}
