import { flying } from "../animals/birds";
import { mix } from "../draw/color";
import { noise } from "../draw/noise";
import { curve, ellipse, fill, type Point, place as set } from "../draw/shape";
import { clip, gradient, height, type Stage, width } from "../draw/stage";
import { groundTone } from "../palette/palette";
import { canopy } from "../parts/trees";
import { ripples } from "../parts/water";
import { heavens, wall } from "./backdrop";
import type { Focus } from "./focus";
import { frame } from "./frame";
import type { Land } from "./lands";
import { lightPool } from "./plains";

/** From the rim down into a crater: far wall, floor with its lake, cloud shadows, near slopes. */
export function crater(stage0: Stage, land: Land, focus: Focus, place: string): string {
  const stage: Stage = { ...stage0, horizon: 470 };
  const { palette: p, rng } = stage;
  const pick = rng.fork("crater");
  const deep = place === "lake-chala" || place === "meru" || place === "lengai";
  const sunShift = p.backlit
    ? { ...stage, sun: { ...stage.sun, y: Math.min(stage.sun.y, 330) } }
    : stage;
  let out =
    heavens(sunShift) + wall({ ...stage, horizon: 440 }, 120, "outer") + wall(stage, 150, "inner");
  const floor = gradient(
    stage,
    [0, 460],
    [0, 830],
    [
      [0, mix(p.ground[0], p.haze, 0.55)],
      [0.4, p.ground[0]],
      [1, mix(p.ground[1], p.ground[2], 0.35)],
    ],
  );
  out += fill(`M0 458H${width}V${height}H0Z`, floor) + lightPool({ ...sunShift, horizon: 470 });
  const cx = pick.range(560, 1040);
  const [rx, ry] = deep ? [620, 120] : [pick.range(300, 430), pick.range(36, 58)];
  const cy = deep ? 640 : pick.range(560, 610);
  const wave = noise(pick, 3);
  const blob = (grow: number): Point[] =>
    Array.from({ length: 28 }, (_, i) => {
      const a = (i / 28) * Math.PI * 2;
      const r = 1 + 0.16 * wave(Math.cos(a) * 1.6 + Math.sin(a) * 0.8 + 20) + 0.1 * Math.cos(2 * a);
      return [cx + Math.cos(a) * rx * r * grow, cy + Math.sin(a) * ry * r * grow];
    });
  const lake = curve(blob(1));
  const pale = deep ? mix(p.water[1], "#1f8f9a", 0.6 * p.colour) : mix(p.water[0], p.snow[0], 0.55);
  out +=
    fill(curve(blob(1.14)), mix(p.ground[0], p.snow[0], 0.5), 0.7) +
    fill(
      lake,
      gradient(
        stage,
        [0, cy - ry],
        [0, cy + ry],
        [
          [0, mix(pale, p.glow, 0.25)],
          [1, deep ? mix(pale, p.ink, 0.25) : mix(pale, p.water[1], 0.5)],
        ],
      ),
    );
  out += clip(stage, lake, ripples(pick, cy - ry, cy + ry, p.glint, 30, 0.5));
  let shadows = "";
  let groves = "";
  for (let i = 0; i < 7; i++) {
    const y = pick.range(520, 800);
    const s = (y - 440) / 200;
    shadows += curve(
      [
        [0, 0],
        [90, -12],
        [230, -4],
        [300, 8],
        [180, 18],
        [40, 14],
      ].map(([x = 0, dy = 0]): Point => [pick.range(0, 3) + x * s + i * 240 - 160, y + dy * s]),
    );
  }
  for (let i = 0; i < 170; i++) {
    const y = 505 + pick.next() ** 1.3 * 280;
    const x = pick.range(0, width);
    if (((x - cx) / (rx * 1.2)) ** 2 + ((y - cy) / (ry * 1.3)) ** 2 < 1) continue;
    const s = (y - 470) / 60;
    groves += ellipse(x, y, 2.6 * s + 1, 1.1 * s + 0.8);
  }
  out +=
    fill(shadows, mix(p.ground[2], p.hills[1], 0.4), 0.28) +
    fill(groves, mix(groundTone(p, 0.66), p.hills[1], 0.35), 0.7);
  for (let row = 0; row < 3; row++) {
    const slope = noise(rng.fork(`slope ${row}`), 4);
    const side = row % 2 ? 1 : -1;
    const line = (x: number) =>
      820 +
      row * 66 -
      Math.max(0, side * (x - width / 2)) * (0.26 - row * 0.05) -
      slope(x / 300) * 30;
    const color = mix(groundTone(p, 0.55 + row * 0.13), p.hills[1], 0.2 - row * 0.05);
    out += canopy(
      rng.fork(`wood ${row}`),
      line,
      24 + row * 10,
      color,
      p.night ? undefined : mix(color, p.glow, 0.24),
    );
    const points: Point[] = [];
    for (let x = -40; x <= width + 40; x += 40) points.push([x, line(x) + 8]);
    out += fill(`${curve(points, false)}L${width + 60} ${height + 20}L-60 ${height + 20}Z`, color);
  }
  if (pick.chance(0.7))
    for (let i = 0; i < 3; i++)
      out += set(
        fill(flying(pick, true), mix(p.ink, p.haze, 0.15)),
        cx + pick.range(-340, 340),
        pick.range(300, 440),
        pick.range(42, 74),
        i % 2 === 0,
      );
  return out + frame(stage0, land, focus, true);
}
