import { mix } from "../draw/color";
import type { Rng } from "../draw/rng";
import { curve, ellipse, fill, limb, type Point, polygon, stroke } from "../draw/shape";
import { clip, type Stage } from "../draw/stage";
import type { Site } from "./shelters";

/** The long safari car with its roof raised; 5.2 m from bumper to spare wheel. */
export function safariCar(stage: Stage, site: Site, mirror = false): string {
  const { x, y, pxPerMetre: m, color, light } = site;
  const p = stage.palette;
  const side = mirror ? -1 : 1;
  const at = (dx: number, dy: number): Point => [x + side * dx * m, y - dy * m];
  const glass = p.backlit ? mix(p.glow, color, 0.35) : mix(p.haze, p.ink, 0.35);
  let out = fill(ellipse(x, y, 2.9 * m, 0.16 * m), p.ink, 0.3);
  out += fill(
    polygon([
      at(-2.5, 0.55),
      at(-2.5, 1.25),
      at(-2.35, 1.98),
      at(0.75, 1.98),
      at(1.25, 1.3),
      at(2.35, 1.2),
      at(2.5, 1.05),
      at(2.52, 0.55),
    ]),
    color,
  );
  out += fill(
    polygon([at(-2.5, 1.15), at(-2.48, 1.25), at(2.3, 1.22), at(2.42, 1.1)]),
    mix(color, light, 0.5),
  );
  for (const [a, b] of [
    [-2.2, -1.3],
    [-1.18, -0.25],
    [-0.13, 0.62],
  ] as const)
    out += fill(
      polygon([at(a, 1.32), at(a, 1.86), at(b, 1.86), at(b + (b > 0.5 ? 0.28 : 0), 1.32)]),
      glass,
    );
  for (const dx of [-2, -0.7, 0.55])
    out += fill(
      polygon([at(dx - 0.04, 1.95), at(dx - 0.04, 2.55), at(dx + 0.04, 2.55), at(dx + 0.04, 1.95)]),
      color,
    );
  for (const [dx, h] of [
    [-1.5, 2.36],
    [-0.9, 2.32],
    [0.05, 2.38],
  ] as const)
    out += fill(
      ellipse(...at(dx, h), 0.13 * m, 0.15 * m) +
        curve([
          at(dx - 0.2, h - 0.14),
          at(dx + 0.2, h - 0.14),
          at(dx + 0.26, 1.9),
          at(dx - 0.26, 1.9),
        ]),
      mix(color, p.ink, 0.55),
    );
  out += fill(
    polygon([at(-2.35, 2.52), at(-2.3, 2.66), at(0.82, 2.66), at(0.9, 2.52)]),
    mix(color, light, 0.35),
  );
  for (const dx of [-1.6, 1.55])
    out +=
      fill(ellipse(...at(dx, 0.42), 0.5 * m, 0.5 * m), mix(color, p.ink, 0.8)) +
      fill(ellipse(...at(dx, 0.42), 0.2 * m, 0.2 * m), mix(color, light, 0.3));
  out += fill(ellipse(...at(-2.62, 1.05), 0.16 * m, 0.42 * m), mix(color, p.ink, 0.75));
  return out;
}

/** A hot-air balloon in gores of two or three colours; `size` is its width. */
export function balloon(
  stage: Stage,
  rng: Rng,
  x: number,
  y: number,
  size: number,
  far = 0,
): string {
  const p = stage.palette;
  const r = size / 2;
  const dim = (color: string) => mix(mix(color, p.ink, p.backlit ? 0.32 : 0.06), p.haze, far);
  const colors = rng
    .pick([
      ["#c8472f", "#f0c25b"],
      ["#d9952b", "#f7ead0"],
      ["#2f6f78", "#f2d48c"],
      ["#b4512d", "#f3dcae"],
    ])
    .map(dim);
  const envelope = (w: number): Point[] => [
    [x, y - r * 1.12],
    [x + w * 0.62, y - r * 0.94],
    [x + w, y - r * 0.25],
    [x + w * 0.86, y + r * 0.35],
    [x + w * 0.42, y + r * 0.98],
    [x + w * 0.2, y + r * 1.24],
    [x - w * 0.2, y + r * 1.24],
    [x - w * 0.42, y + r * 0.98],
    [x - w * 0.86, y + r * 0.35],
    [x - w, y - r * 0.25],
    [x - w * 0.62, y - r * 0.94],
  ];
  const shape = curve(envelope(r));
  let gores = fill(shape, colors[0] ?? p.ink);
  [0.84, 0.6, 0.32, 0.1].forEach((w, i) => {
    gores += fill(curve(envelope(r * w)), colors[(i + 1) % 2] ?? p.ink);
  });
  gores += fill(
    `M${x - r * 1.2} ${y + r * 0.12}H${x + r * 1.2}V${y + r * 0.34}H${x - r * 1.2}Z`,
    dim("#7c3a2a"),
    0.75,
  );
  const side = stage.sun.x < x ? 1 : -1;
  gores += fill(ellipse(x - side * r * 0.55, y - r * 0.1, r * 1.25, r * 1.6), dim("#fff2cf"), 0.14);
  gores += fill(
    `M${x + side * r * 0.5} ${y - r * 1.3}Q${x + side * r * 0.9} ${y} ${x + side * r * 0.16} ${y + r * 1.3}L${x + side * r * 2} ${y + r * 1.3}V${y - r * 1.3}Z`,
    p.ink,
    0.22,
  );
  const basket = polygon([
    [x - r * 0.17, y + r * 1.56],
    [x + r * 0.17, y + r * 1.56],
    [x + r * 0.14, y + r * 1.76],
    [x - r * 0.14, y + r * 1.76],
  ]);
  const heads = [-0.09, 0.01, 0.1]
    .map((dx) => ellipse(x + dx * r, y + r * 1.52, r * 0.035, r * 0.05))
    .join("");
  const ropes = [-1, 1]
    .map((s) =>
      stroke(
        `M${x + s * r * 0.19} ${y + r * 1.22}L${x + s * r * 0.15} ${y + r * 1.57}`,
        mix(p.ink, p.haze, far),
        Math.max(0.8, r * 0.016),
      ),
    )
    .join("");
  return clip(stage, shape, gores) + ropes + fill(basket + heads, mix(p.ink, p.haze, far));
}

/** A dhow under its lateen sail; `m` is pixels per metre, the hull about 9 m. */
export function dhow(site: Site, mirror = false): string {
  const { x, y, pxPerMetre: m, color, light } = site;
  const side = mirror ? -1 : 1;
  const at = (dx: number, dy: number): Point => [x + side * dx * m, y - dy * m];
  const sailward = curve([
    at(4.6, 1.7),
    at(2.4, 5.2),
    at(-1.4, 9.4),
    at(-2.3, 10.2),
    at(-2.5, 8),
    at(-3.1, 4.4),
    at(-4, 1.5),
    at(0.6, 1.1),
  ]);
  const fold = curve([
    at(-2.3, 10.2),
    at(-2.5, 8),
    at(-3.1, 4.4),
    at(-4, 1.5),
    at(-2.2, 1.3),
    at(-1.7, 4.6),
    at(-1.6, 7.6),
  ]);
  let out = fill(
    limb([
      [...at(0.9, 0.4), 0.2 * m],
      [...at(0.35, 8.2), 0.12 * m],
    ]),
    color,
  );
  out += fill(sailward, light) + fill(fold, mix(light, color, 0.22));
  out += fill(
    limb([
      [...at(4.9, 1.5), 0.12 * m],
      [...at(2.5, 5.25), 0.16 * m],
      [...at(-2.5, 10.5), 0.08 * m],
    ]),
    color,
  );
  out += fill(
    curve([
      at(-5, 1.5),
      at(-3, 0.85),
      at(0, 0.6),
      at(3.4, 0.85),
      at(5.6, 1.75),
      at(4.6, 0.5),
      at(3.6, -0.1),
      at(-4, -0.1),
      at(-4.7, 0.6),
    ]),
    color,
  );
  out += fill(
    limb([
      [...at(-4.8, 1.22), 0.1 * m],
      [...at(0, 0.42), 0.16 * m],
      [...at(5.2, 1.36), 0.08 * m],
    ]),
    mix(color, light, 0.45),
  );
  out += fill(
    ellipse(...at(-3.3, 1.75), 0.2 * m, 0.24 * m) +
      curve([at(-3.7, 1.5), at(-2.95, 1.5), at(-2.8, 0.8), at(-3.8, 0.8)]),
    color,
  );
  out += `<g opacity="0.22">${fill(curve([at(-4, -0.15), at(3.6, -0.15), at(2.6, -0.6), at(1, -0.9), at(-1.6, -2.6), at(-2.6, -1.2), at(-3.6, -0.5)]), light)}</g>`;
  return out;
}

/** An outrigger or dugout with its people; `rowers` sit one behind the other. */
export function canoe(site: Site, rowers: number, mirror = false): string {
  const { x, y, pxPerMetre: m, color } = site;
  const side = mirror ? -1 : 1;
  const at = (dx: number, dy: number): Point => [x + side * dx * m, y - dy * m];
  const half = 1.4 + rowers * 0.75;
  let d = curve([
    at(-half - 0.5, 0.62),
    at(-half * 0.5, 0.36),
    at(half * 0.5, 0.36),
    at(half + 0.6, 0.66),
    at(half * 0.8, 0),
    at(0, -0.1),
    at(-half * 0.8, 0),
  ]);
  for (let i = 0; i < rowers; i++) {
    const dx = -half + 1.05 + (i * (2 * half - 1.7)) / Math.max(1, rowers - 0.4);
    d +=
      ellipse(...at(dx + 0.06, 1.32), 0.13 * m, 0.15 * m) +
      curve([at(dx - 0.22, 1.14), at(dx + 0.22, 1.12), at(dx + 0.26, 0.3), at(dx - 0.24, 0.3)]);
    d +=
      limb([
        [...at(dx + 0.14, 1.05), 0.11 * m],
        [...at(dx + 0.42, 0.86), 0.08 * m],
        [...at(dx + 0.55, 0.72), 0.07 * m],
      ]) +
      limb([
        [...at(dx + 0.3, 1.35), 0.05 * m],
        [...at(dx + 0.85, -0.02), 0.07 * m],
        [...at(dx + 0.98, -0.28), 0.15 * m],
      ]);
    d += polygon([
      at(dx - 0.16, 1.36),
      at(dx + 0.3, 1.36),
      at(dx + 0.18, 1.44),
      at(dx - 0.06, 1.48),
    ]);
  }
  return fill(d, color);
}

/** The white island ferry, small on the water. */
export function ferry(stage: Stage, site: Site, mirror = false): string {
  const { x, y, pxPerMetre: m, color, light } = site;
  const side = mirror ? -1 : 1;
  const at = (dx: number, dy: number): Point => [x + side * dx * m, y - dy * m];
  const box = (a: number, b: number, c: number, d: number) =>
    polygon([at(a, b), at(c, b), at(c, d), at(a, d)]);
  let out = fill(polygon([at(-17, 0), at(-17.4, 3), at(12, 3), at(20, 4.2), at(16.5, 0)]), color);
  out += fill(
    polygon([at(-17.3, 2.6), at(-17.4, 3.1), at(12, 3.1), at(20, 4.3), at(19.4, 3.7), at(12, 2.7)]),
    light,
  );
  out +=
    fill(polygon([at(-15, 3), at(-15, 5.6), at(9, 5.6), at(12.5, 3)]), light) +
    fill(polygon([at(-13, 5.6), at(-13, 7.8), at(5, 7.8), at(7.6, 5.6)]), mix(light, color, 0.12)) +
    fill(polygon([at(-4, 7.8), at(-4, 9.4), at(2, 9.4), at(4, 7.8)]), light);
  for (let i = 0; i < 11; i++)
    out += fill(
      box(-13.6 + i * 2, 4, -12.4 + i * 2, 4.9),
      mix(color, stage.palette.sky[0] ?? color, 0.3),
    );
  out +=
    fill(box(-10, 7.8, -7.4, 10.6), "#b4512d") +
    fill(box(-10, 10, -7.4, 10.6), color) +
    fill(
      limb([
        [...at(0, 9.4), 0.25 * m],
        [...at(-0.6, 12.4), 0.1 * m],
      ]),
      color,
    );
  return (
    out +
    fill(
      curve([at(-34, -0.1), at(-18, 0.5), at(0, 0.16), at(18, 0.5), at(24, 0), at(0, -0.6)]),
      light,
      0.7,
    )
  );
}
