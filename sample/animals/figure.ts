import { mix } from "../draw/color";
import { curve, fill, type Joint, limb, type Point, place, polygon } from "../draw/shape";
import { clip, type Stage } from "../draw/stage";

/** An animal in profile, facing right, in centimetres with y upwards and its feet at 0. */
export interface Figure {
  body: string;
  /** Far legs and the like, a shade deeper. */
  behind?: string;
  /** Markings, clipped to the body: stripes, patches, mane, ear. */
  marks?: readonly { d: string; tone: "dark" | "light" | "pale" }[];
  own: string;
}

export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [x, y] = pair.split(",").map(Number);
      return [x ?? 0, y ?? 0];
    });
}

export const contour = (text: string): string => curve(points(text));
export const sharp = (text: string): string => polygon(points(text));

export function taper(text: string): string {
  return limb(
    text
      .trim()
      .split(/\s+/)
      .map((triple): Joint => {
        const [x, y, w] = triple.split(",").map(Number);
        return [x ?? 0, y ?? 0, w ?? 1];
      }),
  );
}

/** A leg swung from its top: the hoof stays on the ground, the rest leans. */
export function leg(text: string, swing = 0): string {
  const joints = text
    .trim()
    .split(/\s+/)
    .map((triple) => triple.split(",").map(Number));
  const top = joints[0]?.[1] ?? 1;
  return limb(
    joints.map(([x = 0, y = 0, w = 1]): Joint => {
      const down = 1 - y / top;
      return [x + swing * down * top * (0.35 + 0.65 * down), y, w];
    }),
  );
}

interface Standing {
  x: number;
  y: number;
  pxPerMetre: number;
  mirror?: boolean;
  color: string;
  /** Rim light on the back, off for small or far animals. */
  light?: string;
  shadow?: string;
}

/** Draws a figure: its cast shadow, the body in one tone, a rim of light, its markings. */
export function stand(stage: Stage, figure: Figure, at: Standing): string {
  const { color, pxPerMetre, mirror } = at;
  const big = pxPerMetre > 16;
  let out = "";
  if (at.shadow) {
    const towards = Math.max(-1.6, Math.min(1.6, (at.x - stage.sun.x) / 420));
    const long = stage.palette.backlit ? -0.42 : -0.2;
    const side = mirror ? -1 : 1;
    const shape = `<g transform="matrix(1 0 ${(towards * long * side).toFixed(2)} ${long} 0 0)">${fill(figure.body, at.shadow)}</g>`;
    out += `<g opacity="0.4">${place(shape, at.x, at.y, pxPerMetre, mirror)}</g>`;
  }
  let inner = figure.behind ? fill(figure.behind, mix(color, stage.palette.ink, 0.25)) : "";
  if (at.light && big) {
    inner += fill(figure.body, at.light);
    const sunwards = (stage.sun.x > at.x ? 1 : -1) * (mirror ? -1 : 1);
    const rim = Math.min(5, 170 / pxPerMetre);
    inner += clip(
      stage,
      figure.body,
      `<g transform="translate(${(-sunwards * rim * 0.6).toFixed(1)} ${(-rim).toFixed(1)})">${fill(figure.body, color)}</g>`,
    );
  } else {
    inner += fill(figure.body, color);
  }
  if (figure.marks && pxPerMetre > 9) {
    const tones = {
      dark: mix(color, stage.palette.ink, 0.6),
      light: mix(color, at.light ?? stage.palette.glow, 0.35),
      pale: mix(color, "#fff6e0", 0.75),
    };
    inner += clip(
      stage,
      figure.body,
      figure.marks.map((mark) => fill(mark.d, tones[mark.tone])).join(""),
    );
  }
  return out + place(inner, at.x, at.y, pxPerMetre, mirror);
}
