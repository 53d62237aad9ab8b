import { mix } from "../draw/color";
import type { Rng } from "../draw/rng";
import { fill, limb } from "../draw/shape";
import type { Stage } from "../draw/stage";
import { groundTone } from "../palette/palette";
import { acacia, farAcacia } from "../parts/acacia";
import { banana, borassus, palm } from "../parts/palms";
import { baobab, shadeTree } from "../parts/trees";
import type { Tree } from "./lands";

const metres: Record<Tree, number> = {
  acacia: 9,
  baobab: 13,
  fever: 14,
  borassus: 16,
  fig: 15,
  palm: 14,
  banana: 5,
  euphorbia: 8,
};

/** Draws one tree of a kind, `near` (0–1) deciding its tone. */
export function plant(
  stage: Stage,
  rng: Rng,
  kind: Tree,
  x: number,
  foot: number,
  pxPerMetre: number,
  near: number,
  tallest = 620,
): string {
  const p = stage.palette;
  const tall = Math.min(tallest, metres[kind] * pxPerMetre * rng.range(0.75, 1.2));
  const base = mix(
    mix(p.hills[1], groundTone(p, 0.72), 0.35 + near * 0.5),
    p.ink,
    0.12 + near * 0.75,
  );
  const own = {
    acacia: "#5c6b35",
    baobab: "#7d6a5a",
    fever: "#6f8a45",
    borassus: "#4f7440",
    fig: "#3d6a3c",
    palm: "#3c7a55",
    banana: "#5d9245",
    euphorbia: "#4c6f45",
  }[kind];
  const color = mix(base, mix(own, p.haze, 0.32 * (1 - near)), p.colour * (0.62 - 0.3 * near));
  const light =
    tall > 60 && !p.night
      ? mix(color, mix(p.glow, own, p.backlit ? 0 : 0.5), p.backlit ? 0.2 : 0.42)
      : undefined;
  const look = { x, foot, tall, color, ...(light ? { light } : {}) };
  if (tall < 46)
    return kind === "acacia" || kind === "fever"
      ? farAcacia(rng, x, foot, tall, color)
      : small(stage, rng, kind, look);
  return small(stage, rng, kind, look);
}

function small(
  stage: Stage,
  rng: Rng,
  kind: Tree,
  look: { x: number; foot: number; tall: number; color: string; light?: string },
): string {
  const p = stage.palette;
  switch (kind) {
    case "acacia":
      return acacia(rng, look);
    case "baobab":
      return baobab(rng, { ...look, leafy: rng.chance(0.4) });
    case "fever":
      return shadeTree(rng, {
        ...look,
        slim: true,
        trunk: mix(look.color, "#c9bd6a", p.colour * 0.5),
      });
    case "fig":
      return shadeTree(rng, look);
    case "borassus":
      return borassus(rng, look);
    case "palm":
      return palm(rng, look);
    case "banana":
      return banana(rng, look);
    case "euphorbia":
      return euphorbia(rng, look);
  }
}

function euphorbia(
  rng: Rng,
  look: { x: number; foot: number; tall: number; color: string },
): string {
  const { x, foot, tall } = look;
  let d = limb([
    [x, foot + 2, tall * 0.1],
    [x, foot - tall * 0.45, tall * 0.08],
  ]);
  for (let i = 0; i < 11; i++) {
    const t = (i / 10) * 2 - 1;
    const high = tall * (0.98 - 0.2 * t * t) * rng.range(0.92, 1);
    d += limb([
      [x, foot - tall * 0.32, tall * 0.045],
      [x + t * tall * 0.3, foot - tall * 0.5, tall * 0.045],
      [x + t * tall * 0.4, foot - tall * 0.72, tall * 0.045],
      [x + t * tall * 0.42, foot - high, tall * 0.03],
    ]);
  }
  return fill(d, look.color);
}
