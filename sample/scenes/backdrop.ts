import { mix } from "../draw/color";
import { noise } from "../draw/noise";
import { fill, type Point, polygon } from "../draw/shape";
import { clip, gradient, type Stage, width } from "../draw/stage";
import { cumulus, streaks } from "../parts/clouds";
import { mountain } from "../parts/mountains";
import { bandPath, range, ridge, ridgeLine } from "../parts/ridges";
import { sky, sunDisc } from "../parts/sky";
import { milkyWay, stars } from "../parts/stars";
import { canopy } from "../parts/trees";
import type { Land } from "./lands";

/** Everything above the horizon that is not land. */
export function heavens(stage: Stage, options: { galaxy?: boolean; clear?: boolean } = {}): string {
  const { palette: p } = stage;
  let out = sky(stage);
  if (p.night) out += options.galaxy ? milkyWay(stage) : stars(stage);
  if (!options.galaxy) out += sunDisc(stage);
  if (options.clear) return out;
  const clouds = stage.rng.fork("clouds");
  if (p.backlit) return out + streaks(stage, p.night ? 3 : clouds.int(5, 8));
  return (
    out +
    (clouds.chance(0.62) ? cumulus(stage, clouds.int(2, 5)) : streaks(stage, clouds.int(3, 6)))
  );
}

/** A long wall with a level crest: rift escarpment or caldera rim, ribbed by gullies. */
export function wall(stage: Stage, tall: number, name = "wall"): string {
  const { palette: p, horizon, sun } = stage;
  const rng = stage.rng.fork(name);
  const wave = noise(rng, 4, 0.5);
  const slope = rng.sign();
  const crest = (x: number) => {
    const t = x / width;
    const fall = Math.max(0, slope > 0 ? 1 - t : t);
    return (
      horizon -
      tall * (0.5 + 0.5 * fall) -
      wave(x / 420) * tall * 0.14 -
      wave(x / 60 + 80) * tall * 0.02
    );
  };
  const color = mix(p.hills[0], p.hills[1], 0.5);
  const body = bandPath(crest, 8, horizon + 30);
  const paint = gradient(
    stage,
    [0, horizon - tall],
    [0, horizon],
    [
      [0, color],
      [0.5, mix(color, p.haze, 0.12)],
      [1, mix(color, p.haze, 0.7)],
    ],
  );
  const shade = mix(color, p.ink, 0.3);
  let ribs = "";
  for (let x = -40; x < width + 40; x += rng.range(18, 58)) {
    const y = crest(x);
    const long = (horizon - y) * rng.range(0.45, 0.95);
    const lean = rng.range(-10, 26) * (sun.x < x ? 1 : -1);
    const wide = rng.range(6, 22);
    const rib: Point[] = [
      [x, y + 4],
      [x + wide * 0.5, y + long * 0.35],
      [x + lean + wide * 0.7, y + long],
      [x + lean - wide * 0.2, y + long * 0.6],
      [x - wide * 0.25, y + long * 0.3],
    ];
    ribs += polygon(rib);
  }
  return (
    fill(body, paint) +
    clip(
      stage,
      body,
      fill(ribs, shade, 0.34) +
        fill(
          bandPath((x) => crest(x) + 9 + wave(x / 30) * 5, 10, horizon + 30),
          p.haze,
          0.08,
        ),
    )
  );
}

/** The summit's place: across from the subject, clear of the frame. */
export function massifX(stage: Stage, focusX: number): number {
  const pick = stage.rng.fork("massif x");
  return Math.min(
    1180,
    Math.max(420, width - focusX + (width / 2 - focusX > 0 ? -1 : 1) * pick.range(20, 240)),
  );
}

/** Hills, walls and the named mountain of a land, all standing on the horizon. */
export function backdrop(stage: Stage, land: Land, focusX: number): string {
  const { palette: p, horizon, rng } = stage;
  let out = "";
  const pick = rng.fork("backdrop");
  if (land.massif) {
    const { shape, pxPerKm, tall } = land.massif;
    const x = massifX(stage, focusX);
    const scale = pick.range(0.88, 1.12);
    const mirror = pick.chance(0.3);
    out += range(stage, 1, horizon - 50);
    out += mountain(stage, shape, {
      x,
      foot: horizon + 16,
      tall: tall * scale,
      pxPerKm: pxPerKm * scale,
      mirror,
    });
  }
  if (land.wall) out += wall(stage, land.wall * pick.range(0.8, 1.15));
  if (land.hills) {
    const { rise, peaked, forested } = land.hills;
    const top = horizon - rise * pick.range(0.9, 1.25);
    out += range(stage, rise > 100 ? 4 : 3, top, {
      length: rise > 100 ? 360 : 620,
      octaves: 5,
      ...(peaked ? { peaked } : {}),
      roughness: forested ? 0.5 : 0.42,
    });
  }
  const line = ridgeLine(stage, "last", { base: horizon + 8, rise: 20, length: 700 });
  if (!land.water || land.template === "plains")
    out += ridge(stage, line, mix(p.hills[1], p.ground[0], 0.4), 0.5, 60);
  if (land.hills?.forested)
    out += canopy(
      rng.fork("edge"),
      (x) => horizon + 6 + Math.sin(x / 190) * 5,
      15,
      mix(p.hills[1], p.ink, 0.28),
      p.night ? undefined : mix(p.hills[1], p.glow, 0.18),
    );
  return out;
}
