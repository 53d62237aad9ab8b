import { type Figure, stand } from "../animals/figure";
import { mix } from "../draw/color";
import type { Rng } from "../draw/rng";
import type { Stage } from "../draw/stage";
import { groundTone, lit } from "../palette/palette";
import type { Focus } from "./focus";

/** The tone of a living thing on the ground at y. */
export function coat(stage: Stage, own: string, y: number): string {
  const near = Math.min(1, (y - stage.horizon) / 260);
  const p = stage.palette;
  const silhouette = mix(lit(p, own, 0.55 + 0.45 * near), p.ink, p.backlit ? 0.55 : 0.12);
  return mix(silhouette, p.haze, 0.22 * (1 - near));
}

export interface Herd {
  make(rng: Rng): Figure;
  count: readonly [number, number];
  /** Body length in metres, the unit of spacing. */
  long: number;
  /** How far the herd spreads in depth, as a share of the focus' distance below the horizon. */
  deep?: number;
  spacing?: readonly [number, number];
  sizes?: readonly [number, number];
  young?: number;
  together?: number;
}

/** Sets a herd around the focus: overlapping, of several sizes, most facing one way. */
export function herd(stage: Stage, focus: Focus, kind: Herd): string {
  const { rng } = focus;
  const count = rng.int(kind.count[0], kind.count[1]);
  const [close, wide] = kind.spacing ?? [0.6, 1.25];
  const facesLeft = rng.chance(0.5);
  const placed: { x: number; y: number; size: number; mirror: boolean }[] = [];
  let x = 0;
  for (let i = 0; i < count; i++) {
    const depth = rng.range(-1, 1) * (kind.deep ?? 0.22);
    const y = focus.y + depth * (focus.y - stage.horizon);
    const young = kind.young && i > 0 && rng.chance(kind.young);
    const size = young ? rng.range(0.48, 0.66) : rng.range(...(kind.sizes ?? [0.88, 1.08]));
    placed.push({ x, y, size, mirror: rng.chance(kind.together ?? 0.82) ? facesLeft : !facesLeft });
    x += kind.long * focus.scaleAt(y) * rng.range(close, wide) * (young ? 0.7 : 1);
  }
  const shift = focus.x - x / 2;
  placed.sort((a, b) => a.y - b.y);
  return placed
    .map(({ x: dx, y, size, mirror }) => {
      const figure = kind.make(rng);
      const color = coat(stage, figure.own, y);
      return stand(stage, figure, {
        x: shift + dx + (mirror ? kind.long * focus.scaleAt(y) * size * 0.5 : 0),
        y,
        pxPerMetre: focus.scaleAt(y) * size,
        mirror,
        color,
        light: mix(
          color,
          stage.palette.glow,
          stage.palette.night ? 0.25 : stage.palette.backlit ? 0.5 : 0.55,
        ),
        shadow: groundTone(stage.palette, Math.min(0.95, 0.5 + (y - stage.horizon) / 500)),
      });
    })
    .join("");
}
