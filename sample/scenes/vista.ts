import { height, type Stage } from "../draw/stage";
import { type Focus, focusAt } from "./focus";
import type { Land } from "./lands";
import { plains } from "./plains";
import { sea } from "./sea";
import { grazers, wildlife } from "./wildlife";

/** The sun where the opening is that one looks out of. */
export const before = (stage: Stage, x: number, y: number): Stage => ({
  ...stage,
  sun: { ...stage.sun, x, y: stage.palette.backlit ? stage.horizon - 24 : y },
});

/** The country outside, as one sees it from a tent, a car or a table: a few animals, or the sea. */
export function vista(stage: Stage, land: Land, x: number, drop = 150): string {
  const focus: Focus = focusAt(stage, { eye: 3, drop }, x);
  if (land.template === "sea") return sea(stage, land, focus, { palms: 0 });
  const casts = [wildlife.elephants, wildlife.zebras, wildlife.giraffes];
  const cast = casts[stage.rng.fork("who grazes").int(0, 2)];
  const who = cast ?? grazers;
  const at = focusAt(stage, { ...who, drop: Math.min(who.drop, height - stage.horizon, drop) }, x);
  const open: Land = { ...land, wooded: Math.min(land.wooded, 0.4) };
  return plains(stage, open, at, who.paint(stage, at), { unframed: true });
}
