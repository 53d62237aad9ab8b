import { points } from "../animals/figure";
import { mix } from "../draw/color";
import { curve, ellipse, fill, type Joint, limb, type Point, polygon, stroke } from "../draw/shape";
import { clip, glow, gradient, height, type Stage, width } from "../draw/stage";

const centre: Point = [800, 560];
type Cloth = readonly [string, string];
const cloths: [Cloth, Cloth, Cloth] = [
  ["#b4512d", "#f0c25b"],
  ["#2f6a78", "#f3dcae"],
  ["#7b2f4a", "#f2a65a"],
];

/** A mat of plaited palm, its stripes aslant. */
function mat(stage: Stage, tone: (own: string) => string): string {
  const rng = stage.rng.fork("mat");
  let out = fill(`M0 0H${width}V${height}H0Z`, tone("#c79a5f"));
  const dyes = ["#8a4a2e", "#5a6b3c", "#a86a34", "#3f5a66"] as const;
  for (let i = 0; i < 7; i++) {
    const x = -700 + i * 360 + rng.range(-30, 30);
    const wide = rng.range(34, 76);
    out += fill(
      polygon([
        [x, 0],
        [x + wide, 0],
        [x + wide + 560, height],
        [x + 560, height],
      ]),
      tone(rng.pick(dyes)),
      0.72,
    );
  }
  let [over, under] = ["", ""];
  for (let i = -14; i < 60; i++) {
    over += `M${i * 30} 0l560 ${height}`;
    under += `M${i * 30 + 560} 0l-560 ${height}`;
  }
  return out + stroke(over, tone("#7d5730"), 2.4, 0.42) + stroke(under, tone("#f0d7a4"), 1.8, 0.3);
}

/** The round tray: coil upon coil, bands of triangles in three dyes. */
function tray(tone: (own: string) => string, dye: Cloth): string {
  const [cx, cy] = centre;
  let out =
    fill(ellipse(cx + 14, cy + 22, 372, 352), tone("#4a2f1c"), 0.4) +
    fill(ellipse(cx, cy, 366, 346), tone("#e0bb7c"));
  const band = (radius: number, deep: number, count: number, color: string, turn: number) => {
    let d = "";
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + turn;
      const half = (Math.PI / count) * 0.92;
      const point = (angle: number, r: number): Point => [
        cx + Math.cos(angle) * r,
        cy + Math.sin(angle) * r * 0.945,
      ];
      d += polygon([point(a - half, radius), point(a, radius + deep), point(a + half, radius)]);
    }
    return fill(d, tone(color));
  };
  out += band(272, 66, 26, dye[0], 0) + band(338, -58, 26, "#4a2f1c", Math.PI / 26);
  out += fill(ellipse(cx, cy, 262, 248), tone("#d9ae69"));
  out += band(176, 62, 18, dye[1], 0) + band(236, -52, 18, dye[0], Math.PI / 18);
  out += fill(ellipse(cx, cy, 166, 157), tone("#e3c185"));
  out += band(70, 76, 12, "#4a2f1c", 0.1) + fill(ellipse(cx, cy, 66, 62), tone(dye[1]));
  let coils = "";
  for (let r = 26; r < 366; r += 20) coils += ellipse(cx, cy, r, r * 0.945);
  return (
    out +
    stroke(coils, tone("#8a5f33"), 3, 0.5) +
    stroke(ellipse(cx, cy, 358, 338), tone("#6b4526"), 16)
  );
}

/** Strands that are not yet woven in: they stand out from the rim at the top. */
function strands(stage: Stage, tone: (own: string) => string): string {
  const rng = stage.rng.fork("strands");
  let out = "";
  for (let i = 0; i < 15; i++) {
    const a = -Math.PI * (0.3 + 0.42 * (i / 14)) + rng.range(-0.03, 0.03);
    const point = (r: number, bend: number): Point => [
      centre[0] + Math.cos(a + bend) * r,
      centre[1] + Math.sin(a + bend) * r * 0.945,
    ];
    const bend = rng.range(-0.1, 0.1);
    out += fill(
      limb([
        [...point(350, 0), 13],
        [...point(430, bend * 0.4), 12],
        [...point(rng.range(500, 600), bend), 4],
      ]),
      tone(rng.pick(["#ead29b", "#d9b878", "#c9a45e"])),
    );
  }
  return out;
}

interface Arm {
  skin: string;
  shade: string;
  light: string;
  cloth: Cloth;
}

/** A forearm from the lower edge, its sleeve of printed cotton, and a hand that holds the rim. */
function arm(stage: Stage, side: 1 | -1, { skin, shade, light, cloth }: Arm): string {
  const x = (v: number) => 800 + side * v;
  const joints = (list: [number, number, number][]): Joint[] =>
    list.map(([dx, y, w]) => [x(dx), y, w]);
  const at = (list: readonly Point[]): Point[] => list.map(([dx, y]) => [x(dx), y]);
  const fore = limb(
    joints([
      [650, 1040, 190],
      [560, 900, 158],
      [460, 780, 122],
      [404, 704, 104],
    ]),
  );
  const palm = curve(
    at(points("452,706 440,640 400,590 350,574 306,600 300,650 330,704 382,744 430,742")),
  );
  const fingers: [number, number, number][][] = [
    [
      [330, 640, 46],
      [276, 604, 44],
      [236, 596, 40],
      [212, 604, 28],
    ],
    [
      [318, 610, 46],
      [264, 564, 44],
      [222, 552, 40],
      [196, 556, 28],
    ],
    [
      [330, 588, 44],
      [286, 528, 42],
      [248, 508, 38],
      [224, 508, 26],
    ],
    [
      [366, 580, 40],
      [330, 508, 37],
      [300, 480, 33],
      [280, 476, 22],
    ],
  ];
  const thumb = limb(
    joints([
      [330, 700, 52],
      [268, 712, 50],
      [216, 692, 42],
      [190, 676, 28],
    ]),
  );
  let out = fill(
    limb(
      joints([
        [662, 1060, 190],
        [572, 924, 160],
        [470, 806, 124],
        [410, 728, 104],
      ]),
    ),
    "#1a100a",
    0.22,
  );
  out += fill(fore, skin);
  out += clip(
    stage,
    fore,
    fill(
      limb(
        joints([
          [740, 1040, 190],
          [650, 880, 158],
          [530, 760, 122],
          [460, 690, 90],
        ]),
      ),
      shade,
      0.6,
    ),
  );
  for (const finger of fingers) {
    out += fill(limb(joints(finger.map(([dx, y, w]) => [dx + 4, y + 9, w]))), "#1a100a", 0.25);
    out += fill(limb(joints(finger)), skin);
    const [dx = 0, y = 0] = finger[3] ?? [];
    out += fill(ellipse(x(dx + 6), y - 3, 11, 9), light, 0.75);
    const knuckle = finger[1] ?? [0, 0, 0];
    out += stroke(
      `M${x(knuckle[0] - 6)} ${knuckle[1] - 14}q${side * 10} 10 ${side * 4} 24`,
      shade,
      4,
      0.7,
    );
  }
  out +=
    fill(palm, skin) +
    fill(curve(at(points("446,700 436,646 404,604 396,660 410,728"))), shade, 0.4);
  out += fill(thumb, mix(skin, light, 0.12));
  const bracelet = limb(
    joints([
      [470, 726, 18],
      [420, 790, 20],
      [388, 838, 18],
    ]),
  );
  const beads = limb(
    joints([
      [492, 748, 10],
      [444, 812, 12],
      [412, 858, 10],
    ]),
  );
  const sleeve = at(points("500,1040 520,930 600,846 690,830 830,930 860,1040"));
  const dots = [
    [600, 920],
    [660, 880],
    [690, 950],
    [630, 990],
    [730, 1000],
    [756, 930],
  ] as const;
  return (
    out +
    fill(bracelet, cloth[1]) +
    fill(beads, "#f7ead0") +
    fill(curve(sleeve), cloth[0]) +
    fill(dots.map(([dx, y]) => ellipse(x(dx), y, 21, 21)).join(""), cloth[1]) +
    fill(dots.map(([dx, y]) => ellipse(x(dx), y, 9, 9)).join(""), cloth[0])
  );
}

/** Hands at a craft: a tray is woven on a mat, seen over the shoulder of whoever weaves. */
export function craft(stage: Stage): string {
  const { palette: p } = stage;
  const dim = p.night ? 0.4 : p.backlit ? 0.2 : 0;
  const tone = (own: string) => mix(mix(own, p.glow, 0.1), p.ink, dim);
  const dye = stage.rng.fork("dye").pick(cloths);
  const cloth = [tone(dye[0]), tone(dye[1])] as const;
  const skin = tone("#6b4128");
  const hand: Arm = { skin, shade: tone("#3f2415"), light: tone("#b98a66"), cloth };
  const sun = glow(stage, [stage.sun.x < 800 ? 260 : 1340, 120], 1100, [
    [0, p.glow, p.night ? 0.12 : 0.42],
    [1, p.glow, 0],
  ]);
  const edge = gradient(
    stage,
    [0, 620],
    [0, height],
    [
      [0, p.ink, 0],
      [1, p.ink, 0.55],
    ],
  );
  const cover = (paint: string) => fill(`M0 0H${width}V${height}H0Z`, paint);
  return (
    mat(stage, tone) +
    cover(sun) +
    tray(tone, dye) +
    strands(stage, tone) +
    arm(stage, -1, hand) +
    arm(stage, 1, hand) +
    cover(edge)
  );
}
