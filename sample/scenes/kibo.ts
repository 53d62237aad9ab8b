import { mix } from "../draw/color";
import { noise } from "../draw/noise";
import { curve, fill, type Point, polygon } from "../draw/shape";
import { clip, gradient, type Stage, width } from "../draw/stage";
import { cloudSea } from "../parts/clouds";
import { grass } from "../parts/grass";
import { groundsel } from "../parts/heights";
import { bandPath } from "../parts/ridges";
import { heavens } from "./backdrop";

/** Kibo's broad, level dome and Mawenzi beyond the saddle from the south: kilometres, share of the height. */
const outline: readonly Point[] = [
  [-40, 0],
  [-30, 0.05],
  [-22, 0.13],
  [-16, 0.25],
  [-12, 0.37],
  [-9.2, 0.5],
  [-7.2, 0.62],
  [-5.6, 0.735],
  [-4.5, 0.83],
  [-3.8, 0.9],
  [-3.3, 0.945],
  [-2.8, 0.968],
  [-2, 0.977],
  [-1.2, 0.985],
  [-0.3, 0.99],
  [0.5, 0.997],
  [1.2, 1],
  [1.9, 0.992],
  [2.5, 0.974],
  [2.9, 0.948],
  [3.4, 0.9],
  [4.1, 0.825],
  [5, 0.745],
  [6, 0.675],
  [7.2, 0.632],
  [8.2, 0.622],
  [8.9, 0.645],
  [9.4, 0.69],
  [9.75, 0.74],
  [9.95, 0.728],
  [10.2, 0.79],
  [10.4, 0.765],
  [10.65, 0.8],
  [10.95, 0.755],
  [11.2, 0.762],
  [11.7, 0.69],
  [12.6, 0.58],
  [14, 0.46],
  [16.5, 0.33],
  [20, 0.21],
  [26, 0.1],
  [34, 0.03],
  [44, 0],
];

const foot = 660;
const tall = 400;
const pxPerKm = 43;
const summit = 940;

const at = (km: number, share: number): Point => [summit + km * pxPerKm, foot - share * tall];

/** The height of the outline at a distance from the summit. */
function crest(km: number): number {
  const next = outline.findIndex(([x]) => x > km);
  const [a, b] = [outline[next - 1], outline[next]];
  if (!a || !b) return 0;
  return a[1] + ((b[1] - a[1]) * (km - a[0])) / (b[0] - a[0]);
}

/** A patch of ice whose tongues hang down the ribs of the face, each with its shaded side. */
function ice(stage: Stage, from: number, to: number, hang: number, name: string): string {
  const { palette: p } = stage;
  const rng = stage.rng.fork(name);
  const upper: Point[] = [];
  const lower: Point[] = [];
  let shade = "";
  for (let km = from; km <= to; km += 0.12) upper.push(at(km, crest(km) + 0.03));
  let km = from;
  while (km < to - 0.2) {
    const step = rng.range(0.42, 0.95);
    const edge = Math.sin((Math.PI * (km + step / 2 - from)) / (to - from)) ** 0.5;
    const long = hang * (0.3 + 0.7 * edge) * rng.range(0.4, 1);
    const lean = km * 0.08;
    const top = crest(km);
    lower.push(
      at(km + lean * 0.4, top - Math.min(long, 0.075) * 0.8),
      at(km + step * 0.3 + lean, top - long * 0.86),
      at(km + step * 0.5 + lean, top - long),
      at(km + step * 0.68 + lean, top - long * 0.84),
    );
    shade += curve([
      at(km + step * 0.7, top - 0.025),
      at(km + step * 0.56 + lean * 0.6, top - long * 0.5),
      at(km + step * 0.52 + lean, top - long),
      at(km + step * 0.8 + lean, top - long * 0.6),
      at(km + step + lean * 0.4, top - 0.06),
    ]);
    km += step;
  }
  const body = curve([...upper, ...lower.reverse()]);
  return clip(
    stage,
    body,
    fill(body, p.snow[0]) + fill(shade, mix(p.snow[0], p.snow[1], 0.7), 0.75),
  );
}

/** Ribs and gullies that run down and outward from the rim. */
function ribs(stage: Stage, dark: string, light: string): string {
  const rng = stage.rng.fork("ribs");
  let [shade, shine] = ["", ""];
  for (let km = -8.6; km < 7.4; km += rng.range(0.45, 0.95)) {
    const top = crest(km) - rng.range(0.03, 0.14);
    const long = rng.range(0.16, 0.44) * (0.5 + crest(km) * 0.5);
    const out = km * 0.34;
    const wide = rng.range(0.16, 0.42);
    const rib = [
      at(km, top),
      at(km + out * 0.4 + wide, top - long * 0.5),
      at(km + out + wide * 0.4, top - long),
      at(km + out * 0.45 - wide * 0.3, top - long * 0.55),
    ];
    if (rng.chance(0.62)) shade += curve(rib);
    else shine += curve(rib);
  }
  return fill(shade, dark, 0.42) + fill(shine, light, 0.3);
}

/** Kilimanjaro from the moorland: the flat white dome in the light, calm dark ground below it. */
export function kibo(stage0: Stage): string {
  const left = { x: 330, y: 470, radius: stage0.sun.radius * 0.8 };
  const stage: Stage = { ...stage0, horizon: foot, sun: left };
  const { palette: p, rng } = stage;
  const line = outline.map(([km, share]) => at(km, share));
  const wave = noise(rng.fork("rock"), 3, 0.5);
  const rough: Point[] = line.map(([x, y], i) => [x, y + wave(i * 1.7) * 2]);
  const body = polygon([
    ...rough,
    [rough.at(-1)?.[0] ?? 0, foot + 120],
    [rough[0]?.[0] ?? 0, foot + 120],
  ]);
  const stone = mix(mix(p.hills[0], p.hills[1], 0.62), "#77748a", 0.3 * p.colour);
  const dark = mix(stone, p.ink, 0.34);
  const low = mix(stone, p.haze, 0.62);
  const paint = gradient(
    stage,
    [0, foot - tall],
    [0, foot],
    [
      [0, stone],
      [0.4, mix(stone, low, 0.25)],
      [1, low],
    ],
  );
  const flank: Point[] = [
    at(1.2, 1.05),
    at(1.9, 0.86),
    at(1.5, 0.72),
    at(2.6, 0.5),
    at(2, 0.3),
    at(3.4, 0),
  ];
  const shaded = polygon([...flank, [width + 400, foot + 120], [width + 400, foot - tall - 60]]);
  const massif = clip(
    stage,
    body,
    fill(body, paint) +
      fill(shaded, dark, 0.3) +
      ribs(stage, dark, mix(stone, p.glow, 0.5)) +
      ice(stage, -4.2, 3.6, 0.27, "southern ice") +
      ice(stage, -5.6, -4, 0.1, "western ice"),
  );
  const fore = (x: number) =>
    838 + 26 * Math.sin(x / 330 + 1) - Math.max(0, (x - 900) / 700) ** 1.4 * 96;
  const mid = (x: number) => 772 + 20 * Math.sin(x / 240) + 8 * Math.sin(x / 71);
  const heath = mix(mix(p.ground[2], p.ink, 0.35), p.haze, 0.12);
  const candelabra = rng.fork("groundsel");
  const tree = mix(p.ink, p.glow, 0.1);
  let out =
    heavens(stage) +
    massif +
    cloudSea({ ...stage, horizon: foot }, foot - 40, foot + 130) +
    fill(bandPath(mid), mix(heath, p.haze, 0.22)) +
    grass(rng.fork("heath"), { line: mid, tall: 12, step: 13, color: heath });
  for (const [x, size] of [
    [1180, 120],
    [1265, 84],
  ] as const)
    out += groundsel(
      candelabra,
      x,
      mid(x) + 20,
      size,
      mix(heath, p.ink, 0.4),
      mix(heath, p.glow, 0.3),
    );
  for (const [x, size] of [
    [1390, 330],
    [1528, 240],
    [1300, 150],
  ] as const)
    out += groundsel(candelabra, x, fore(x) + 26, size, p.ink, mix(tree, p.glow, 0.25));
  return (
    out +
    fill(bandPath(fore), p.ink) +
    grass(rng.fork("fore"), { line: fore, tall: 34, step: 17, color: p.ink })
  );
}
