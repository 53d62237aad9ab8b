import { stand } from "../animals/figure";
import { fish, turtle, whaleShark } from "../animals/water-animals";
import { mix } from "../draw/color";
import { noise } from "../draw/noise";
import type { Rng } from "../draw/rng";
import { curve, ellipse, fill, limb, type Point, polygon } from "../draw/shape";
import { glow, gradient, height, type Stage, width } from "../draw/stage";

function coral(rng: Rng, x: number, foot: number, size: number): string {
  const form = rng.int(0, 3);
  let d = "";
  if (form === 0) {
    for (let i = 0; i < 9; i++) {
      const t = (i / 8) * 2 - 1;
      d += limb([
        [x, foot + 8, size * 0.16],
        [x + t * size * 0.35, foot - size * 0.4, size * 0.12],
        [x + t * size * rng.range(0.55, 0.75), foot - size * rng.range(0.75, 1.1), size * 0.07],
      ]);
    }
  } else if (form === 1) {
    d += curve([
      [x - size * 0.7, foot + 10],
      [x - size * 0.66, foot - size * 0.3],
      [x - size * 0.3, foot - size * 0.62],
      [x + size * 0.2, foot - size * 0.64],
      [x + size * 0.62, foot - size * 0.34],
      [x + size * 0.7, foot + 10],
    ]);
  } else if (form === 2) {
    d += limb([
      [x, foot + 8, size * 0.24],
      [x, foot - size * 0.5, size * 0.16],
    ]);
    for (const [w, h] of [
      [0.9, 0.5],
      [0.62, 0.72],
      [0.4, 0.9],
    ] as const)
      d += curve([
        [x - size * w, foot - size * h - 4],
        [x, foot - size * h - size * 0.1],
        [x + size * w, foot - size * h - 4],
        [x, foot - size * h + size * 0.1],
      ]);
  } else {
    for (let i = 0; i < 6; i++) {
      const bx = x + (i - 2.5) * size * 0.2;
      d += limb([
        [bx, foot + 8, size * 0.1],
        [bx + rng.range(-0.1, 0.1) * size, foot - size * 0.4, size * 0.13],
        [bx + rng.range(-0.2, 0.2) * size, foot - size * rng.range(0.6, 1.2), size * 0.1],
      ]);
    }
  }
  return d;
}

/** Below the surface: shafts of light, coral ridges fading into blue, a turtle crossing the light. */
export function underwater(stage: Stage, place: string): string {
  const { palette: p, rng } = stage;
  const at = stage.sun.x;
  const [top, mid, deep] = [
    mix(p.sea[2], p.glow, 0.35),
    mix(p.sea[1], "#1c98a8", 0.35 + 0.3 * p.colour),
    mix(mix(p.sea[0], "#0b3f63", 0.5), p.ink, 0.35),
  ];
  let out = fill(
    `M0 0H${width}V${height}H0Z`,
    gradient(
      stage,
      [0, 0],
      [0, height],
      [
        [0, top],
        [0.22, mix(top, mid, 0.75)],
        [0.55, mid],
        [1, deep],
      ],
    ),
  );
  out += fill(
    ellipse(at, 0, 900, 620),
    glow(stage, [at, 0], 900, [
      [0, p.glint, 0.8],
      [0.25, p.glint, 0.35],
      [1, p.glint, 0],
    ]),
  );
  const rays = rng.fork("rays");
  for (let i = 0; i < 9; i++) {
    const x = at + (i - 4) * rays.range(50, 90);
    const w = rays.range(14, 60);
    const lean = (i - 4) * rays.range(50, 95);
    out += fill(
      polygon([
        [x - w * 0.4, -20],
        [x + w * 0.4, -20],
        [x + lean + w * 2, rays.range(640, 900)],
        [x + lean - w * 1.4, rays.range(640, 900)],
      ]),
      p.glint,
      rays.range(0.06, 0.16),
    );
  }
  const surface = noise(rng.fork("surface"), 3);
  let shimmer = "";
  for (let i = 0; i < 40; i++) {
    const [x, y] = [rays.range(0, width), rays.next() ** 2 * 90 + 6];
    shimmer += curve([
      [x - 60, y],
      [x, y - 3 - 4 * surface(i)],
      [x + 60, y + 1],
      [x, y + 3],
    ]);
  }
  out += fill(shimmer, p.glint, 0.4);
  const reefs = rng.fork("reefs");
  const swim = rng.fork("swim");
  for (let row = 0; row < 4; row++) {
    const t = row / 3;
    const wave = noise(reefs.fork(`row ${row}`), 4);
    const slope = reefs.sign();
    const line = (x: number) =>
      700 +
      t * 230 -
      80 * (1 - t) * wave(x / 420) -
      slope * (x / width - 0.5) * (150 - 90 * t) -
      30 * wave(x / 90 + 40);
    const color = mix(mix(mid, deep, 0.35), mix(p.ink, "#0a2740", 0.5), 0.12 + t * 0.8);
    let d = "";
    for (let x = -30; x < width + 30; x += (38 + 44 * t) * reefs.range(0.6, 1.5))
      d += coral(reefs, x, line(x), (34 + 66 * t) * reefs.range(0.5, 1.2));
    const points: Point[] = [];
    for (let x = -40; x <= width + 40; x += 30) points.push([x, line(x)]);
    out +=
      fill(`${curve(points, false)}L${width + 60} ${height + 20}L-60 ${height + 20}Z`, color) +
      fill(d, color);
    if (row === 2) {
      for (let x = 40; x < width; x += reefs.range(140, 300))
        out += fill(
          coral(reefs, x, line(x) + 14, reefs.range(30, 56)),
          mix(
            color,
            reefs.pick(["#e9835b", "#d9657f", "#f2b84b", "#8f6fb5"]),
            0.2 + 0.45 * p.colour,
          ),
        );
      out += swimmers(stage, swim, place, deep);
    }
    if (row < 2)
      out += school(
        stage,
        swim,
        swim.range(150, 1400),
        swim.range(360, 600),
        15,
        mix(color, p.glint, 0.1),
        26 + row * 8,
      );
  }
  return out;
}

function school(
  stage: Stage,
  rng: Rng,
  x: number,
  y: number,
  count: number,
  color: string,
  scale: number,
): string {
  const mirror = rng.chance(0.5);
  let out = "";
  for (let i = 0; i < count; i++)
    out += stand(stage, fish(rng), {
      x: x + rng.range(-150, 150),
      y: y + rng.range(-46, 46),
      pxPerMetre: scale * rng.range(0.8, 1.3),
      mirror,
      color,
    });
  return out;
}

function swimmers(stage: Stage, rng: Rng, place: string, deep: string): string {
  const p = stage.palette;
  const x = 800 + rng.range(-240, 240);
  const mirror = rng.chance(0.5);
  const giant = place === "mafia" && rng.fork("giant").chance(0.6);
  let out = "";
  if (giant)
    out += `<g transform="rotate(${rng.range(-6, 6).toFixed(1)} ${x} 330)">${stand(stage, whaleShark(rng), { x: x + (mirror ? 420 : -420), y: 330, pxPerMetre: 300, mirror, color: mix(deep, "#5f90a6", 0.3 + 0.3 * p.colour), light: mix(p.glint, deep, 0.3) })}</g>`;
  const y = giant ? 640 : rng.range(400, 520);
  const size = giant ? 120 : rng.range(165, 215);
  const own = mix(mix(deep, "#3d6b4c", 0.25 + 0.5 * p.colour), p.ink, 0.2);
  out += `<g transform="rotate(${(rng.range(4, 16) * (mirror ? 1 : -1)).toFixed(1)} ${x} ${y})">${stand(stage, turtle(), { x: x + (mirror ? size : -size), y, pxPerMetre: size, mirror, color: own, light: mix(own, p.glint, 0.5) })}</g>`;
  const bright = mix(
    rng.pick(["#f2b84b", "#ef8a5c", "#f4e3b0"]),
    deep,
    0.15 + 0.35 * (1 - p.colour),
  );
  return out + school(stage, rng, x + (mirror ? 420 : -420), y + 150, 13, bright, 58);
}
