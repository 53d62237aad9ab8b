import { stand } from "../animals/figure";
import { antelope, zebra } from "../animals/grazers";
import { mix } from "../draw/color";
import type { Stage } from "../draw/stage";
import { groundTone } from "../palette/palette";
import { cyclist, person, rider } from "../things/people";
import { campfire, hut, safariTent, thatchedHall } from "../things/shelters";
import { safariCar } from "../things/vehicles";
import type { Subject } from "../vocabulary";
import type { Focus } from "./focus";
import { coat, herd } from "./herds";
import { type Cast, grazers } from "./wildlife";

/** Muted cloths, darker as the light goes. */
const cloths = ["#b4412d", "#8f2f3f", "#2f5f7e", "#c98a2f", "#6a3f6b"] as const;

export function folk(
  stage: Stage,
  focus: Focus,
  count: number,
  spread: number,
  kit: { cloth?: boolean; load?: number; pack?: boolean } = {},
): string {
  const { rng } = focus;
  const p = stage.palette;
  const mirror = rng.chance(0.5);
  let out = "";
  for (let i = 0; i < count; i++) {
    const x =
      focus.x +
      ((i + rng.range(-0.25, 0.25)) / Math.max(1, count - 1) - 0.5) * spread * focus.pxPerMetre;
    const y = focus.y + rng.range(-0.06, 0.06) * (focus.y - stage.horizon);
    const own = kit.cloth ? rng.pick(cloths) : "#5f5346";
    const color = mix(coat(stage, own, y), own, p.backlit ? 0.12 : 0.25);
    const figure = person(rng, {
      hat: !kit.cloth && rng.chance(0.6),
      pack: kit.pack === true && rng.chance(0.7),
      load: rng.chance(kit.load ?? 0),
      ...(kit.cloth ? { cloth: true } : {}),
    });
    out += stand(stage, figure, {
      x,
      y,
      pxPerMetre: focus.scaleAt(y) * rng.range(0.93, 1.05),
      mirror: rng.chance(0.12) ? !mirror : mirror,
      color,
      light: mix(color, p.glow, 0.5),
      shadow: groundTone(p, 0.66),
    });
  }
  return out;
}

function line(
  make: typeof rider,
  count: readonly [number, number],
  long: number,
): (stage: Stage, focus: Focus) => string {
  return (stage, focus) =>
    herd(stage, focus, {
      make,
      count,
      long,
      deep: 0.12,
      spacing: [1, 1.6],
      together: 1,
      sizes: [0.96, 1.04],
    });
}

function site(stage: Stage, focus: Focus, own: string) {
  const p = stage.palette;
  const color = mix(mix(p.hills[1], own, 0.25 + p.colour * 0.6), p.ink, p.backlit ? 0.5 : 0.12);
  return {
    x: focus.x,
    y: focus.y,
    pxPerMetre: focus.pxPerMetre,
    color,
    light: mix(color, p.backlit ? p.glow : "#fff3d6", p.night ? 0.16 : 0.45),
  };
}

function camp(stage: Stage, focus: Focus): string {
  const { rng } = focus;
  const base = site(stage, focus, "#9a8456");
  const side = focus.left ? 1 : -1;
  const spots = [
    { dx: side * rng.range(9, 11), dy: -0.32 },
    { dx: side * -rng.range(9, 12), dy: -0.2 },
    { dx: side * rng.range(17, 20), dy: -0.42 },
    { dx: 0, dy: 0 },
  ];
  let out = "";
  for (const { dx, dy } of spots.sort((a, b) => a.dy - b.dy)) {
    const y = focus.y + dy * (focus.y - stage.horizon);
    out += safariTent(stage, {
      ...base,
      x: focus.x + dx * focus.scaleAt(y),
      y,
      pxPerMetre: focus.scaleAt(y),
    });
  }
  const fx = focus.x + side * 6.2 * focus.pxPerMetre;
  const fy = focus.y + 22;
  if (stage.palette.backlit) out += campfire(stage, fx, fy, focus.pxPerMetre * 0.9);
  return out + folk(stage, { ...focus, x: fx + focus.pxPerMetre * 0.4, y: fy - 4 }, 3, 5);
}

function homestead(stage: Stage, focus: Focus): string {
  const { rng } = focus;
  const base = site(stage, focus, "#8a6a48");
  let out = "";
  const spots = [-11, -6.2, -1.5, 3.6, 8.8, 13].map((dx) => ({
    dx: dx + rng.range(-1, 1),
    dy: rng.range(-0.4, 0.02),
  }));
  for (const { dx, dy } of spots.sort((a, b) => a.dy - b.dy)) {
    const y = focus.y + dy * (focus.y - stage.horizon);
    out += hut(stage, {
      ...base,
      x: focus.x + dx * focus.scaleAt(y) * 0.9,
      y,
      pxPerMetre: focus.scaleAt(y) * rng.range(0.88, 1.1),
    });
  }
  return (
    out + folk(stage, { ...focus, y: focus.y + 26 }, rng.int(3, 5), 13, { cloth: true, load: 0.3 })
  );
}

function car(stage: Stage, focus: Focus): string {
  const { rng } = focus;
  const base = site(stage, focus, "#8d8a5c");
  const p = stage.palette;
  const mirror = rng.chance(0.5);
  const dark = { ...base, color: mix(base.color, p.ink, 0.22) };
  const ahead = {
    ...focus,
    x: focus.x + (mirror ? -1 : 1) * 9 * focus.pxPerMetre,
    y: focus.y - 26,
    rng: rng.fork("seen"),
  };
  return (
    herd(stage, ahead, { ...(rng.chance(0.5) ? zebras : impala) }) + safariCar(stage, dark, mirror)
  );
}

const zebras = { make: zebra, count: [2, 4], long: 2.3, deep: 0.2 } as const;
const impala = { make: antelope, count: [3, 6], long: 1.5, deep: 0.2 } as const;

/** People, their roofs and their wheels, wherever the ground is dry. */
export const human: Partial<Record<Subject, Cast>> = {
  walkers: {
    eye: 2.3,
    drop: 150,
    paint: (stage, focus) =>
      grazersFar(stage, focus) + folk(stage, focus, focus.rng.int(4, 6), 8, { pack: true }),
  },
  horse_riders: { eye: 2.6, drop: 160, paint: line(rider, [3, 5], 2.6) },
  cyclists: { eye: 2.1, drop: 165, paint: line(cyclist, [3, 4], 1.9) },
  safari_car: { eye: 2.9, drop: 170, paint: car },
  tented_camp: { eye: 4, drop: 165, paint: camp },
  lodge: {
    eye: 5.6,
    drop: 165,
    paint: (stage, focus) =>
      thatchedHall(stage, focus.rng, site(stage, focus, "#9a7b4f")) +
      folk(stage, { ...focus, y: focus.y + 12 }, 3, 14),
  },
  village: { eye: 4.4, drop: 165, paint: homestead },
};

function grazersFar(stage: Stage, focus: Focus): string {
  const y = focus.y - 70;
  return grazers.paint(stage, {
    ...focus,
    x: focus.x + (focus.left ? 320 : -320),
    y,
    pxPerMetre: focus.scaleAt(y),
    rng: focus.rng.fork("grazers"),
  });
}
