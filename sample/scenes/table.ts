import { points } from "../animals/figure";
import { mix } from "../draw/color";
import type { Rng } from "../draw/rng";
import { curve, ellipse, fill, limb, type Point, polygon, stroke } from "../draw/shape";
import { glow, gradient, type Stage, width } from "../draw/stage";
import { groundTone } from "../palette/palette";
import { acacia } from "../parts/acacia";
import { palm } from "../parts/palms";
import { bandPath } from "../parts/ridges";
import type { Land } from "./lands";
import { before, vista } from "./vista";

const back = 726;
const front = 838;

/** A place on the cloth: `x` from -1 to 1, `deep` from the far edge (0) to the near one (1). */
const on = (x: number, deep: number): Point => [
  800 + x * (372 + 128 * deep),
  back + (front - back) * deep,
];

interface Look {
  cloth: string;
  shade: string;
  wood: string;
  warm: string;
  lit: boolean;
}

function chair(x: number, y: number, size: number, color: string, light: string): string {
  const at = (dx: number, dy: number): Point => [x + dx * size, y - dy * size];
  const post = (dx: number) =>
    limb([
      [...at(dx, -0.9), 0.1 * size],
      [...at(dx, 1.3), 0.09 * size],
    ]);
  return (
    fill(
      post(-0.5) +
        post(0.5) +
        polygon([at(-0.56, 1.36), at(0.56, 1.36), at(0.5, 0.84), at(-0.5, 0.84)]) +
        polygon([at(-0.56, 0.1), at(0.56, 0.1), at(0.56, -0.06), at(-0.56, -0.06)]),
      color,
    ) +
    fill(polygon([at(-0.56, 1.36), at(0.56, 1.36), at(0.55, 1.27), at(-0.55, 1.27)]), light, 0.7)
  );
}

function lantern(stage: Stage, [x, y]: Point, size: number, look: Look): string {
  const halo = glow(stage, [x, y - size * 0.7], size * (look.lit ? 3.4 : 1.6), [
    [0, "#ffcf7a", look.lit ? 0.7 : 0.34],
    [0.4, "#ffb347", look.lit ? 0.22 : 0.1],
    [1, "#ffb347", 0],
  ]);
  const reach = size * 3.4;
  const p = (dx: number, dy: number): Point => [x + dx * size, y - dy * size];
  return (
    fill(ellipse(x, y - size * 0.7, reach, reach), halo) +
    fill(
      polygon([p(-0.32, 0), p(0.32, 0), p(0.26, 0.14), p(-0.26, 0.14)]) +
        polygon([p(-0.3, 1), p(0, 1.32), p(0.3, 1)]),
      look.wood,
    ) +
    fill(
      polygon([p(-0.24, 0.14), p(0.24, 0.14), p(0.24, 1), p(-0.24, 1)]),
      mix("#ffe3a6", "#ffbf5c", 0.4),
    ) +
    fill(curve([p(-0.1, 0.24), p(0.1, 0.24), p(0.09, 0.5), p(0, 0.76), p(-0.09, 0.5)]), "#fff8e2") +
    stroke(
      `M${x - 0.24 * size} ${y - 0.14 * size}V${y - size}M${x + 0.24 * size} ${y - 0.14 * size}V${y - size}`,
      look.wood,
      size * 0.06,
    )
  );
}

/** A setting: plate upon plate, a folded napkin, a glass. */
function setting(x: number, deep: number, napkin: string, look: Look): string {
  const [px, py] = on(x, deep);
  const s = 0.72 + 0.34 * deep;
  const glass: Point = [px + 62 * s, py - 4];
  return (
    fill(ellipse(px, py + 3 * s, 50 * s, 13 * s), look.shade) +
    fill(ellipse(px, py, 50 * s, 13 * s), mix(look.cloth, "#ffffff", 0.5)) +
    fill(ellipse(px, py, 34 * s, 8 * s), mix(look.cloth, look.shade, 0.5)) +
    fill(
      polygon([
        [px - 24 * s, py + 1],
        [px, py - 30 * s],
        [px + 24 * s, py + 1],
        [px, py + 6 * s],
      ]),
      napkin,
    ) +
    fill(
      polygon([
        [px, py - 30 * s],
        [px + 24 * s, py + 1],
        [px, py + 6 * s],
      ]),
      mix(napkin, look.wood, 0.3),
    ) +
    fill(
      limb([
        [glass[0], glass[1], 3 * s],
        [glass[0], glass[1] - 26 * s, 3 * s],
      ]) +
        ellipse(glass[0], glass[1], 12 * s, 3.4 * s) +
        curve([
          [glass[0] - 12 * s, glass[1] - 58 * s],
          [glass[0] + 12 * s, glass[1] - 58 * s],
          [glass[0] + 13 * s, glass[1] - 36 * s],
          [glass[0], glass[1] - 24 * s],
          [glass[0] - 13 * s, glass[1] - 36 * s],
        ]),
      mix(look.cloth, look.warm, 0.5),
      0.75,
    )
  );
}

/** A bowl of mangoes and a pineapple in the middle. */
function fruit(rng: Rng, look: Look): string {
  const [x, y] = on(0, 0.42);
  const tone = (own: string) => mix(own, look.wood, look.lit ? 0.28 : 0.06);
  let mangoes = "";
  for (const [dx, dy] of [
    [-44, -34],
    [-14, -44],
    [22, -38],
    [46, -32],
  ] as const)
    mangoes += fill(
      ellipse(x + dx, y + dy, 24, 19),
      tone(rng.pick(["#e59a35", "#d9762d", "#c9a63a"])),
    );
  let leaves = "";
  for (let i = 0; i < 7; i++) {
    const a = Math.PI * (0.16 + (0.68 * i) / 6);
    leaves += polygon([
      [x - 6, y - 96],
      [x + Math.cos(a) * 44, y - 100 - Math.sin(a) * 58],
      [x + 6, y - 96],
    ]);
  }
  return (
    fill(
      curve([
        [x - 22, y - 44],
        [x - 24, y - 84],
        [x, y - 104],
        [x + 24, y - 84],
        [x + 22, y - 44],
      ]),
      tone("#b9812f"),
    ) +
    fill(leaves, tone("#4f7a3f")) +
    mangoes +
    fill(
      curve([
        [x - 78, y - 30],
        [x + 78, y - 30],
        [x + 50, y + 6],
        [x - 50, y + 6],
      ]),
      mix(look.wood, look.warm, 0.2),
    )
  );
}

/** Lamps on a cord between the boughs. */
function cord(stage: Stage, look: Look): string {
  const way = (t: number): Point => [
    150 + 1312 * t,
    210 + 150 * Math.sin(Math.PI * t) + 16 * Math.sin(7 * t),
  ];
  const line = Array.from({ length: 15 }, (_, i) => way(i / 14));
  let out = stroke(curve(line, false), look.wood, 3, 0.9);
  for (let i = 1; i < 14; i += 2) {
    const [x, y] = way(i / 14);
    out += lantern(stage, [x, y + 52], 36, look) + stroke(`M${x} ${y}V${y + 8}`, look.wood, 3);
  }
  return out;
}

/** A long table under the sky: white cloth, lamps and fruit, a chair for everybody. */
export function table(stage0: Stage, land: Land): string {
  const stage = before(
    { ...stage0, horizon: 600 },
    stage0.rng.fork("table").pick([470, 1130]),
    300,
  );
  const { palette: p } = stage;
  const rng = stage.rng.fork("laid");
  const lit = p.backlit;
  const dim = p.night ? 0.42 : lit ? 0.24 : 0.02;
  const cloth = mix(mix("#fdf6e6", p.glow, 0.3), p.ink, dim);
  const shade = mix(cloth, mix(p.hills[1], p.ink, 0.4), 0.4);
  const wood = mix(mix("#50331f", p.ink, 0.4), p.ink, lit ? 0.4 : 0);
  const look: Look = { cloth, shade, wood, warm: "#ffcf7a", lit };
  const light = mix(wood, lit ? "#ffb347" : p.glow, 0.55);
  const ground = (x: number) => 716 + 10 * Math.sin(x / 210);
  const earth =
    land.template === "sea" ? mix(p.ground[0], "#efd8a8", 0.4 * p.colour) : groundTone(p, 0.5);
  const napkin = mix(rng.pick(["#b4512d", "#2f6a6a", "#c98a2b"]), p.ink, dim * 0.7);
  const drop = gradient(
    stage,
    [0, front],
    [0, 990],
    [
      [0, mix(cloth, shade, 0.45)],
      [1, shade],
    ],
  );
  const floor = gradient(
    stage,
    [0, 700],
    [0, 1000],
    [
      [0, earth],
      [1, mix(earth, p.ink, lit ? 0.72 : 0.4)],
    ],
  );
  let folds = "";
  for (let i = 0; i < 9; i++) {
    const x = 330 + i * 118 + rng.range(-14, 14);
    folds += polygon([
      [x, front + 2],
      [x + 26, front + 2],
      [x + rng.range(34, 58), 978],
      [x + rng.range(2, 12), 978],
    ]);
  }
  const tree =
    land.template === "sea"
      ? palm(rng, {
          x: 120,
          foot: 956,
          tall: 780,
          color: p.ink,
          light: mix(p.ink, p.glow, 0.2),
          lean: 0.2,
        })
      : acacia(rng, {
          x: 96,
          foot: 940,
          tall: 820,
          color: p.ink,
          light: mix(p.ink, p.glow, 0.16),
          lean: 0.1,
        });
  let out = vista(stage, land, stage.sun.x > 800 ? 560 : 1060, 90) + fill(bandPath(ground), floor);
  if (lit)
    out += fill(
      ellipse(800, 900, 760, 190),
      glow(stage, [800, 900], 760, [
        [0, "#ffb347", 0.42],
        [1, "#ffb347", 0],
      ]),
    );
  for (const x of [-0.78, -0.39, 0, 0.39, 0.78])
    out += chair(800 + x * 360, back + 6, 58, mix(wood, p.haze, 0.12), light);
  out += chair(372, 846, 74, wood, light) + chair(1228, 846, 74, wood, light);
  out += fill(polygon([on(-1, 0), on(1, 0), on(1, 1), on(-1, 1)]), cloth);
  for (const x of [-0.78, -0.39, 0.39, 0.78]) out += setting(x, 0.12, napkin, look);
  out +=
    lantern(stage, on(-0.58, 0.5), 66, look) +
    lantern(stage, on(0.58, 0.5), 66, look) +
    fruit(rng, look);
  for (const x of [-0.76, -0.38, 0, 0.38, 0.76]) out += setting(x, 0.84, napkin, look);
  out +=
    fill(polygon([on(-1, 1), on(1, 1), [1288, 984], [312, 984]]), drop) +
    fill(folds, mix(shade, p.ink, 0.2), 0.35);
  for (const x of [-0.78, -0.26, 0.26, 0.78])
    out += chair(800 + x * 500, 940, 96, mix(wood, p.ink, 0.35), light);
  const pole = limb([
    [1462, 190, 10],
    [1470, 560, 13],
    [1478, 930, 17],
  ]);
  const feet =
    curve(points("-40,1010 -40,936 90,918 230,952 290,1010")) +
    curve(points("1400,1010 1430,940 1480,922 1560,936 1640,1010"));
  return (
    out +
    tree +
    fill(pole + feet, p.ink) +
    cord(stage, look) +
    fill(`M0 996H${width}V1000H0Z`, p.ink)
  );
}
