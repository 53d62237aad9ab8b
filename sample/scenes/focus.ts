import type { Rng } from "../draw/rng";
import type { Stage } from "../draw/stage";

/** Where the subject stands: its ground point, scale there, and the way it faces. */
export interface Focus {
  x: number;
  y: number;
  pxPerMetre: number;
  /** Ground falls away with distance: pixels per metre at any y. */
  scaleAt(y: number): number;
  left: boolean;
  rng: Rng;
}

/** What a subject asks of the landscape: the eye's height in metres and how near it stands. */
export interface Stance {
  eye: number;
  drop: number;
}

export function focusAt(stage: Stage, stance: Stance, x: number): Focus {
  const rng = stage.rng.fork("focus");
  const scaleAt = (y: number) => Math.max(0.5, (y - stage.horizon) / stance.eye);
  const y = stage.horizon + stance.drop * rng.range(0.92, 1.1);
  return { x, y, pxPerMetre: scaleAt(y), scaleAt, left: x < 800, rng };
}
