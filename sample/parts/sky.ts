import { mix } from "../draw/color";
import { ellipse, fill } from "../draw/shape";
import { glow, gradient, height, type Stage, width } from "../draw/stage";

export function sky(stage: Stage): string {
  const { palette: p, horizon } = stage;
  const last = p.sky.length - 1;
  const stops = p.sky.map((color, i) => [i / last, color] as const);
  const paint = gradient(stage, [0, -20], [0, horizon + 30], stops);
  return fill(`M0 0H${width}V${height}H0Z`, paint);
}

/** Sun or moon with its halo: rings like the overprints of a poster, over a soft glow. */
export function sunDisc(stage: Stage): string {
  const { palette: p, sun } = stage;
  const reach = p.night ? 300 : p.backlit ? 620 : 480;
  const soft = glow(stage, [sun.x, sun.y], reach, [
    [0, p.glow, p.night ? 0.45 : 0.85],
    [0.3, p.glow, p.night ? 0.18 : 0.42],
    [1, p.glow, 0],
  ]);
  let out = fill(ellipse(sun.x, sun.y, reach, reach), soft);
  if (p.backlit) {
    for (const [grow, opacity] of [
      [3.1, 0.1],
      [2.25, 0.12],
      [1.55, 0.16],
    ] as const) {
      out += fill(ellipse(sun.x, sun.y, sun.radius * grow, sun.radius * grow), p.glow, opacity);
    }
  }
  out += fill(ellipse(sun.x, sun.y, sun.radius, sun.radius), p.sun);
  if (p.night) {
    for (const [x, y, r] of [
      [-0.3, -0.2, 0.28],
      [0.25, 0.3, 0.2],
      [0.2, -0.4, 0.14],
      [-0.25, 0.45, 0.12],
    ] as const) {
      const [cx, cy] = [sun.x + x * sun.radius, sun.y + y * sun.radius];
      out += fill(ellipse(cx, cy, r * sun.radius, r * sun.radius), mix(p.sun, p.haze, 0.3), 0.55);
    }
  }
  return out;
}
