import { mix } from "../draw/color";
import type { Stage } from "../draw/stage";
import { groundTone } from "../palette/palette";

/** The tone of wood and rock in the middle distance, darker as `near` grows to 1. */
export const dark = (stage: Stage, near: number) =>
  mix(mix(groundTone(stage.palette, 0.62), stage.palette.hills[1], 0.25), stage.palette.ink, near);
