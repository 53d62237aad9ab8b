import { stand } from "../animals/figure";
import { elephant, giraffe } from "../animals/giants";
import { mix } from "../draw/color";
import { fill } from "../draw/shape";
import { gradient, height, type Stage, width } from "../draw/stage";
import { moods } from "../palette/moods";
import { groundTone, palette } from "../palette/palette";
import { acacia } from "../parts/acacia";
import { streaks } from "../parts/clouds";
import { grass } from "../parts/grass";
import { bandPath, range, ridgeLine } from "../parts/ridges";
import { sky, sunDisc } from "../parts/sky";
import { coat } from "./herds";
import { lightPool } from "./plains";
import { plant } from "./plant";

const deepDusk = {
  ...moods.dusk[0],
  sky: ["#261a4c", "#45205a", "#742b62", "#b53d58", "#ee7448", "#fbb65a", "#fee08c"],
};

/** The home page's view: calm dark sky for a title upper left, a low sun, herds walking into it. */
export function hero(stage0: Stage): string {
  const base = palette("dusk", "savanna", stage0.rng.fork("hero"));
  const p = {
    ...base,
    ...deepDusk,
    ground: [mix("#d9774c", deepDusk.haze, 0.2), deepDusk.ground[1], deepDusk.ground[2]] as const,
  };
  const horizon = 690;
  const stage: Stage = { ...stage0, palette: p, horizon, sun: { x: 1075, y: 590, radius: 122 } };
  const rng = stage.rng;
  let out =
    sky(stage) +
    sunDisc(stage) +
    streaks({ ...stage, horizon: 660 }, 6) +
    range(
      { ...stage, palette: { ...p, hills: [p.hills[0], mix(p.hills[0], p.hills[1], 0.3)] } },
      3,
      622,
      { length: 560, octaves: 5 },
    );
  const bands = [0, 0.13, 0.32, 0.58];
  bands.forEach((at, i) => {
    const y = horizon + 6 + (height - horizon) * at;
    const line = ridgeLine(stage, `hero ${i}`, {
      base: y,
      rise: 8 + 9 * i,
      length: 720,
      octaves: 3,
    });
    const tone = groundTone(p, [0.05, 0.24, 0.45, 0.68][i] ?? 0.5);
    out += fill(
      bandPath(line),
      gradient(
        stage,
        [0, y - 10],
        [0, y + 100],
        [
          [0, mix(tone, p.glow, 0.12)],
          [0.3, tone],
          [1, mix(tone, p.ink, 0.3)],
        ],
      ),
    );
    out += grass(rng.fork(`tuft ${i}`), {
      line: (x) => line(x) + 6,
      tall: 6 + 7 * i,
      step: 16,
      color: mix(tone, p.ink, 0.3),
      bare: 0.45,
    });
    if (i === 0) {
      out += lightPool(stage);
      const trees = rng.fork("trees");
      for (const x of [40, 150, 330, 470, 560, 700, 790, 905, 1240, 1330, 1420, 1490, 1570])
        out += plant(
          stage,
          trees,
          "acacia",
          x + trees.range(-25, 25),
          horizon + trees.range(8, 30),
          trees.range(6, 11),
          0.3,
          120,
        );
    }
    if (i === 1)
      out +=
        plant(stage, rng.fork("mid tree"), "acacia", 1480, horizon + 74, 26, 0.6, 260) +
        plant(stage, rng.fork("mid tree 2"), "acacia", 560, horizon + 62, 19, 0.55, 180);
    if (i === 2) out += procession(stage);
  });
  const fore = (x: number) => 952 + 18 * Math.sin(x / 260) - Math.max(0, 1 - x / 620) ** 1.6 * 86;
  const tree = rng.fork("tree");
  out += acacia(tree, {
    x: 176,
    foot: fore(176) + 8,
    tall: 452,
    color: p.ink,
    light: mix(p.ink, p.glow, 0.13),
    lean: 0.06,
  });
  return (
    out +
    fill(bandPath(fore), p.ink) +
    grass(rng.fork("fore"), { line: fore, tall: 60, step: 19, color: p.ink, wind: 0.25 }) +
    fill(`M0 990H${width}V${height}H0Z`, p.ink)
  );
}

function procession(stage: Stage): string {
  const rng = stage.rng.fork("procession");
  const p = stage.palette;
  const shadow = groundTone(p, 0.82);
  let out = "";
  const at = (x: number, y: number, m: number, own: string) => {
    const color = coat(stage, own, y + 60);
    return { x, y, pxPerMetre: m, color, light: mix(color, p.glow, 0.55), shadow };
  };
  for (const [x, y, m] of [
    [1345, 806, 42],
    [1262, 796, 37],
    [1440, 792, 35],
  ] as const)
    out += stand(stage, giraffe(rng), { ...at(x, y, m, "#c08a45"), mirror: true });
  for (const [x, y, m] of [
    [1185, 828, 21],
    [1010, 822, 37],
    [1130, 836, 38],
    [775, 830, 46],
    [890, 838, 23],
  ] as const)
    out += stand(stage, elephant(rng), { ...at(x + m * 2.4, y, m, "#7d716a"), mirror: true });
  return out;
}
