import { mix } from "../draw/color";
import type { Rng } from "../draw/rng";
import { curve, ellipse, fill, limb, polygon } from "../draw/shape";
import { glow, type Stage } from "../draw/stage";

export interface Site {
  x: number;
  y: number;
  pxPerMetre: number;
  color: string;
  light: string;
}

const lamp = "#ffcf7a";

function shine(stage: Stage, x: number, y: number, r: number): string {
  if (!stage.palette.backlit) return "";
  const strength = stage.palette.night ? 0.75 : 0.4;
  return fill(
    ellipse(x, y, r, r * 0.8),
    glow(stage, [x, y], r, [
      [0, "#ffb860", strength],
      [0.4, "#ff9d4a", strength * 0.35],
      [1, "#ff9d4a", 0],
    ]),
  );
}

/** A safari tent on its deck: flysheet on poles, canvas below, the front open and lit. */
export function safariTent(stage: Stage, site: Site): string {
  const { x, y, pxPerMetre: m, color, light } = site;
  const p = stage.palette;
  const at = (dx: number, dy: number) => [x + dx * m, y - dy * m] as const;
  const warm = p.backlit ? lamp : mix(color, p.ink, 0.72);
  const wall = mix(color, light, 0.18);
  let out = shine(stage, x, y - 1.4 * m, 6.5 * m);
  out += fill(
    polygon([at(-4.4, 0.42), at(4.4, 0.42), at(4.4, 0.18), at(-4.4, 0.18)]),
    mix(color, p.ink, 0.35),
  );
  for (const dx of [-4, -2, 0, 2, 4])
    out += fill(
      polygon([at(dx - 0.09, 0.2), at(dx + 0.09, 0.2), at(dx + 0.09, -0.15), at(dx - 0.09, -0.15)]),
      mix(color, p.ink, 0.5),
    );
  out += fill(
    polygon([at(-2.9, 0.4), at(-2.6, 2.3), at(0, 3.1), at(2.6, 2.3), at(2.9, 0.4)]),
    wall,
  );
  out += fill(
    polygon([at(-1.15, 0.4), at(-0.85, 2), at(0, 2.3), at(0.85, 2), at(1.15, 0.4)]),
    warm,
  );
  out += fill(
    polygon([at(-2.35, 1), at(-2.2, 1.85), at(-1.5, 1.95), at(-1.55, 1)]),
    warm,
    p.backlit ? 0.7 : 0.8,
  );
  out += fill(
    polygon([at(2.35, 1), at(2.2, 1.85), at(1.5, 1.95), at(1.55, 1)]),
    warm,
    p.backlit ? 0.7 : 0.8,
  );
  out +=
    fill(
      curve([
        at(-4.5, 2.02),
        at(-2.2, 2.8),
        at(0, 3.85),
        at(0, 3.3),
        at(-2.2, 2.45),
        at(-4.3, 1.86),
      ]),
      light,
    ) +
    fill(
      curve([at(4.5, 2.02), at(2.2, 2.8), at(0, 3.85), at(0, 3.3), at(2.2, 2.45), at(4.3, 1.86)]),
      mix(color, light, 0.45),
    );
  for (const dx of [-4.1, 4.1])
    out += fill(
      polygon([at(dx - 0.06, 2.05), at(dx + 0.06, 2.05), at(dx + 0.06, 0.3), at(dx - 0.06, 0.3)]),
      mix(color, p.ink, 0.4),
    );
  return out;
}

/** A thatched main building of a lodge: steep makuti roof, open sides full of lamplight. */
export function thatchedHall(stage: Stage, rng: Rng, site: Site): string {
  const { x, y, pxPerMetre: m, color, light } = site;
  const p = stage.palette;
  const at = (dx: number, dy: number) => [x + dx * m, y - dy * m] as const;
  const warm = p.backlit ? lamp : mix(color, p.ink, 0.75);
  const side = stage.sun.x < x ? -1 : 1;
  let out = shine(stage, x, y - 2 * m, 10 * m);
  out += fill(polygon([at(-6.4, 0.9), at(6.4, 0.9), at(6.4, 2.9), at(-6.4, 2.9)]), warm);
  out += fill(
    polygon([at(-7, 0.95), at(7, 0.95), at(7, 0.3), at(-7, 0.3)]),
    mix(color, p.ink, 0.3),
  );
  for (let i = 0; i <= 8; i++) {
    const dx = -6.4 + i * 1.6;
    out += fill(
      polygon([at(dx - 0.11, 3), at(dx + 0.11, 3), at(dx + 0.11, 0), at(dx - 0.11, 0)]),
      mix(color, p.ink, 0.45),
    );
  }
  out += fill(
    polygon([at(-6.6, 1.75), at(6.6, 1.75), at(6.6, 1.62), at(-6.6, 1.62)]),
    mix(color, p.ink, 0.45),
  );
  out += fill(
    curve([
      at(-7.8, 2.5),
      at(-5.4, 3.6),
      at(-3.2, 6),
      at(-2.6, 6.3),
      at(2.6, 6.3),
      at(3.2, 6),
      at(5.4, 3.6),
      at(7.8, 2.5),
      at(4, 2.72),
      at(-4, 2.72),
    ]),
    mix(color, light, 0.35),
  );
  out += fill(
    curve(
      side < 0
        ? [at(7.8, 2.5), at(5.4, 3.6), at(3.2, 6), at(1.6, 6.2), at(2.4, 4.4), at(3.2, 2.7)]
        : [at(-7.8, 2.5), at(-5.4, 3.6), at(-3.2, 6), at(-1.6, 6.2), at(-2.4, 4.4), at(-3.2, 2.7)],
    ),
    color,
    0.8,
  );
  for (const dx of [-8.6, 8.8]) {
    const s = rng.range(0.8, 1);
    out +=
      fill(
        polygon([
          at(dx - 1.5 * s, 0.3),
          at(dx - 1.5 * s, 2),
          at(dx + 1.5 * s, 2),
          at(dx + 1.5 * s, 0.3),
        ]),
        mix(color, p.ink, 0.25),
      ) +
      fill(
        polygon([at(dx - 0.5, 0.3), at(dx - 0.5, 1.6), at(dx + 0.5, 1.6), at(dx + 0.5, 0.3)]),
        warm,
      );
    out += fill(
      curve([
        at(dx - 2.4 * s, 1.8),
        at(dx - 1 * s, 3.1),
        at(dx, 4.1),
        at(dx + 1 * s, 3.1),
        at(dx + 2.4 * s, 1.8),
      ]),
      mix(color, light, 0.22),
    );
  }
  return out;
}

/** A round hut of a boma or homestead under thatch. */
export function hut(stage: Stage, site: Site): string {
  const { x, y, pxPerMetre: m, color, light } = site;
  const p = stage.palette;
  const at = (dx: number, dy: number) => [x + dx * m, y - dy * m] as const;
  const side = stage.sun.x < x ? -1 : 1;
  let out = p.night ? shine(stage, x, y - m, 3.5 * m) : "";
  out += fill(
    polygon([at(-1.7, 0), at(-1.65, 1.7), at(1.65, 1.7), at(1.7, 0)]),
    mix(color, light, 0.3),
  );
  out += fill(
    polygon([at(-0.4, 0), at(-0.4, 1.35), at(0.4, 1.35), at(0.4, 0)]),
    p.night ? lamp : p.ink,
    0.9,
  );
  out += fill(
    curve([
      at(-2.5, 1.45),
      at(-1.2, 2.5),
      at(-0.12, 3.7),
      at(0.12, 3.7),
      at(1.2, 2.5),
      at(2.5, 1.45),
      at(0, 1.32),
    ]),
    mix(color, light, 0.55),
  );
  out += fill(
    curve([
      at(side * -2.5, 1.45),
      at(side * -1.2, 2.5),
      at(side * -0.05, 3.7),
      at(side * -0.35, 2.4),
      at(side * -0.5, 1.36),
    ]),
    color,
    0.85,
  );
  return out;
}

/** A dome tent of a mountain camp, glowing from inside when it is dark. */
export function domeTent(stage: Stage, rng: Rng, site: Site): string {
  const { x, y, pxPerMetre: m } = site;
  const p = stage.palette;
  const own = rng.pick(["#e0862f", "#d7a23a", "#c9542f", "#3f8079"]);
  const color = p.night ? mix(own, "#ffb347", 0.45) : mix(own, p.ink, p.backlit ? 0.25 : 0.05);
  const at = (dx: number, dy: number) => [x + dx * m, y - dy * m] as const;
  let out = p.night ? shine(stage, x, y - 0.6 * m, 3.4 * m) : "";
  out += fill(
    curve([
      at(-1.6, 0),
      at(-1.25, 0.75),
      at(-0.55, 1.25),
      at(0.15, 1.34),
      at(0.9, 1.1),
      at(1.4, 0.6),
      at(1.65, 0),
      at(0, -0.05),
    ]),
    color,
  );
  out += fill(
    curve([at(0.15, 1.34), at(0.9, 1.1), at(1.4, 0.6), at(1.65, 0), at(0.7, -0.02), at(0.65, 0.7)]),
    mix(color, p.ink, 0.35),
  );
  out += fill(
    curve([at(-0.75, 0), at(-0.5, 0.62), at(-0.1, 0.95), at(0.3, 0.6), at(0.45, 0)]),
    p.night ? "#ffdf9a" : mix(color, p.ink, 0.55),
  );
  return (
    out +
    fill(
      limb([
        [x - 1.6 * m, y, 1],
        [x - 2.3 * m, y + 0.12 * m, 0.5],
      ]),
      mix(color, p.ink, 0.4),
    )
  );
}

export function campfire(stage: Stage, x: number, y: number, m: number): string {
  const flame = (s: number, color: string) =>
    fill(
      curve([
        [x - 0.3 * m * s, y],
        [x - 0.26 * m * s, y - 0.4 * m * s],
        [x - 0.02 * m * s, y - 1.05 * m * s],
        [x + 0.24 * m * s, y - 0.45 * m * s],
        [x + 0.3 * m * s, y],
      ]),
      color,
    );
  return shine(stage, x, y - 0.3 * m, 5 * m) + flame(1, "#f08b35") + flame(0.6, "#ffdf8e");
}
