import { lighter, mix, ramp } from "../draw/color";
import type { Rng } from "../draw/rng";
import type { Time } from "../vocabulary";
import { type Biome, biomes } from "./biomes";
import { type Mood, moods } from "./moods";

export interface Palette extends Mood {
  time: Time;
  night: boolean;
  /** The sun stands low enough to turn what is before it into silhouettes. */
  backlit: boolean;
  /** How much of its own colour a thing keeps in this light (0–1). */
  colour: number;
  water: readonly [far: string, mid: string, near: string];
  sea: readonly [far: string, mid: string, near: string];
  snow: readonly [lit: string, shade: string];
  glint: string;
}

const ownColour: Record<Time, number> = {
  dawn: 0.3,
  morning: 0.78,
  noon: 0.95,
  afternoon: 0.75,
  dusk: 0.12,
  night: 0.1,
};

export function palette(time: Time, biome: Biome, rng: Rng): Palette {
  const mood = rng.pick(moods[time]);
  const colour = ownColour[time];
  const day = biomes[biome];
  const [a, b, c] = mood.ground;
  const [da, db, dc] = day.ground;
  const low = mood.sky.at(-1) ?? mood.haze;
  const high = mood.sky[0] ?? mood.ink;
  const night = time === "night";
  const seaShare = 0.25 + colour * 0.75;
  return {
    ...mood,
    time,
    night,
    backlit: time === "dawn" || time === "dusk" || night,
    colour,
    ground: [mix(mix(a, da, colour), mood.haze, 0.18), mix(b, db, colour), mix(c, dc, colour)],
    ink: mix(mood.ink, day.ink, colour * 0.7),
    water: [
      mix(low, mood.haze, 0.3),
      ramp(mood.sky, 0.55),
      mix(ramp(mood.sky, 0.12), mood.ink, 0.22),
    ],
    sea: [
      mix(mix(high, mood.ink, 0.15), "#16638c", seaShare * 0.8),
      mix(ramp(mood.sky, 0.4), "#2ba6b0", seaShare * 0.85),
      mix(ramp(mood.sky, 0.75), "#a9e3cf", seaShare * 0.8),
    ],
    snow: night
      ? [mix("#dfe6fb", mood.haze, 0.3), mix("#7f8fc0", mood.hills[1], 0.4)]
      : [mix("#fffdf6", mood.glow, 0.25), mix("#a9bed4", mood.hills[0], 0.45)],
    glint: night ? mix(mood.sun, mood.haze, 0.25) : lighter(mix(mood.sun, mood.glow, 0.35), 0.02),
  };
}

/** The colour of ground at `near` (0 at the horizon, 1 under the viewer's feet). */
export function groundTone(p: Palette, near: number): string {
  return ramp([...p.ground, p.ink], near);
}

/** A thing's own colour as this light and that distance show it. */
export function lit(p: Palette, own: string, near = 0.7): string {
  const shade = mix(mix(p.hills[1], p.haze, 0.1), p.ink, 0.3 + 0.7 * near);
  return mix(shade, own, p.colour * 0.85);
}
