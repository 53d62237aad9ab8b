import { points } from "../animals/figure";
import { mix } from "../draw/color";
import { curve, ellipse, fill, limb, type Point, polygon, stroke } from "../draw/shape";
import { glow, gradient, type Stage } from "../draw/stage";
import type { Land } from "./lands";
import { before, vista } from "./vista";

const door = points("452,830 452,400 500,320 800,196 1100,320 1148,400 1148,830");

/** Canvas in the light that comes in at the door, darker the farther from it. */
function tones(stage: Stage) {
  const { palette: p } = stage;
  const own = mix("#b98d58", p.glow, 0.12);
  const dim = p.night ? 0.5 : p.backlit ? 0.56 : 0.36;
  const shade = (more: number) => mix(own, p.ink, Math.min(0.94, dim + more));
  return {
    end: shade(0),
    roof: shade(0.14),
    wall: shade(0.22),
    floor: shade(0.26),
    dark: shade(0.36),
  };
}

/** The gable with its open door, roof and walls that run towards whoever looks out. */
function canvas(stage: Stage): string {
  const { palette: p } = stage;
  const { end, roof, wall, floor, dark } = tones(stage);
  const gable = `M330 830V330L800 92L1270 330V830Z${polygon([...door].reverse())}`;
  const away = (from: Point, to: Point, color: string) =>
    gradient(stage, from, to, [
      [0, color],
      [1, mix(color, p.ink, 0.55)],
    ]);
  let out =
    `<path d="${gable}" fill-rule="evenodd" fill="${end}"/>` +
    fill(
      polygon(points("330,330 800,92 800,-40 -60,-40 -60,118")),
      away([560, 200], [60, 0], roof),
    ) +
    fill(
      polygon(points("1270,330 800,92 800,-40 1660,-40 1660,118")),
      away([1040, 200], [1540, 0], roof),
    ) +
    fill(polygon(points("330,330 330,830 -60,1040 -60,118")), away([330, 0], [-60, 0], wall)) +
    fill(
      polygon(points("1270,330 1270,830 1660,1040 1660,118")),
      away([1270, 0], [1660, 0], wall),
    ) +
    fill(polygon(points("330,830 1270,830 1660,1040 -60,1040")), away([0, 830], [0, 1010], floor));
  for (const x of [-1, 1]) {
    const seam = (d: string, w: number) => stroke(d, dark, w, 0.7);
    out += seam(`M${800 + x * 470} 330L${800 + x * 860} 118`, 5);
    out += seam(`M${800 + x * 235} 211L${800 + x * 430} -40`, 2.5);
  }
  out += fill(
    limb([
      [800, 92, 15],
      [800, -40, 30],
    ]),
    dark,
  );
  return out;
}

/** Light from the door on boards and rug. */
function doorLight(stage: Stage): string {
  const { palette: p } = stage;
  const spill = polygon(points("452,830 1148,830 1330,1010 270,1010"));
  const rug = polygon(points("560,868 1040,868 1150,1010 450,1010"));
  const red = mix(mix("#a4502f", p.glow, 0.1), p.ink, p.backlit ? 0.4 : 0.16);
  let boards = "";
  for (let i = -7; i <= 7; i++) boards += `M${800 + i * 70} 830L${800 + i * 128} 1010`;
  let stripes = "";
  for (const t of [0.12, 0.3, 0.74]) {
    const y = 868 + 142 * t;
    stripes += polygon([
      [560 - 110 * t, y],
      [1040 + 110 * t, y],
      [1047 + 110 * t, y + 11],
      [553 - 110 * t, y + 11],
    ]);
  }
  return (
    stroke(boards, p.ink, 2, 0.25) +
    fill(spill, p.glow, p.night ? 0.1 : 0.26) +
    fill(rug, red) +
    fill(stripes, mix("#efd9a7", p.ink, p.backlit ? 0.3 : 0.05), 0.8)
  );
}

/** The cloth of the door, drawn to one side and tied. */
function curtain(stage: Stage, side: 1 | -1): string {
  const { palette: p } = stage;
  const cloth = mix(mix("#e9d6b0", p.glow, 0.3), p.ink, p.night ? 0.5 : p.backlit ? 0.34 : 0.08);
  const x = (v: number) => 800 + side * v;
  const at = (list: readonly Point[]): Point[] => list.map(([dx, y]) => [x(dx), y]);
  const body = at(
    points("356,388 300,312 214,292 262,430 318,566 352,622 330,720 286,836 368,840"),
  );
  const folds = [
    at(points("340,372 286,318 318,470 356,606")),
    at(points("352,640 346,740 322,838 344,838")),
  ];
  return (
    fill(polygon(body.slice(0, 3)) + curve(body), cloth) +
    fill(folds.map((fold) => curve(fold)).join(""), mix(cloth, p.ink, 0.32), 0.8) +
    fill(polygon(at(points("312,604 366,598 366,632 316,634"))), mix("#a4502f", p.ink, 0.25))
  );
}

/** The bed: linen, a striped throw over its foot, two pillows against the wall. */
function bed(stage: Stage): string {
  const { palette: p } = stage;
  const dim = p.night ? 0.44 : p.backlit ? 0.3 : 0.06;
  const linen = mix(mix("#fbf3e0", p.glow, 0.2), p.ink, dim);
  const shade = mix(linen, mix(p.hills[1], p.ink, 0.3), 0.46);
  const throwCloth = mix("#2f6a6a", p.ink, dim + 0.1);
  const wood = mix("#4a2f1e", p.ink, 0.3 + dim);
  return (
    fill(polygon(points("1078,906 1420,1010 1700,1010 1700,860 1300,790")), wood) +
    fill(polygon(points("1060,846 1060,930 1330,1020 1700,1020 1700,900")), shade) +
    fill(
      curve(points("1056,850 1100,826 1278,782 1420,772 1700,830 1700,1020 1390,1000 1160,906")),
      linen,
    ) +
    fill(polygon(points("1060,842 1196,808 1470,920 1500,1020 1330,1020 1060,930")), throwCloth) +
    fill(
      polygon(points("1086,836 1102,832 1386,952 1396,1020 1380,1020 1368,960")) +
        polygon(points("1150,820 1162,817 1440,930 1462,1020 1450,1020 1428,936")),
      mix("#f0d79c", p.ink, dim),
    ) +
    fill(
      curve(points("1330,770 1360,716 1450,700 1530,724 1530,790 1440,806")),
      mix(linen, shade, 0.25),
    ) +
    fill(curve(points("1440,800 1470,738 1570,726 1660,760 1650,836 1550,850")), linen)
  );
}

/** A chest with a lamp on it, and its light. */
function lamp(stage: Stage): string {
  const { palette: p } = stage;
  const wood = mix("#5a3a22", p.ink, p.backlit ? 0.55 : 0.35);
  const flame = "#ffdf94";
  const warm = glow(stage, [214, 690], p.backlit ? 330 : 190, [
    [0, "#ffc765", p.backlit ? 0.75 : 0.4],
    [0.4, "#ffb347", p.backlit ? 0.26 : 0.12],
    [1, "#ffb347", 0],
  ]);
  return (
    fill(polygon(points("86,812 322,782 352,800 352,944 110,1010 86,990")), wood) +
    fill(polygon(points("86,812 322,782 352,800 118,834")), mix(wood, "#ffc765", 0.3)) +
    fill(ellipse(214, 690, 340, 340), warm) +
    stroke("M176 650C176 560 252 560 252 650", p.ink, 6) +
    fill(
      polygon(points("176,646 252,646 262,664 166,664")) +
        polygon(points("162,770 266,770 276,806 152,806")),
      p.ink,
    ) +
    fill(
      curve(points("172,664 256,664 272,716 256,770 172,770 156,716")),
      mix(flame, "#ffb347", 0.35),
      0.9,
    ) +
    fill(curve(points("214,686 234,728 214,756 194,728")), "#fff6d8")
  );
}

/** A canvas chair on the deck outside, towards the view. */
function chair(stage: Stage, x: number, side: 1 | -1): string {
  const { palette: p } = stage;
  const wood = mix(p.ink, p.glow, 0.06);
  const at = (dx: number, y: number): Point => [x + side * dx, y];
  const bar = (a: Point, b: Point, w: number) =>
    limb([
      [a[0], a[1], w],
      [b[0], b[1], w],
    ]);
  return (
    fill(
      bar(at(-52, 640), at(-44, 826), 9) +
        bar(at(52, 650), at(58, 826), 9) +
        bar(at(-48, 812), at(56, 742), 7) +
        bar(at(-46, 742), at(58, 812), 7) +
        bar(at(-62, 708), at(66, 712), 9),
      wood,
    ) +
    fill(
      polygon([at(-54, 636), at(54, 642), at(52, 700), at(-50, 698)]),
      mix("#8a5a34", wood, p.backlit ? 0.7 : 0.35),
    ) +
    fill(polygon([at(-48, 738), at(58, 740), at(50, 762), at(-40, 760)]), mix("#8a5a34", wood, 0.5))
  );
}

/** From the bed of a tent through its open door: canvas, lamp and linen around the morning outside. */
export function tentInside(stage0: Stage, land: Land): string {
  const stage = before({ ...stage0, horizon: 600 }, stage0.rng.fork("door").pick([650, 940]), 360);
  const { palette: p } = stage;
  const deck = mix(tones(stage).floor, p.glow, 0.16);
  return (
    vista(stage, land, stage.sun.x > 800 ? 660 : 930, 120) +
    fill(polygon(points("420,800 1180,800 1180,840 420,840")), deck) +
    chair(stage, 600, 1) +
    chair(stage, 1000, -1) +
    canvas(stage) +
    doorLight(stage) +
    curtain(stage, -1) +
    curtain(stage, 1) +
    lamp(stage) +
    bed(stage)
  );
}
