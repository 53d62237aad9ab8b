import type { Palette } from "../palette/palette";
import type { Rng } from "./rng";

export const width = 1600;
export const height = 1000;

/** Everything the parts of one picture share. */
export interface Stage {
  rng: Rng;
  palette: Palette;
  horizon: number;
  sun: { x: number; y: number; radius: number };
  /** Definitions (gradients, clips) collected while drawing. */
  defs: string[];
}

export function gradient(stage: Stage, from: Point2, to: Point2, stops: readonly Stop[]): string {
  const id = `g${stage.defs.length}`;
  const body = stops.map(stopTag).join("");
  stage.defs.push(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${body}</linearGradient>`,
  );
  return `url(#${id})`;
}

export function glow(stage: Stage, at: Point2, radius: number, stops: readonly Stop[]): string {
  const id = `g${stage.defs.length}`;
  const body = stops.map(stopTag).join("");
  stage.defs.push(
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${at[0]}" cy="${at[1]}" r="${radius}">${body}</radialGradient>`,
  );
  return `url(#${id})`;
}

export function clip(stage: Stage, d: string, body: string): string {
  const id = `c${stage.defs.length}`;
  stage.defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${body}</g>`;
}

type Point2 = readonly [number, number];
type Stop = readonly [offset: number, color: string, opacity?: number];

function stopTag([offset, color, opacity = 1]: Stop): string {
  return `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
}
