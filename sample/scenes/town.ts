import { mix } from "../draw/color";
import { curve, ellipse, fill } from "../draw/shape";
import { gradient, height, type Stage, width } from "../draw/stage";
import { groundTone } from "../palette/palette";
import { palm } from "../parts/palms";
import { canopy } from "../parts/trees";
import { ripples, sunPath, waterBand } from "../parts/water";
import { house, minaret } from "../things/houses";
import { dhow, ferry } from "../things/vehicles";
import { backdrop, heavens } from "./backdrop";
import type { Focus } from "./focus";
import type { Land } from "./lands";
import { plant } from "./plant";

/** Roofs in steps down to the viewer; behind them the town's mountain or its harbour. */
export function town(stage0: Stage, land: Land, focus: Focus, place: string): string {
  const harbour = land.water === "lake";
  const stage: Stage = { ...stage0, horizon: harbour ? 500 : 560 };
  const { palette: p, horizon, rng } = stage;
  const pick = rng.fork("town");
  const stone = place === "stone-town" || place === "bagamoyo" || place === "zanzibar";
  const city = place === "dar-es-salaam";
  let out = heavens(stage);
  if (harbour) {
    out +=
      waterBand(stage, horizon, height, [p.sea[0], mix(p.sea[0], p.sea[1], 0.7), p.sea[1]]) +
      sunPath(stage, horizon + 2, 800) +
      ripples(pick, horizon, 760, p.glint, 60, 0.3);
    const site = { color: mix(p.ink, p.hills[1], 0.2), light: mix(p.snow[0], p.glow, 0.3) };
    for (let i = 0; i < 4; i++)
      out += dhow(
        {
          ...site,
          x: pick.range(80, width - 80),
          y: horizon + 14 + i * 17,
          pxPerMetre: 5 + i * 2.6,
        },
        pick.chance(0.5),
      );
    if (city || pick.chance(0.4))
      out += ferry(
        stage,
        { ...site, x: pick.range(400, 1200), y: horizon + 62, pxPerMetre: 6 },
        pick.chance(0.5),
      );
  } else {
    out += backdrop(stage, land, focus.x);
    out += fill(
      `M0 ${horizon}H${width}V${height}H0Z`,
      gradient(
        stage,
        [0, horizon],
        [0, height],
        [
          [0, mix(p.ground[1], p.haze, 0.5)],
          [1, p.ground[2]],
        ],
      ),
    );
  }
  const walls =
    stone || city
      ? ["#efe2c6", "#e0cba6", "#d9bfa0", "#f3ead6"]
      : ["#e3cfa6", "#d8b98c", "#c9d3c2", "#e6d9c0"];
  const rows = 5;
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const foot = horizon + (harbour ? 120 : 36) + 330 * t ** 1.15;
    const scale = 0.42 + 0.95 * t;
    const each = rng.fork(`street ${row}`);
    const leaf = mix(
      mix(groundTone(p, 0.55 + t * 0.2), p.haze, 0.35 * (1 - t)),
      p.ink,
      0.1 + 0.25 * t,
    );
    if (harbour)
      out += fill(
        curve([
          [-80, foot - 18 * scale],
          [400, foot - 26 * scale],
          [1100, foot - 16 * scale],
          [1680, foot - 24 * scale],
          [1680, height + 60],
          [-80, height + 60],
        ]),
        mix(mix(groundTone(p, 0.4), p.haze, 0.4 * (1 - t)), p.ink, 0.15 + 0.2 * t),
      );
    out += canopy(
      each,
      (x) => foot - (40 + 20 * Math.sin(x / 90 + row)) * scale,
      30 * scale,
      leaf,
      p.night ? undefined : mix(leaf, p.glow, 0.22),
    );
    for (let x = each.range(-120, -20); x < width + 40; ) {
      const w = each.range(90, 170) * scale;
      const tower = city && row < 3 && each.chance(0.45);
      const h = (tower ? each.range(130, 300) : each.range(50, stone ? 140 : 92)) * scale;
      const tone = mix(
        mix(p.hills[0], p.haze, 0.25 * (1 - t)),
        each.pick(["#efe2c6", ...walls]),
        0.2 + p.colour * 0.62,
      );
      const shade = mix(
        mix(tone, p.hills[1], 0.5 - 0.14 * t),
        p.ink,
        (p.backlit ? 0.3 : 0.02) + t * 0.16,
      );
      if (each.chance(stone ? 0.84 : 0.66))
        out += house(
          stage,
          each,
          x,
          foot,
          w,
          h,
          shade,
          tower || each.chance(stone ? 0.5 : city ? 0.6 : 0.12),
        );
      x += w * each.range(0.94, stone ? 1.02 : 1.25);
      if (stone && row === 2 && x > 300 && x < 360 + w)
        out += minaret(stage, x + 40, foot, 250, shade);
    }
    if (row > 0 && row < 4)
      for (let i = 0; i < (stone ? 2 : 4); i++)
        out += plant(
          stage,
          each,
          each.pick(land.trees),
          each.range(20, width - 20),
          foot + 6,
          8 * scale,
          0.4 + 0.4 * t,
          190 * scale,
        );
  }
  const front = mix(p.ink, groundTone(p, 0.7), 0.12);
  out += canopy(
    rng.fork("front"),
    (x) => 960 - (focus.left ? x - 800 : 800 - x) * 0.05,
    46,
    front,
    mix(front, p.glow, 0.16),
  );
  const px = focus.left ? width - 130 : 130;
  return (
    out +
    palm(pick, {
      x: px,
      foot: 1010,
      tall: pick.range(520, 620),
      color: p.ink,
      lean: focus.left ? -0.14 : 0.14,
      light: mix(p.ink, p.glow, 0.16),
    }) +
    fill(ellipse(800, 1030, 1000, 60), p.ink)
  );
}
