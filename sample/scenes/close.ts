import { points } from "../animals/figure";
import { mix } from "../draw/color";
import type { Rng } from "../draw/rng";
import { curve, ellipse, fill, limb, type Point, polygon, stroke } from "../draw/shape";
import { clip, gradient, height, type Stage, width } from "../draw/stage";
import { groundTone } from "../palette/palette";
import { grass } from "../parts/grass";
import { bandPath } from "../parts/ridges";
import { backdrop, heavens } from "./backdrop";
import type { Land } from "./lands";
import { plant } from "./plant";

/** The four tones of a coat in this light: as it is, in shade, deep, and where the light meets it. */
interface Coat {
  own: string;
  shade: string;
  deep: string;
  light: string;
}

function coat({ palette: p }: Stage, color: string): Coat {
  const own = mix(color, mix(p.hills[1], p.ink, 0.5), p.night ? 0.75 : p.backlit ? 0.52 : 0.08);
  return {
    own,
    shade: mix(own, p.ink, 0.26),
    deep: mix(own, p.ink, 0.55),
    light: mix(own, p.glow, p.backlit ? 0.62 : 0.42),
  };
}

/** Soft country behind a face: sky, hills and a few trees far off. */
function behind(stage: Stage, land: Land): string {
  const { palette: p, horizon } = stage;
  const far = stage.rng.fork("far trees");
  const ground = gradient(
    stage,
    [0, horizon],
    [0, height],
    [
      [0, mix(groundTone(p, 0.1), p.haze, 0.35)],
      [0.5, groundTone(p, 0.34)],
      [1, groundTone(p, 0.62)],
    ],
  );
  let out =
    heavens(stage) +
    backdrop(stage, land, 800) +
    fill(
      bandPath((x) => horizon + 8 + 5 * Math.sin(x / 160)),
      ground,
    );
  for (let i = 0; i < 7; i++)
    out += plant(
      stage,
      far,
      land.trees[0],
      far.range(-30, width + 30),
      horizon + far.range(14, 64),
      far.range(7, 17),
      0.35,
      200,
    );
  return out;
}

/** An elephant that has come close, seen from the front: ears spread, trunk down. */
function elephant(stage: Stage): string {
  const { palette: p } = stage;
  const c = coat(stage, "#8b7f77");
  const side = stage.sun.x > 800 ? 1 : -1;
  const at = (list: readonly Point[], flip: 1 | -1 = 1): Point[] =>
    list.map(([x, y]) => [800 + flip * side * x, y]);
  const ear: readonly Point[] = points(
    "150,250 250,176 390,158 510,216 556,340 538,480 478,610 390,716 318,760 262,700 216,610 160,520",
  );
  const inner: readonly Point[] = points(
    "206,300 300,236 400,232 476,300 488,400 452,520 380,620 318,664 268,590 214,480",
  );
  const body: readonly Point[] = points(
    "-330,1010 -356,700 -280,420 -120,240 120,240 280,420 356,700 330,1010",
  );
  const head: readonly Point[] = points(
    "0,148 96,160 166,226 196,330 186,440 150,540 122,640 104,760 0,790 -104,760 -122,640 -150,540 -186,440 -196,330 -166,226 -96,160",
  );
  const trunk = limb([
    [800, 520, 250],
    [800, 660, 196],
    [800 + side * 6, 800, 158],
    [800 + side * 16, 920, 134],
    [800 + side * 30, 1040, 118],
  ]);
  const face = curve(at(head));
  let rings = "";
  for (let i = 0; i < 15; i++) {
    const y = 566 + i * 31;
    const half = 108 - i * 3.6;
    rings += `M${800 - half} ${y}Q${800 + side * i * 2} ${y + 24} ${800 + half} ${y}`;
  }
  const tusk = (flip: 1 | -1) =>
    fill(
      limb(
        at(points("112,640 150,770 146,880 116,962"), flip).map(
          ([x, y], i) => [x, y, [52, 44, 32, 8][i] ?? 8] as const,
        ),
      ),
      mix(mix("#f7ead0", p.glow, 0.2), p.ink, flip > 0 ? 0.04 : 0.24),
    );
  const eye = (flip: 1 | -1) => {
    const [x, y] = at([[132, 446]], flip)[0] ?? [0, 0];
    return (
      fill(ellipse(x, y, 30, 24), c.deep, 0.8) +
      fill(ellipse(x, y + 1, 15, 14), mix(p.ink, "#1b120c", 0.5)) +
      fill(ellipse(x + side * 5, y - 5, 4.5, 4.5), mix(p.glow, "#ffffff", 0.5)) +
      stroke(
        `M${x - 34} ${y - 12}Q${x} ${y - 40} ${x + 34} ${y - 10}M${x - 30} ${y + 24}Q${x} ${y + 38} ${x + 30} ${y + 22}`,
        c.deep,
        4,
        0.7,
      )
    );
  };
  const shadow = polygon(at(points("-20,120 -30,360 -10,560 -16,1010 -520,1010 -520,120")));
  const edge = (flip: 1 | -1) =>
    stroke(
      curve(at(ear, flip).slice(2, 9), false),
      flip > 0 ? c.light : c.shade,
      9,
      flip > 0 ? 0.95 : 0.6,
    );
  return (
    fill(curve(at(body)), c.deep) +
    fill(curve(at(ear, -1)), c.shade) +
    fill(curve(at(inner, -1)), c.deep, 0.55) +
    edge(-1) +
    fill(curve(at(ear)), c.own) +
    fill(curve(at(inner)), mix(c.shade, "#a5655a", 0.18), 0.75) +
    edge(1) +
    tusk(-1) +
    tusk(1) +
    fill(face, c.own) +
    fill(trunk, c.own) +
    clip(stage, face + trunk, fill(shadow, c.shade, 0.85)) +
    fill(curve(at(points("60,196 118,226 140,300 96,330 52,270"))), c.light, 0.35) +
    fill(curve(at(points("-56,206 -110,236 -132,310 -90,336 -50,280"))), c.deep, 0.28) +
    stroke(rings, c.deep, 5, 0.5) +
    eye(1) +
    eye(-1)
  );
}

/** The net of a giraffe's coat: uneven leaves in rows along the neck. */
function leaves(rng: Rng, from: Point, to: Point, wide: number): string {
  let d = "";
  const rows = 13;
  for (let row = 0; row <= rows; row++) {
    for (let col = -4; col <= 4; col++) {
      const t = (row + rng.range(-0.1, 0.1)) / rows;
      const x = from[0] + (to[0] - from[0]) * t + (col + (row % 2) * 0.5) * wide * 0.3;
      const y = from[1] + (to[1] - from[1]) * t + col * 9;
      const r = wide * 0.125;
      const corners: Point[] = Array.from({ length: 6 }, (_, i) => {
        const a = (i / 6) * Math.PI * 2 + rng.range(-0.2, 0.2);
        const reach = r * rng.range(0.82, 1.16);
        return [x + Math.cos(a) * reach, y + Math.sin(a) * reach * 1.05];
      });
      d += polygon(corners);
    }
  }
  return d;
}

/** A giraffe's head and neck in profile, chewing on what grows at the height of the frame. */
function giraffe(stage: Stage): string {
  const { palette: p, rng } = stage;
  const c = coat(stage, "#d9ab66");
  const brown = mix(coat(stage, "#8a4f26").own, p.ink, 0.1);
  const side = stage.sun.x > 800 ? 1 : -1;
  const at = (list: readonly Point[]): Point[] => list.map(([x, y]) => [800 + side * (x - 800), y]);
  const neck = at(
    points(
      "330,1020 470,760 600,540 676,420 744,372 880,400 884,470 850,560 800,700 740,860 700,1020",
    ),
  );
  const head = at(
    points(
      "690,410 704,330 764,280 840,270 906,300 966,350 1040,396 1124,440 1190,486 1206,536 1180,578 1118,590 1040,570 960,546 880,530 800,520 730,490",
    ),
  );
  const ear = at(points("716,330 640,270 580,262 600,312 650,352 706,372"));
  const farEar = at(points("800,290 812,230 858,196 866,240 838,290"));
  const horn = (x: number, lean: number) =>
    limb(
      at([
        [x, 300],
        [x + lean * 0.6, 220],
        [x + lean, 156],
      ]).map(([px, py], i) => [px, py, [40, 27, 26][i] ?? 24] as const),
    );
  const tip = (x: number) => {
    const [px, py] = at([[x, 150]])[0] ?? [0, 0];
    return ellipse(px, py, 22, 17);
  };
  const [ex, ey] = at([[858, 372]])[0] ?? [0, 0];
  const neckShape = curve(neck);
  const headShape = curve(head);
  const low: Point = [800 - side * 280, 1010];
  const high: Point = [800, 440];
  const under = at(points("884,470 830,590 770,760 720,900 690,1020 760,1020 960,600"));
  const jaw = at(points("760,520 900,520 1040,556 1130,580 1200,560 1190,620 900,600 760,570"));
  const mane = at(points("716,396 626,524 492,752 350,1020 286,1020 440,732 578,506 664,380"));
  return (
    fill(curve(farEar), c.shade) +
    fill(horn(812, 26), c.shade) +
    fill(tip(838), c.deep) +
    fill(curve(mane), mix(brown, p.ink, 0.2)) +
    fill(neckShape, mix(c.own, c.light, 0.25)) +
    clip(
      stage,
      neckShape,
      fill(leaves(rng.fork("net"), low, high, 210), brown) + fill(curve(under), p.ink, 0.22),
    ) +
    fill(horn(768, 6), c.own) +
    fill(tip(774), mix(c.deep, p.ink, 0.4)) +
    fill(headShape, mix(c.own, c.light, 0.3)) +
    clip(
      stage,
      headShape,
      fill(
        polygon(at(points("770,430 820,410 850,450 826,490 780,484"))) +
          polygon(at(points("868,452 920,440 946,478 910,508 872,496"))) +
          polygon(at(points("724,372 764,352 780,400 742,430 716,410"))) +
          polygon(at(points("956,486 996,484 1010,516 974,530"))),
        brown,
        0.85,
      ) +
        fill(
          curve(at(points("1060,410 1140,446 1206,500 1210,560 1130,600 1080,560 1096,500"))),
          mix(c.shade, "#8b6a58", 0.4),
          0.6,
        ) +
        fill(curve(jaw), p.ink, 0.24),
    ) +
    fill(curve(ear), c.own) +
    fill(curve(at(points("700,346 640,290 600,276 620,308 660,342"))), c.deep, 0.6) +
    fill(ellipse(ex, ey, 36, 29), c.deep) +
    fill(ellipse(ex + side * 3, ey + 2, 25, 22), mix(p.ink, "#1b120c", 0.6)) +
    fill(ellipse(ex + side * 10, ey - 6, 7, 7), mix(p.glow, "#ffffff", 0.5)) +
    stroke(curve(at(points("812,376 836,340 872,336 906,366")), false), c.deep, 8) +
    fill(curve(at(points("1132,470 1160,478 1168,496 1144,494"))), c.deep, 0.9) +
    stroke(curve(at(points("1204,540 1150,552 1090,540 1050,524")), false), c.deep, 6, 0.75) +
    stroke(
      curve(at(points("764,280 840,270 906,300 966,350 1040,396 1124,440")), false),
      c.light,
      7,
      0.85,
    )
  );
}

/** A close animal: one head fills the picture, the country is only its air. */
export function close(
  stage0: Stage,
  land: Land,
  subject: "elephant_close" | "giraffe_close",
): string {
  const horizon = subject === "giraffe_close" ? 760 : 690;
  const sunX = stage0.rng.fork("close").pick([330, 1270]);
  const stage: Stage = {
    ...stage0,
    horizon,
    sun: { ...stage0.sun, x: sunX, y: stage0.sun.y + horizon - stage0.horizon - 40 },
  };
  const fore = (x: number) => height - 34 - 12 * Math.sin(x / 130);
  return (
    behind(stage, land) +
    (subject === "giraffe_close" ? giraffe(stage) : elephant(stage)) +
    fill(bandPath(fore), stage.palette.ink) +
    grass(stage.rng.fork("fore"), { line: fore, tall: 70, step: 18, color: stage.palette.ink })
  );
}
