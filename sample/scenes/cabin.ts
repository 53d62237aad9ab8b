import { points } from "../animals/figure";
import { mix } from "../draw/color";
import { curve, ellipse, fill, limb, type Point, polygon, stroke } from "../draw/shape";
import { gradient, type Stage } from "../draw/stage";
import { groundTone } from "../palette/palette";
import type { Land } from "./lands";
import { before, vista } from "./vista";

const screen = "M262 196Q800 150 1338 196L1452 604Q800 560 148 604Z";
const left = "M-20 214L176 206L62 640L-20 668Z";
const right = "M1620 214L1424 206L1538 640L1620 668Z";
const hatch = "M-20 -20H1620V26Q800 -8 -20 26Z";

/** The two ruts of a track that lead away from the bonnet. */
function track(stage: Stage): string {
  const { palette: p, horizon } = stage;
  const earth = mix(groundTone(p, 0.3), p.glow, 0.34);
  const rut = (near: [number, number], far: [number, number]) =>
    `M${near[0]} 660Q${(near[0] + far[0]) / 2 - 60} 540 ${far[0]} ${horizon + 26}H${far[1]}Q${(near[1] + far[1]) / 2 - 40} 540 ${near[1]} 660Z`;
  return fill(rut([520, 660], [792, 799]) + rut([930, 1080], [812, 820]), earth, 0.8);
}

/** The bonnet with the spare wheel's bracket and a snorkel beside it. */
function bonnet(stage: Stage, color: string): string {
  const { palette: p } = stage;
  return (
    fill(curve(points("210,640 330,536 560,508 1040,508 1270,536 1390,640")), color) +
    fill(
      curve(points("330,560 560,520 1040,520 1270,560 1040,534 560,534")),
      mix(color, p.glow, 0.4),
      0.7,
    ) +
    fill(
      limb([
        [1352, 640, 26],
        [1346, 420, 24],
        [1338, 250, 22],
      ]),
      mix(color, p.ink, 0.55),
    )
  );
}

function wheel(x: number, y: number, rx: number, ry: number, color: string, light: string): string {
  const rim = ellipse(x, y, rx, ry);
  return (
    stroke(rim, color, 26) +
    stroke(
      `M${x - rx + 18} ${y - ry * 0.52}A${rx} ${ry} 0 0 1 ${x + rx * 0.6} ${y - ry * 0.86}`,
      light,
      4,
      0.7,
    ) +
    stroke(
      `M${x - rx} ${y}L${x} ${y + 20}L${x + rx} ${y}M${x} ${y + 20}L${x} ${y + ry}`,
      color,
      20,
    ) +
    fill(ellipse(x, y + 18, 44, 34), color)
  );
}

/** The guide at the wheel, seen from behind: hat, shoulders, an arm out to what he has seen. */
function guide(stage: Stage, color: string, light: string): string {
  const { palette: p } = stage;
  const shirt = mix(mix("#6f6a43", color, 0.5), p.ink, 0.12);
  return (
    fill(curve(points("1010,1010 1030,838 1090,770 1180,752 1272,770 1334,838 1356,1010")), shirt) +
    fill(
      limb([
        [1066, 800, 92],
        [940, 742, 62],
        [862, 660, 44],
        [834, 606, 34],
      ]),
      shirt,
    ) +
    fill(
      limb([
        [840, 622, 34],
        [812, 580, 28],
        [790, 546, 13],
      ]) +
        limb([
          [836, 600, 20],
          [856, 574, 12],
        ]),
      mix("#4a2c1c", color, 0.3),
    ) +
    fill(
      limb([
        [1180, 770, 66],
        [1180, 700, 60],
      ]) + ellipse(1180, 668, 66, 76),
      mix("#4a2c1c", color, 0.35),
    ) +
    fill(
      curve(points("1112,650 1120,588 1180,560 1240,588 1248,650")),
      mix("#b9975e", color, 0.45),
    ) +
    fill(
      curve(points("1052,656 1110,634 1250,634 1308,656 1250,672 1110,672")),
      mix("#c9a76c", color, 0.38),
    ) +
    stroke("M1068 650Q1180 618 1292 650", light, 4, 0.6)
  );
}

/** A seat from behind, its headrest on two pins. */
function seat(x: number, color: string, light: string): string {
  return (
    fill(
      curve([
        [x - 150, 1020],
        [x - 136, 830],
        [x - 86, 790],
        [x + 86, 790],
        [x + 136, 830],
        [x + 150, 1020],
      ]),
      color,
    ) +
    fill(
      limb([
        [x - 34, 800, 10],
        [x - 34, 740, 10],
      ]) +
        limb([
          [x + 34, 800, 10],
          [x + 34, 740, 10],
        ]),
      color,
    ) +
    fill(
      curve([
        [x - 92, 752],
        [x - 84, 676],
        [x, 662],
        [x + 84, 676],
        [x + 92, 752],
        [x, 764],
      ]),
      color,
    ) +
    stroke(
      `M${x - 78} 678Q${x} 652 ${x + 78} 678M${x - 120} 826Q${x} 770 ${x + 120} 826`,
      light,
      4,
      0.5,
    )
  );
}

function binoculars(x: number, y: number, color: string, light: string): string {
  const tube = (cx: number): Point[] => [
    [cx - 20, y],
    [cx - 13, y - 66],
    [cx + 13, y - 66],
    [cx + 20, y],
  ];
  return (
    fill(
      polygon(tube(x - 23)) +
        polygon(tube(x + 23)) +
        polygon([
          [x - 18, y - 50],
          [x + 18, y - 50],
          [x + 18, y - 24],
          [x - 18, y - 24],
        ]),
      color,
    ) + fill(ellipse(x - 23, y, 20, 7) + ellipse(x + 23, y, 20, 7), light, 0.5)
  );
}

/** From the back seat of the safari car: the guide points, and through the screen lies the plain. */
export function cabin(stage0: Stage, land: Land): string {
  const stage = before(
    { ...stage0, horizon: 430 },
    stage0.rng.fork("screen").pick([520, 700]),
    250,
  );
  const { palette: p } = stage;
  const dark = mix(p.ink, "#1d1712", 0.5);
  const trim = mix(dark, mix(p.hills[1], "#6a5137", p.colour), p.night ? 0.14 : 0.42);
  const light = mix(dark, p.glow, p.night ? 0.34 : 0.62);
  const paintwork = mix(
    mix("#8f8a5c", p.glow, 0.15),
    p.ink,
    p.night ? 0.7 : p.backlit ? 0.56 : 0.2,
  );
  const roof = gradient(
    stage,
    [0, 0],
    [0, 200],
    [
      [0, mix(trim, p.glow, 0.16)],
      [1, dark],
    ],
  );
  const holes = `M-20 -20H1620V1020H-20Z${screen}${left}${right}${hatch}`;
  return (
    vista(stage, land, 470, 110) +
    track(stage) +
    bonnet(stage, paintwork) +
    `<path d="${holes}" fill-rule="evenodd" fill="${roof}"/>` +
    fill("M-20 650L62 640Q800 560 1538 640L1620 650V1020H-20Z", trim) +
    fill("M-20 700Q800 600 1620 700V1020H-20Z", dark) +
    fill("M620 700H860L880 812H600Z", mix(dark, trim, 0.5)) +
    fill(
      ellipse(672, 752, 26, 26) + ellipse(740, 752, 26, 26) + ellipse(808, 752, 26, 26),
      mix(trim, p.glow, 0.2),
      0.8,
    ) +
    stroke("M62 640Q800 566 1538 640", light, 5, 0.6) +
    stroke("M262 196Q800 150 1338 196L1452 604M262 196L148 604", light, 3, 0.35) +
    fill(curve(points("716,190 732,168 868,168 884,190 868,232 732,232")), dark) +
    fill(
      curve(points("730,192 740,178 860,178 870,192 858,220 742,220")),
      mix(p.sky[1] ?? p.haze, p.haze, 0.5),
      0.7,
    ) +
    binoculars(420, 640, mix(dark, p.ink, 0.4), light) +
    wheel(1180, 726, 250, 150, mix(dark, p.ink, 0.5), light) +
    guide(stage, dark, light) +
    seat(400, mix(dark, trim, 0.55), light)
  );
}
