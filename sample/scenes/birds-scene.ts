import { fishEagle, flying, wader } from "../animals/birds";
import { stand } from "../animals/figure";
import { mix } from "../draw/color";
import type { Rng } from "../draw/rng";
import { fill, limb, place as set } from "../draw/shape";
import type { Stage } from "../draw/stage";
import { groundTone } from "../palette/palette";
import type { Focus } from "./focus";
import { coat } from "./herds";
import { dark } from "./shade";

export function flock(
  stage: Stage,
  rng: Rng,
  x: number,
  y: number,
  count: number,
  size: number,
  color: string,
): string {
  const mirror = rng.chance(0.5);
  const side = mirror ? -1 : 1;
  let out = "";
  for (let i = 0; i < count; i++) {
    const arm = i % 2 ? 1 : -1;
    const k = Math.ceil(i / 2);
    const scale = size * rng.range(0.85, 1.1);
    out += set(
      fill(flying(rng), mix(color, stage.palette.haze, rng.range(0, 0.2))),
      x - side * k * size * 0.95 + rng.range(-9, 9),
      y + arm * k * size * 0.34 + rng.range(-8, 8),
      scale,
      mirror,
    );
  }
  return out;
}

/** A flight overhead, an eagle on a dead tree and, near water, waders. */
export function birds(stage: Stage, focus: Focus, waders = 6): string {
  const p = stage.palette;
  const { rng } = focus;
  const sky = mix(p.ink, p.hills[1], 0.2);
  let out =
    flock(
      stage,
      rng,
      focus.x + rng.range(-100, 200),
      rng.range(190, 280),
      rng.int(9, 13),
      62,
      sky,
    ) + flock(stage, rng, 1600 - focus.x, rng.range(330, 420), 7, 30, mix(sky, p.haze, 0.35));
  for (let i = 0; i < waders; i++) {
    const y = focus.y + rng.range(-30, 26);
    const figure = wader(rng);
    const color = mix(coat(stage, figure.own, y), "#fff8ea", p.backlit ? 0 : 0.3);
    out += stand(stage, figure, {
      x: focus.x + (i - 2.6) * rng.range(70, 110),
      y,
      pxPerMetre: focus.scaleAt(y) * 1.1,
      mirror: rng.chance(0.5),
      color,
      light: mix(color, p.glow, 0.5),
      shadow: groundTone(p, 0.7),
    });
  }
  const post = focus.x + (focus.left ? 420 : -420);
  const dead = fill(
    limb([
      [post, focus.y + 30, 22],
      [post + 6, focus.y - 120, 15],
      [post - 22, focus.y - 230, 9],
      [post - 60, focus.y - 280, 3],
    ]) +
      limb([
        [post, focus.y - 130, 12],
        [post + 60, focus.y - 200, 7],
        [post + 70, focus.y - 260, 3],
      ]),
    dark(stage, 0.7),
  );
  return (
    out +
    dead +
    stand(stage, fishEagle(), {
      x: post - 26,
      y: focus.y - 236,
      pxPerMetre: 130,
      color: dark(stage, 0.9),
      light: mix(p.ink, p.glow, 0.5),
    })
  );
}
