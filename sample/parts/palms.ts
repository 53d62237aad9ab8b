import type { Rng } from "../draw/rng";
import { ellipse, fill, limb, type Point, polygon } from "../draw/shape";
import type { TreeLook } from "./acacia";

/** One arching frond; its leaflets hang from the rib. */
function frond(rng: Rng, x: number, y: number, angle: number, length: number): string {
  const droop = rng.range(0.55, 0.95) * length;
  const rib = (t: number): Point => [
    x +
      Math.cos(angle) * length * t +
      (Math.cos(angle) < 0 ? -1 : 1) * Math.max(0, Math.sin(angle)) * length * 0.34 * t * t,
    y - Math.sin(angle) * length * t + droop * t * t * (0.5 + 0.5 * Math.abs(Math.cos(angle))),
  ];
  const upper: Point[] = [];
  const lower: Point[] = [];
  const leaflets = 13;
  for (let i = 0; i <= leaflets; i++) {
    const t = i / leaflets;
    const [rx, ry] = rib(t);
    const w = Math.sin(Math.PI * Math.min(1, 0.14 + t * 0.86)) * length * 0.13;
    const forward = Math.sign(Math.cos(angle) || 1) * length * 0.06;
    upper.push([rx, ry - w * 0.3]);
    lower.unshift(
      [rx + forward * t, ry + w * (i % 2 ? 1.5 : 1.05)],
      [rx - forward * 0.1, ry + w * 0.22],
    );
  }
  return polygon([...upper, ...lower]);
}

/** A coconut palm leaning over the beach. */
export function palm(rng: Rng, look: TreeLook): string {
  const { x, foot, tall, color } = look;
  const lean = (look.lean ?? rng.range(-0.35, 0.35)) * tall;
  const girth = tall * 0.036;
  const [tx, ty] = [x + lean, foot - tall * 0.8];
  const trunk = limb([
    [x, foot + 4, girth * 1.9],
    [x + lean * 0.16, foot - tall * 0.12, girth * 1.15],
    [x + lean * 0.5, foot - tall * 0.42, girth * 0.92],
    [x + lean * 0.82, foot - tall * 0.66, girth * 0.8],
    [tx, ty, girth * 0.72],
  ]);
  let back = "";
  let front = "";
  const count = rng.int(11, 14);
  for (let i = 0; i < count; i++) {
    const angle = Math.PI * (1.22 - (1.44 * i) / (count - 1)) + rng.range(-0.12, 0.12);
    const d = frond(rng, tx, ty, angle, tall * rng.range(0.3, 0.38));
    if (i % 3 === 1) front += d;
    else back += d;
  }
  const nuts = [-1, 0, 1]
    .map((i) =>
      ellipse(
        tx + i * girth * 0.8,
        ty + girth * (0.8 + 0.4 * Math.abs(i)),
        girth * 0.6,
        girth * 0.66,
      ),
    )
    .join("");
  return (
    fill(trunk + back, color) +
    fill(front, look.light ?? color, look.light ? 0.9 : 1) +
    fill(nuts, color)
  );
}

/** The borassus of the southern rivers: a straight swollen stem and a globe of fans. */
export function borassus(rng: Rng, look: TreeLook): string {
  const { x, foot, tall, color } = look;
  const girth = tall * 0.034;
  const lean = rng.range(-0.05, 0.05) * tall;
  const [cx, cy] = [x + lean, foot - tall * 0.86];
  const trunk = limb([
    [x, foot + 3, girth * 1.35],
    [x + lean * 0.3, foot - tall * 0.3, girth * 0.85],
    [x + lean * 0.6, foot - tall * 0.55, girth * 1.25],
    [cx, cy, girth * 0.8],
  ]);
  let fans = "";
  let shine = "";
  const count = 17;
  for (let i = 0; i < count; i++) {
    const a = -Math.PI * (1.22 - (1.44 * i) / (count - 1)) + rng.range(-0.09, 0.09);
    const stalk = tall * rng.range(0.055, 0.125);
    const r = tall * rng.range(0.062, 0.078);
    const [fx, fy] = [cx + Math.cos(a) * stalk, cy + Math.sin(a) * stalk * 0.85];
    const points: Point[] = [[fx - Math.cos(a) * r * 0.3, fy - Math.sin(a) * r * 0.3]];
    for (let k = -6; k <= 6; k++) {
      const b = a + k * 0.2;
      const long = r * (k % 2 ? 0.7 : 1.05);
      points.push([fx + Math.cos(b) * long, fy + Math.sin(b) * long]);
    }
    const d = polygon(points);
    fans +=
      d +
      limb([
        [cx, cy, girth * 0.3],
        [fx, fy, girth * 0.16],
      ]);
    if (Math.sin(a) < -0.2 && i % 3 === 1) shine += d;
  }
  for (const [t, drop] of [
    [-0.7, 0.1],
    [-0.3, 0.13],
    [0.2, 0.12],
    [0.65, 0.09],
  ] as const)
    fans += limb([
      [cx, cy, girth * 0.5],
      [cx + t * girth * 1.4, cy + tall * drop * 0.5, girth * 0.8],
      [cx + t * girth * 1.6, cy + tall * drop, girth * 0.12],
    ]);
  return fill(trunk + fans, color) + (look.light ? fill(shine, look.light, 0.55) : "");
}

/** A wild banana or plantain clump, the house garden of the green slopes. */
export function banana(rng: Rng, look: TreeLook): string {
  const { x, foot, tall, color } = look;
  let leaves = "";
  let shine = "";
  for (let i = 0; i < 8; i++) {
    const angle = Math.PI * (1.04 - (1.08 * i) / 7) + rng.range(-0.1, 0.1);
    const length = tall * rng.range(0.42, 0.6);
    const droop = length * 0.5 * Math.abs(Math.cos(angle)) + length * 0.06;
    const at = (t: number): Point => [
      x + Math.cos(angle) * length * t,
      foot - tall * 0.5 - Math.sin(angle) * length * t + droop * t * t,
    ];
    const [a, b, c] = [at(0.12), at(0.5), at(1)];
    const d = limb([
      [x, foot - tall * 0.5, tall * 0.025],
      [a[0], a[1], tall * 0.03],
      [b[0], b[1], tall * 0.13],
      [at(0.8)[0], at(0.8)[1], tall * 0.1],
      [c[0], c[1], tall * 0.01],
    ]);
    leaves += d;
    if (i % 2) shine += d;
  }
  const stem = limb([
    [x, foot + 2, tall * 0.1],
    [x, foot - tall * 0.3, tall * 0.07],
    [x, foot - tall * 0.52, tall * 0.06],
  ]);
  return fill(stem + leaves, color) + (look.light ? fill(shine, look.light, 0.7) : "");
}
