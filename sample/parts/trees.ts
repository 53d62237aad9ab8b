import { mix } from "../draw/color";
import { noise } from "../draw/noise";
import type { Rng } from "../draw/rng";
import { curve, fill, limb, type Point } from "../draw/shape";
import type { TreeLook } from "./acacia";

/** A lumpy crown of leaves, rounder on top. */
export function crown(rng: Rng, cx: number, cy: number, rx: number, ry: number): string {
  const wave = noise(rng, 3, 0.65);
  const points: Point[] = [];
  const count = Math.max(16, Math.min(40, Math.round(rx / 4)));
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const swell = 1 + 0.2 * wave(i * 0.75);
    const flat = Math.sin(a) > 0 ? 0.62 : 1;
    points.push([cx + Math.cos(a) * rx * swell, cy + Math.sin(a) * ry * swell * flat]);
  }
  return curve(points);
}

/** A baobab: bottle trunk, stubby arms forking into a fan of twigs. */
export function baobab(rng: Rng, look: TreeLook & { leafy?: boolean }): string {
  const { x, foot, tall, color } = look;
  const girth = tall * rng.range(0.3, 0.38);
  const neck = foot - tall * rng.range(0.5, 0.56);
  let wood = limb([
    [x, foot + tall * 0.012, girth * 1.22],
    [x, foot - tall * 0.06, girth * 0.99],
    [x + girth * 0.03, foot - tall * 0.25, girth * 1.02],
    [x, neck + tall * 0.08, girth * 0.84],
    [x, neck - tall * 0.015, girth * 0.62],
  ]);
  let leaves = "";
  let shine = "";
  const branch = (
    bx: number,
    by: number,
    angle: number,
    length: number,
    width: number,
    depth: number,
  ) => {
    const curl = rng.range(-0.22, 0.22);
    const [mx, my] = [bx + Math.cos(angle) * length * 0.55, by - Math.sin(angle) * length * 0.55];
    const [ex, ey] = [bx + Math.cos(angle + curl) * length, by - Math.sin(angle + curl) * length];
    wood += limb([
      [bx, by, width],
      [mx, my, width * 0.68],
      [ex, ey, width * 0.44],
    ]);
    if (depth === 0) {
      if (look.leafy) {
        leaves += crown(rng, ex, ey, tall * 0.075, tall * 0.042);
        shine += crown(rng, ex - tall * 0.008, ey - tall * 0.018, tall * 0.045, tall * 0.016);
      }
      return;
    }
    const forks = rng.int(2, 3);
    for (let i = 0; i < forks; i++) {
      const turn = (i / (forks - 1) - 0.5) * rng.range(0.8, 1.25);
      branch(
        ex,
        ey,
        angle + curl * 0.5 + turn,
        length * rng.range(0.58, 0.76),
        width * 0.47,
        depth - 1,
      );
    }
  };
  const arms = rng.int(5, 6);
  for (let i = 0; i < arms; i++) {
    const t = i / (arms - 1);
    const angle = Math.PI * (0.93 - 0.86 * t) + rng.range(-0.1, 0.1);
    const high = Math.sin(angle);
    branch(
      x + (t - 0.5) * girth * 0.55,
      neck + tall * 0.035 * (1 - high),
      angle,
      tall * (0.2 + 0.055 * high),
      girth * rng.range(0.26, 0.34),
      look.leafy ? 2 : 3,
    );
  }
  const side = look.light
    ? fill(
        limb([
          [x - girth * 0.34, foot, girth * 0.2],
          [x - girth * 0.33, foot - tall * 0.25, girth * 0.22],
          [x - girth * 0.2, neck + tall * 0.04, girth * 0.16],
        ]),
        look.light,
        0.35,
      )
    : "";
  return (
    fill(wood, color) +
    side +
    fill(leaves, look.light ? mix(color, look.light, 0.25) : color) +
    (look.light ? fill(shine, look.light, 0.6) : "")
  );
}

/** A tall round-crowned tree in storeys: fever tree, fig, forest giant. */
export function shadeTree(rng: Rng, look: TreeLook & { trunk?: string; slim?: boolean }): string {
  const { x, foot, tall, color } = look;
  const girth = tall * (look.slim ? 0.045 : 0.085);
  const trunk = look.trunk ?? color;
  const lean = rng.range(-0.06, 0.06) * tall;
  let wood = limb([
    [x, foot + 3, girth * 1.6],
    [x + lean * 0.3, foot - tall * 0.12, girth],
    [x + lean, foot - tall * 0.5, girth * 0.75],
    [x + lean * 1.3, foot - tall * 0.75, girth * 0.4],
  ]);
  let leaves = "";
  let shine = "";
  const clumps = rng.int(6, 8);
  for (let i = 0; i < clumps; i++) {
    const a = (i / clumps) * Math.PI * 1.25 - Math.PI * 0.125 + rng.range(-0.15, 0.15);
    const [rx, ry] = [tall * (look.slim ? 0.25 : 0.33), tall * 0.24];
    const [cx, cy] = [x + lean + Math.cos(a) * rx, foot - tall * 0.62 - Math.sin(a) * ry];
    wood += limb([
      [x + lean * 0.7, foot - tall * 0.38, girth * 0.5],
      [(x + lean + cx) / 2, (foot - tall * 0.45 + cy) / 2, girth * 0.36],
      [cx, cy, girth * 0.15],
    ]);
    const size = tall * rng.range(0.13, 0.19);
    leaves += crown(rng, cx, cy, size * 1.25, size * 0.85);
    shine += crown(rng, cx - size * 0.1, cy - size * 0.36, size * 0.85, size * 0.36);
  }
  leaves += crown(rng, x + lean, foot - tall * 0.78, tall * 0.25, tall * 0.18);
  shine += crown(rng, x + lean, foot - tall * 0.86, tall * 0.17, tall * 0.07);
  return (
    fill(wood, trunk) + fill(leaves, color) + (look.light ? fill(shine, look.light, 0.75) : "")
  );
}

/** A closed forest edge: overlapping crowns along a line, with sunlit tops. */
export function canopy(
  rng: Rng,
  line: (x: number) => number,
  size: number,
  color: string,
  light?: string,
  from = -40,
  to = 1640,
): string {
  let dark = "";
  let shine = "";
  for (let x = from; x < to; x += size * rng.range(0.55, 1)) {
    const r = size * rng.range(0.55, 1.15);
    const y = line(x) - r * rng.range(0, 0.35);
    dark += crown(rng, x, y, r, r * 0.86);
    if (rng.chance(0.75)) shine += crown(rng, x - r * 0.1, y - r * 0.38, r * 0.66, r * 0.36);
  }
  return fill(dark, color) + (light ? fill(shine, light, 0.55) : "");
}
