import { mix } from "../draw/color";
import { curve, ellipse, fill, limb, type Point, polygon } from "../draw/shape";
import { type Stage, width } from "../draw/stage";
import { thatchedHall } from "../things/shelters";
import { canoe } from "../things/vehicles";
import type { Focus } from "./focus";
import { folk } from "./people-scenes";
import { tideLine } from "./sea";

/** A makuti parasol with two loungers. */
function parasol(stage: Stage, x: number, y: number, m: number, color: string): string {
  const p = stage.palette;
  const at = (dx: number, dy: number): Point => [x + dx * m, y - dy * m];
  const thatch = mix(color, p.glow, p.night ? 0.08 : 0.4);
  let out = fill(ellipse(x + 0.3 * m, y + 0.08 * m, 1.9 * m, 0.2 * m), p.ink, 0.18);
  out += fill(
    limb([
      [...at(0, 0), 0.14 * m],
      [...at(0, 2.4), 0.1 * m],
    ]),
    color,
  );
  for (const side of [-1, 1])
    out += fill(
      polygon([
        at(side * 0.35, 0.34),
        at(side * 1.5, 0.3),
        at(side * 2.1, 0.85),
        at(side * 2.12, 0.72),
        at(side * 1.6, 0.18),
        at(side * 0.35, 0.22),
      ]) +
        polygon([at(side * 0.5, 0.3), at(side * 0.5, 0), at(side * 0.6, 0), at(side * 0.6, 0.3)]) +
        polygon([at(side * 1.5, 0.3), at(side * 1.5, 0), at(side * 1.6, 0), at(side * 1.6, 0.3)]),
      mix(color, p.snow[0], 0.25),
    );
  const fringe: Point[] = Array.from({ length: 13 }, (_, i) =>
    at(1.7 - (i / 12) * 3.4, 2.02 - (i % 2) * 0.16),
  );
  return (
    out +
    fill(
      polygon([at(-1.7, 2), at(-0.7, 2.6), at(0, 3.15), at(0.7, 2.6), at(1.7, 2), ...fringe]),
      thatch,
    ) +
    fill(polygon([at(0, 3.15), at(0.7, 2.6), at(1.7, 2), at(0.5, 1.95)]), color, 0.6)
  );
}

/** What stands or walks on a beach: parasols, a beached boat, a bungalow, people, or nothing at all. */
export function beachLife(stage: Stage, focus: Focus, left: boolean): string {
  const p = stage.palette;
  const rng = stage.rng.fork("beach life");
  const tide = tideLine(stage, left);
  const color = mix(
    mix(p.hills[1], "#8d6b45", 0.3 + p.colour * 0.5),
    p.ink,
    p.backlit ? 0.45 : 0.1,
  );
  const spot = (share: number) => (left ? width * share : width * (1 - share));
  switch (rng.int(0, 4)) {
    case 0: {
      const xs = [0.34, 0.47, 0.6].slice(0, rng.int(2, 3));
      return xs
        .map((share, i) =>
          parasol(stage, spot(share), tide(spot(share)) + 62 + i * 4, 34 - i * 4, color),
        )
        .join("");
    }
    case 1: {
      const x = spot(rng.range(0.42, 0.6));
      const y = tide(x) + 84;
      const hull = mix(color, p.ink, 0.25);
      return (
        fill(ellipse(x, y + 6, 190, 12), p.ink, 0.18) +
        canoe({ x, y, pxPerMetre: 62, color: hull, light: p.glow }, 0, left) +
        fill(
          limb([
            [x + 10, y - 10, 7],
            [x - 6, y - 250, 4],
          ]) +
            limb([
              [x - 150, y - 120, 4],
              [x + 40, y - 170, 7],
              [x + 150, y - 230, 3],
            ]) +
            curve([
              [x - 146, y - 118],
              [x + 36, y - 166],
              [x + 146, y - 224],
              [x + 60, y - 168],
              [x - 60, y - 128],
            ]),
          hull,
        )
      );
    }
    case 2: {
      const x = spot(0.3);
      return thatchedHall(stage, rng, {
        x,
        y: tide(x) + 84,
        pxPerMetre: 22,
        color,
        light: mix(color, p.glow, 0.5),
      });
    }
    case 3: {
      const x = spot(rng.range(0.45, 0.6));
      return folk(
        { ...stage, horizon: 640 },
        { ...focus, x, y: tide(x) + 64, pxPerMetre: 52, scaleAt: () => 52 },
        rng.int(2, 4),
        8,
        { cloth: true },
      );
    }
    default:
      return "";
  }
}
