import { mix } from "../draw/color";
import type { Rng } from "../draw/rng";
import { fill, limb, polygon } from "../draw/shape";
import type { Stage } from "../draw/stage";

const lamp = "#ffcf7a";

function windows(
  stage: Stage,
  rng: Rng,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
): string {
  const p = stage.palette;
  const [cols, rows] = [Math.max(1, Math.floor(w / 34)), Math.max(1, Math.floor(h / 40))];
  let dark = "";
  let glowing = "";
  for (let c = 0; c < cols; c++) {
    for (let r = 0; r < rows; r++) {
      const [wx, wy] = [x + ((c + 0.5) * w) / cols, y + 18 + r * 40];
      if (wy + 20 > y + h) continue;
      const arch = `M${wx - 5.5} ${wy + 18}V${wy + 3}A5.5 5.5 0 0 1 ${wx + 5.5} ${wy + 3}V${wy + 18}Z`;
      if (p.backlit && rng.chance(p.night ? 0.4 : 0.16)) glowing += arch;
      else dark += arch;
    }
  }
  return fill(dark, mix(color, p.ink, 0.5), 0.85) + (glowing ? fill(glowing, lamp) : "");
}

/** A house: flat coral-stone roof with parapet, or a pitched iron one. */
export function house(
  stage: Stage,
  rng: Rng,
  x: number,
  foot: number,
  w: number,
  h: number,
  color: string,
  flat: boolean,
): string {
  const p = stage.palette;
  const side = stage.sun.x < x ? -1 : 1;
  const light = mix(color, p.glow, p.night ? 0.05 : 0.3);
  let out = "";
  if (flat) {
    out += fill(
      polygon([
        [x, foot],
        [x, foot - h],
        [x + w, foot - h],
        [x + w, foot],
      ]),
      light,
    );
    out += fill(
      polygon(
        side < 0
          ? [
              [x + w * 0.68, foot],
              [x + w * 0.68, foot - h],
              [x + w, foot - h],
              [x + w, foot],
            ]
          : [
              [x, foot],
              [x, foot - h],
              [x + w * 0.32, foot - h],
              [x + w * 0.32, foot],
            ],
      ),
      color,
    );
    let crest = "";
    const merlons = rng.chance(0.22)
      ? ""
      : polygon([
          [x - 2, foot - h],
          [x - 2, foot - h - 6],
          [x + w + 2, foot - h - 6],
          [x + w + 2, foot - h],
        ]);
    for (let mx = x; mx < x + w - 5 && merlons === ""; mx += 15)
      crest += polygon([
        [mx, foot - h],
        [mx, foot - h - 8],
        [mx + 8, foot - h - 8],
        [mx + 8, foot - h],
      ]);
    out += fill(merlons + crest, light);
    if (rng.chance(0.3))
      out += fill(
        polygon([
          [x + w * 0.2, foot - h * 0.55],
          [x + w * 0.8, foot - h * 0.55],
          [x + w * 0.8, foot - h * 0.5],
          [x + w * 0.2, foot - h * 0.5],
        ]) +
          Array.from({ length: 6 }, (_, i) =>
            limb([
              [x + w * (0.22 + i * 0.112), foot - h * 0.5, 2],
              [x + w * (0.22 + i * 0.112), foot - h * 0.4, 2],
            ]),
          ).join(""),
        mix(color, p.ink, 0.4),
      );
  } else {
    const roof = rng.pick(["#b4512d", "#8f5a44", "#7f8d8f", "#5f7f74", "#a8694a"]);
    const tin = mix(mix(p.hills[1], roof, p.colour * 0.8), p.ink, p.backlit ? 0.3 : 0.05);
    const rise = w * rng.range(0.2, 0.3);
    out += fill(
      polygon([
        [x, foot],
        [x, foot - h],
        [x + w, foot - h],
        [x + w, foot],
      ]),
      light,
    );
    out += fill(
      polygon([
        [x - 8, foot - h + 4],
        [x + w * 0.24, foot - h - rise],
        [x + w * 0.76, foot - h - rise],
        [x + w + 8, foot - h + 4],
      ]),
      mix(tin, p.glow, p.night ? 0.04 : 0.24),
    );
    out += fill(
      polygon(
        side < 0
          ? [
              [x + w * 0.76, foot - h - rise],
              [x + w + 8, foot - h + 4],
              [x + w * 0.55, foot - h + 4],
            ]
          : [
              [x + w * 0.24, foot - h - rise],
              [x - 8, foot - h + 4],
              [x + w * 0.45, foot - h + 4],
            ],
      ),
      tin,
    );
  }
  return out + windows(stage, rng, x, foot - h, w, h, color);
}

export function minaret(
  stage: Stage,
  x: number,
  foot: number,
  tall: number,
  color: string,
): string {
  const w = tall * 0.07;
  const light = mix(color, stage.palette.glow, 0.35);
  const shaft = polygon([
    [x - w, foot],
    [x - w * 0.85, foot - tall * 0.72],
    [x + w * 0.85, foot - tall * 0.72],
    [x + w, foot],
  ]);
  const gallery = polygon([
    [x - w * 1.5, foot - tall * 0.72],
    [x + w * 1.5, foot - tall * 0.72],
    [x + w * 1.5, foot - tall * 0.75],
    [x - w * 1.5, foot - tall * 0.75],
  ]);
  const tip = polygon([
    [x - w * 0.7, foot - tall * 0.75],
    [x - w * 0.6, foot - tall * 0.86],
    [x, foot - tall],
    [x + w * 0.6, foot - tall * 0.86],
    [x + w * 0.7, foot - tall * 0.75],
  ]);
  return (
    fill(shaft + gallery + tip, light) +
    fill(
      polygon([
        [x + w * 0.2, foot],
        [x + w * 0.2, foot - tall * 0.72],
        [x + w * 0.85, foot - tall * 0.72],
        [x + w, foot],
      ]),
      color,
      0.7,
    )
  );
}
