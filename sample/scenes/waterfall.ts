import { stand } from "../animals/figure";
import { mix } from "../draw/color";
import { noise } from "../draw/noise";
import { curve, ellipse, fill, limb, type Point, polygon } from "../draw/shape";
import { clip, glow, gradient, height, type Stage, width } from "../draw/stage";
import { banana } from "../parts/palms";
import { sky, sunDisc } from "../parts/sky";
import { stars } from "../parts/stars";
import { canopy } from "../parts/trees";
import { ripples } from "../parts/water";
import { person } from "../things/people";

/** A fall dropping from a green brim into its pool, cliffs on both sides, a visitor for scale. */
export function waterfall(stage: Stage): string {
  const { palette: p, rng } = stage;
  const pick = rng.fork("fall");
  const x = pick.chance(0.5) ? pick.range(480, 700) : pick.range(900, 1120);
  const brim = pick.range(150, 300);
  const pool = pick.range(745, 790);
  const wide = pick.range(34, 84);
  const lush = pick.range(0.3, 0.8);
  const green = mix(mix(p.hills[1], "#4d8a58", p.colour * 0.7), p.ink, 0.15);
  const rock = mix(mix(p.hills[1], "#6f6a62", 0.3 + p.colour * 0.35), p.ink, 0.3);
  const moss = mix(rock, green, lush);
  let out = sky(stage) + (p.night ? stars(stage) : "") + sunDisc(stage);
  const wave = noise(rng.fork("cliff"), 4, 0.55);
  const back = (cx: number) => brim - 90 - 60 * wave(cx / 330) - Math.abs(cx - x) * 0.12;
  out += canopy(
    rng.fork("far wood"),
    back,
    40,
    mix(green, p.haze, 0.42),
    p.night ? undefined : mix(green, p.glow, 0.5),
  );
  const notch = (cx: number) =>
    brim - Math.min(130, Math.max(0, Math.abs(cx - x) - wide) * 0.5) - 26 * wave(cx / 140);
  const face: Point[] = [];
  for (let cx = -20; cx <= width + 20; cx += 20) face.push([cx, notch(cx)]);
  const cliff = `${polygon(face, false)}L${width + 20} ${height}L-20 ${height}Z`;
  out += fill(
    cliff,
    gradient(
      stage,
      [0, brim - 100],
      [0, pool + 40],
      [
        [0, mix(moss, p.glow, 0.24)],
        [0.55, moss],
        [1, mix(rock, p.ink, 0.4)],
      ],
    ),
  );
  let cracks = "";
  let faces = "";
  for (let i = 0; i < 120; i++) {
    const cx = pick.range(-20, width + 20);
    if (Math.abs(cx - x) < wide * 1.2) continue;
    const cy = pick.range(notch(cx) + 30, pool - 40);
    const [w, h] = [pick.range(5, 20), pick.range(90, 330)];
    const block = limb([
      [cx, cy, 1],
      [cx + pick.range(-6, 6), cy + h * 0.3, w],
      [cx + pick.range(-8, 8), cy + h * 0.7, w * 0.8],
      [cx + pick.range(-10, 10), cy + h, 1],
    ]);
    if (i % 2) cracks += block;
    else faces += block;
  }
  out += clip(
    stage,
    cliff,
    fill(cracks, mix(rock, p.ink, 0.55), 0.5) + fill(faces, mix(rock, p.glow, 0.3), 0.35),
  );
  out +=
    canopy(
      rng.fork("brim wood"),
      (cx) => notch(cx) + 2,
      34,
      green,
      p.night ? undefined : mix(green, p.glow, 0.28),
      -40,
      x - wide * 1.5,
    ) +
    canopy(
      rng.fork("brim wood 2"),
      (cx) => notch(cx) + 2,
      34,
      green,
      p.night ? undefined : mix(green, p.glow, 0.28),
      x + wide * 1.5,
      1640,
    );
  out += plunge(stage, x, brim, pool, wide);
  if (pick.chance(0.55))
    out += step(
      stage,
      x,
      brim + (pool - brim) * pick.range(0.5, 0.68),
      wide,
      mix(rock, p.ink, 0.35),
      green,
    );
  if (lush > 0.5)
    out +=
      canopy(
        rng.fork("ferns"),
        (cx) => pool - 6 - Math.abs(cx - x) * 0.07 - 30 * wave(cx / 90),
        28,
        mix(green, p.ink, 0.25),
        p.night ? undefined : mix(green, p.glow, 0.18),
        -40,
        x - wide * 2.6,
      ) +
      canopy(
        rng.fork("ferns 2"),
        (cx) => pool - 6 - Math.abs(cx - x) * 0.07 - 30 * wave(cx / 90),
        28,
        mix(green, p.ink, 0.25),
        p.night ? undefined : mix(green, p.glow, 0.18),
        x + wide * 2.6,
        1640,
      );
  const deep = mix(mix(p.water[1], "#2f8f92", 0.5 * p.colour), p.ink, 0.25);
  out += fill(
    curve([
      [-40, pool + 34],
      [x - 420, pool + 6],
      [x, pool - 8],
      [x + 420, pool + 6],
      [width + 40, pool + 34],
      [width + 40, height + 60],
      [-40, height + 60],
    ]),
    gradient(
      stage,
      [0, pool],
      [0, height],
      [
        [0, mix(deep, p.snow[0], 0.45)],
        [0.4, deep],
        [1, mix(deep, p.ink, 0.5)],
      ],
    ),
  );
  out += ripples(rng.fork("pool"), pool + 10, height - 60, p.snow[0], 50, 0.35);
  const flat = 78 / (wide * 3.4);
  out += `<g transform="translate(0 ${(pool * (1 - flat)).toFixed(1)}) scale(1 ${flat.toFixed(3)})">${fill(
    ellipse(x, pool, wide * 3.4, wide * 3.4),
    glow(stage, [x, pool], wide * 3.4, [
      [0, p.snow[0], 0.95],
      [0.5, p.snow[0], 0.4],
      [1, p.snow[0], 0],
    ]),
  )}</g>`;
  return out + near(stage, x, green);
}

/** A ledge that breaks the fall and throws spray. */
function step(
  stage: Stage,
  x: number,
  y: number,
  wide: number,
  color: string,
  green: string,
): string {
  const p = stage.palette;
  const ledge =
    curve([
      [x - wide * 3, y + 70],
      [x - wide * 2.1, y + 10],
      [x - wide * 0.9, y - 4],
      [x - wide * 0.5, y + 24],
      [x - wide * 1.1, y + 80],
    ]) +
    curve([
      [x + wide * 3, y + 80],
      [x + wide * 2.2, y + 16],
      [x + wide * 0.95, y],
      [x + wide * 0.5, y + 28],
      [x + wide * 1.2, y + 88],
    ]);
  const rng = stage.rng.fork("ledge");
  const moss =
    canopy(rng, () => y + 14, 20, green, undefined, x - wide * 2.4, x - wide * 0.9) +
    canopy(rng, () => y + 18, 20, green, undefined, x + wide * 1.1, x + wide * 2.5);
  return fill(ellipse(x, y + 16, wide * 1.7, 34), p.snow[0], 0.6) + fill(ledge, color) + moss;
}

function plunge(stage: Stage, x: number, brim: number, pool: number, wide: number): string {
  const { palette: p } = stage;
  const rng = stage.rng.fork("plunge");
  const shape = curve([
    [x - wide * 0.7, brim - 6],
    [x + wide * 0.7, brim - 8],
    [x + wide * 0.95, brim + 80],
    [x + wide * 1.15, pool],
    [x, pool + 16],
    [x - wide * 1.2, pool],
    [x - wide * 0.9, brim + 80],
  ]);
  let strands = "";
  for (let i = 0; i < 26; i++) {
    const t = rng.range(-1, 1);
    const top = rng.range(brim, pool - 160);
    const long = rng.range(90, 300);
    strands += limb([
      [x + t * wide * 0.75, top, 1],
      [x + t * wide * 0.92, top + long * 0.5, rng.range(4, 9)],
      [x + t * wide * 1.05, top + long, 1],
    ]);
  }
  return (
    fill(shape, p.snow[0]) +
    clip(
      stage,
      shape,
      fill(strands, p.snow[1], 0.55) +
        fill(
          polygon([
            [x + wide * 0.35, brim - 20],
            [x + wide * 1.4, brim - 20],
            [x + wide * 1.4, pool + 20],
            [x + wide * 0.6, pool + 20],
          ]),
          p.snow[1],
          0.3,
        ),
    )
  );
}

function near(stage: Stage, x: number, green: string): string {
  const { palette: p } = stage;
  const rng = stage.rng.fork("near");
  const left = x > 800;
  const ink = mix(p.ink, green, 0.08);
  let out = "";
  const side = (cx: number) => (left ? cx / 520 : (width - cx) / 520);
  const bank = (cx: number) => height - 66 - Math.max(0, 1 - side(cx)) ** 1.2 * 210;
  const stone = left ? 470 : width - 470;
  out += fill(
    curve([
      [stone - 130, bank(stone) + 60],
      [stone - 70, bank(stone) - 24],
      [stone + 30, bank(stone) - 34],
      [stone + 110, bank(stone) + 10],
      [stone + 150, bank(stone) + 80],
    ]),
    mix(ink, p.haze, 0.16),
  );
  for (const [dx, s] of [
    [-14, 1],
    [34, 0.96],
  ] as const)
    out += stand(stage, person(rng, { stride: 5, hat: s === 1 }), {
      x: stone + dx,
      y: bank(stone) - 26,
      pxPerMetre: 58 * s,
      mirror: !left,
      color: ink,
      light: mix(ink, p.snow[0], 0.5),
    });
  for (const [at, tall] of [
    [90, 430],
    [230, 300],
  ] as const) {
    const bx = left ? at : width - at;
    out += banana(rng, {
      x: bx,
      foot: bank(bx) + 30,
      tall: tall * rng.range(0.85, 1.15),
      color: ink,
      light: mix(ink, green, 0.6),
    });
  }
  const edge: Point[] = [];
  for (let cx = -20; cx <= width + 20; cx += 30) edge.push([cx, bank(cx)]);
  out += canopy(rng, (cx) => bank(cx) + 40, 36, ink, mix(ink, green, 0.5));
  return `${out}${fill(`${curve(edge, false)}L${width + 20} ${height + 20}L-20 ${height + 20}Z`, ink)}`;
}
