import { mix } from "../draw/color";
import { noise } from "../draw/noise";
import type { Rng } from "../draw/rng";
import { curve, fill, type Joint, limb, type Point } from "../draw/shape";

export interface TreeLook {
  x: number;
  foot: number;
  tall: number;
  color: string;
  /** Sunlit upper leaves; absent on far or backlit trees. */
  light?: string;
  lean?: number;
}

/** One storey of an umbrella crown: domed and leafy above, thin and scalloped below. */
export function storey(rng: Rng, cx: number, cy: number, half: number, thick: number): string {
  const wave = noise(rng, 3, 0.6);
  const points: Point[] = [];
  const count = Math.max(14, Math.min(44, Math.round(half / 5)));
  for (let i = 0; i <= count; i++) {
    const t = (i / count) * 2 - 1;
    const dome = Math.max(0, 1 - Math.abs(t) ** 2.6) ** 0.75;
    points.push([cx + t * half, cy - thick * dome * (0.82 + 0.3 * wave(i * 0.7))]);
  }
  for (let i = count; i >= 0; i--) {
    const t = (i / count) * 2 - 1;
    const dome = Math.max(0, 1 - t * t) ** 0.6;
    points.push([
      cx + t * half * 0.97,
      cy + thick * 0.24 * dome * (0.7 + 1.1 * wave(i * 0.95 + 60)),
    ]);
  }
  return curve(points);
}

/** The umbrella thorn of the plains: forked trunk, spreading limbs, flat storeys of leaves. */
export function acacia(rng: Rng, look: TreeLook): string {
  const { x, foot, tall, color } = look;
  const spread = tall * rng.range(0.62, 0.88);
  const lean = (look.lean ?? rng.range(-0.12, 0.12)) * tall;
  const fork = tall * rng.range(0.3, 0.42);
  const girth = tall * 0.062;
  const crownY = foot - tall * 0.8;
  const trunkTop: Point = [x + lean * 0.4, foot - fork];
  const crownX = x + lean;
  const arms = rng.int(3, 5);
  let wood = limb([
    [x - girth * 0.1, foot + tall * 0.012, girth * 1.75],
    [x + lean * 0.02, foot - fork * 0.16, girth * 1.05],
    [x + lean * 0.2, foot - fork * 0.6, girth * 0.86],
    [trunkTop[0], trunkTop[1] - tall * 0.02, girth * 0.9],
  ]);
  for (let i = 0; i < arms; i++) {
    const t = (i / (arms - 1)) * 2 - 1 + rng.range(-0.14, 0.14);
    const end: Point = [crownX + t * spread * 0.66, crownY + tall * (0.05 * t * t + 0.015)];
    const [dx, dy] = [end[0] - trunkTop[0], end[1] - trunkTop[1]];
    const bend = rng.range(0.3, 0.42);
    const joints: Joint[] = [
      [trunkTop[0], trunkTop[1] + tall * 0.03, girth * 0.72],
      [trunkTop[0] + dx * bend * 0.8, trunkTop[1] + dy * (bend + 0.12), girth * 0.5],
      [trunkTop[0] + dx * 0.7, trunkTop[1] + dy * 0.8, girth * 0.32],
      [end[0], end[1] - tall * 0.05, girth * 0.12],
    ];
    wood += limb(joints);
    for (const side of [-1, 1]) {
      const reach = spread * rng.range(0.12, 0.24) * side;
      wood += limb([
        [trunkTop[0] + dx * 0.5, trunkTop[1] + dy * 0.62, girth * 0.3],
        [trunkTop[0] + dx * 0.66 + reach * 0.5, trunkTop[1] + dy * 0.84, girth * 0.2],
        [trunkTop[0] + dx * 0.76 + reach, crownY - tall * 0.02, girth * 0.08],
      ]);
    }
  }
  const thick = tall * rng.range(0.1, 0.14);
  let leaves = "";
  let shine = "";
  const storeys = rng.int(4, 6);
  for (let i = 0; i < storeys; i++) {
    const t = (i / (storeys - 1)) * 2 - 1;
    const cx = crownX + t * spread * 0.56 + rng.range(-0.06, 0.06) * spread;
    const cy =
      crownY + tall * (0.055 * t * t) - (i % 2) * thick * 0.5 + rng.range(-0.02, 0.02) * tall;
    const half = spread * rng.range(0.36, 0.5) * (1 - 0.18 * Math.abs(t));
    leaves += storey(rng, cx, cy, half, thick * rng.range(0.75, 1));
    shine += storey(rng, cx - half * 0.05, cy - thick * 0.42, half * 0.72, thick * 0.36);
  }
  const top = rng.range(-0.12, 0.12) * spread;
  leaves += storey(rng, crownX + top, crownY - thick * 0.55, spread * 0.58, thick * 0.95);
  shine += storey(rng, crownX + top, crownY - thick * 1.05, spread * 0.46, thick * 0.34);
  const bark = look.light ? mix(color, look.light, 0.12) : color;
  return fill(wood, bark) + fill(leaves, color) + (look.light ? fill(shine, look.light, 0.85) : "");
}

/** A far acacia, a few pixels tall: a stem and two strokes of crown. */
export function farAcacia(rng: Rng, x: number, foot: number, tall: number, color: string): string {
  const half = tall * rng.range(0.6, 0.9);
  const crown = foot - tall * 0.78;
  const stem = limb([
    [x, foot + 1, tall * 0.09],
    [x + tall * 0.03, crown, tall * 0.06],
  ]);
  const arms =
    limb([
      [x, foot - tall * 0.35, tall * 0.05],
      [x + half * 0.5, crown, tall * 0.03],
    ]) +
    limb([
      [x, foot - tall * 0.3, tall * 0.05],
      [x - half * 0.5, crown, tall * 0.03],
    ]);
  const pads =
    storey(rng, x, crown, half, tall * 0.16) +
    storey(rng, x + rng.range(-0.3, 0.3) * half, crown - tall * 0.1, half * 0.55, tall * 0.13);
  return fill(stem + arms + pads, color);
}
