import { mix } from "../draw/color";
import { fill } from "../draw/shape";
import { gradient, height, type Stage, width } from "../draw/stage";
import { groundTone } from "../palette/palette";
import { grass } from "../parts/grass";
import { bandPath, ridgeLine } from "../parts/ridges";
import { canopy } from "../parts/trees";
import { ripples, sunPath, waterBand } from "../parts/water";
import { backdrop, heavens } from "./backdrop";
import type { Focus } from "./focus";
import { frame } from "./frame";
import type { Land } from "./lands";
import { lightPool } from "./plains";
import { plant } from "./plant";

/** Trees and thickets along the far bank. */
function bankTrees(stage: Stage, land: Land, focus: Focus, shore: number): string {
  const rng = stage.rng.fork("bank");
  const { palette: p, horizon } = stage;
  let out = "";
  if (land.wooded > 0.5) {
    const color = mix(mix(p.hills[1], groundTone(p, 0.6), 0.5), p.ink, 0.22);
    out += canopy(
      rng,
      (x) => horizon + 8 + Math.sin(x / 130 + focus.x) * 5,
      17 + land.wooded * 9,
      color,
      p.night ? undefined : mix(color, p.glow, 0.28),
    );
  }
  const spots = Array.from({ length: Math.round(4 + land.wooded * 13) }, () =>
    rng.range(-40, width + 40),
  ).sort((a, b) => a - b);
  for (const x of spots) {
    if (Math.abs(x - focus.x) < 150) continue;
    const y = horizon + rng.range(6, Math.max(8, Math.min(30, shore - horizon)));
    out += plant(
      stage,
      rng,
      rng.chance(0.75) ? land.trees[0] : rng.pick(land.trees),
      x,
      y,
      rng.range(6, 13),
      0.35,
      230,
    );
  }
  return out;
}

/** Across still water: the far bank with its mirror image, the subject on the bank or afloat. */
export function shore(
  stage: Stage,
  land: Land,
  focus: Focus,
  subject: string,
  options: { afloat?: boolean; galaxy?: boolean; before?: string } = {},
): string {
  const { palette: p, horizon, rng } = stage;
  const edge = options.afloat ? horizon + 20 : focus.y + 12;
  const soda = land.water === "soda";
  const bank = ridgeLine(stage, "bank", {
    base: edge,
    rise: options.afloat ? 4 : 14,
    length: 520,
    octaves: 3,
  });
  const ground = groundTone(p, soda ? 0.12 : 0.3);
  const land0 = backdrop(stage, land, focus.x);
  const strip = gradient(
    stage,
    [0, horizon - 5],
    [0, edge + 10],
    [
      [0, mix(ground, p.haze, 0.4)],
      [1, groundTone(p, soda ? 0.28 : 0.46)],
    ],
  );
  const far =
    land0 +
    fill(`${bandPath((x) => horizon + 4 + Math.sin(x / 210) * 3, 20, edge)}`, strip) +
    (options.afloat ? "" : lightPool(stage)) +
    bankTrees(stage, land, focus, edge);
  const tint = soda
    ? mix(p.water[0], "#f1b7b0", 0.3 * p.colour + 0.1)
    : mix(p.water[0], "#8fc4c2", 0.35 * p.colour);
  const clear = land.water === "lake" && land.wooded === 1 && !land.hills;
  const deep = clear
    ? mix(p.water[1], "#27a5a0", 0.25 + 0.65 * p.colour)
    : soda
      ? mix(p.water[1], "#c9a7ab", 0.4 * p.colour)
      : mix(p.water[1], "#2f7f8d", 0.6 * p.colour);
  const water = waterBand(stage, edge - 16, height, [
    tint,
    deep,
    mix(mix(p.water[2], p.sea[0], 0.3 + 0.4 * p.colour), p.ink, 0.15),
  ]);
  const mirror = `<g transform="translate(0 ${2 * edge}) scale(1 -1)">${far}${options.afloat ? "" : subject}</g>`;
  const id = `c${stage.defs.length}`;
  stage.defs.push(`<clipPath id="${id}"><path d="M0 ${edge}H${width}V${height}H0Z"/></clipPath>`);
  const fade = gradient(
    stage,
    [0, edge],
    [0, edge + 300],
    [
      [0, deep, 0.15],
      [1, deep, 1],
    ],
  );
  let out = heavens(stage, options) + far;
  out += water;
  out += `<g clip-path="url(#${id})"><g opacity="${soda ? 0.5 : 0.42}">${mirror}</g>${fill(`M0 ${edge}H${width}V${edge + 320}H0Z`, fade, 0.8)}</g>`;
  if (!options.afloat)
    out +=
      fill(
        `${bandPath((x) => Math.min(edge - 6, bank(x) - 22), 20, edge + 5)}`,
        groundTone(p, soda ? 0.3 : 0.5),
      ) +
      grass(rng.fork("sedge"), {
        line: () => edge + 3,
        tall: soda ? 5 : 15,
        step: 15,
        color: groundTone(p, 0.66),
      });
  out +=
    sunPath(stage, edge + 2, height - 90) +
    ripples(rng.fork("ripples"), edge, height, mix(p.glint, tint, 0.3), 90, 0.3) +
    ripples(rng.fork("dark ripples"), edge + 60, height, p.ink, 50, 0.12);
  return out + (options.before ?? "") + subject + frame(stage, land, focus, true);
}
