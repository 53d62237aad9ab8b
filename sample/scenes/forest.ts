import { chimpanzee, colobus, sittingChimpanzee } from "../animals/apes";
import { stand } from "../animals/figure";
import { mix, ramp } from "../draw/color";
import type { Rng } from "../draw/rng";
import { curve, ellipse, fill, limb, type Point } from "../draw/shape";
import { glow, gradient, height, type Stage, width } from "../draw/stage";
import { grass } from "../parts/grass";
import { crown } from "../parts/trees";
import { fern, liana, path, shafts, trunk } from "../parts/undergrowth";
import { person } from "../things/people";

/** Inside the forest: receding trunks, a shaft of light, a path, and who lives or walks there. */
export function forest(stage: Stage, who: "chimpanzee" | "colobus" | "walkers"): string {
  const { palette: p, rng } = stage;
  const tint = rng.fork("tint").pick(["#6b9a5c", "#8a9f4f", "#4f9472", "#5c8a4a", "#7fa36f"]);
  const green = p.night ? "#1d4a52" : p.backlit ? mix(p.hills[1], tint, 0.35) : tint;
  const open = rng.fork("open").range(0.6, 1.15);
  const rise = rng.fork("rise").sign() * rng.fork("rise by").range(20, 90);
  const bright = mix(mix(p.sky.at(-1) ?? p.haze, p.glow, 0.4), green, p.night ? 0.5 : 0.22);
  const dark = mix(p.ink, "#0d2a20", 0.5);
  const tones = [
    bright,
    mix(bright, green, 0.55),
    mix(green, dark, 0.18),
    mix(green, dark, 0.55),
    dark,
  ];
  const lx = stage.sun.x;
  let out = fill(
    `M0 0H${width}V${height}H0Z`,
    gradient(
      stage,
      [0, 0],
      [0, height],
      [
        [0, mix(bright, green, 0.35)],
        [0.55, bright],
        [1, mix(bright, green, 0.6)],
      ],
    ),
  );
  out += fill(
    ellipse(lx, 330, 620, 620),
    glow(stage, [lx, 330], 620, [
      [0, p.glint, p.night ? 0.4 : 0.9],
      [0.3, p.glow, 0.45],
      [1, p.glow, 0],
    ]),
  );
  const floors = [640, 690, 760, 850, 950];
  const walk = rng.fork("walk");
  for (let row = 0; row < 5; row++) {
    const t = row / 4;
    const color = ramp(tones, 0.14 + t * 0.86);
    const each = rng.fork(`row ${row}`);
    const floor = floors[row] ?? 900;
    const girth = 13 + 66 * t ** 1.6;
    let trunks = "";
    const count = row === 4 ? each.int(1, 2) : Math.round(([17, 11, 7, 4][row] ?? 3) * open);
    for (let i = 0; i < count; i++) {
      let x = ((i + each.range(0.15, 0.85)) / count) * width;
      if (row === 4) x = (i === 0) === lx > 800 ? each.range(30, 190) : each.range(1400, 1570);
      else if (Math.abs(x - lx) < 60 + 170 * t) x += (x < lx ? -1 : 1) * (90 + 170 * t);
      trunks += trunk(each, x, floor + each.range(-12, 14), girth * each.range(0.7, 1.25));
    }
    let leaves = "";
    for (let x = -40; x < width + 60; x += 46 + 50 * t)
      leaves += crown(
        each,
        x,
        each.range(-20, 60) + (1 - t) * 120 * each.next(),
        70 + 60 * t,
        36 + 30 * t,
      );
    const hump = (x: number) =>
      floor -
      12 * Math.sin(x / (200 + 90 * row) + row) -
      (Math.abs(x - lx) / width) * (26 + 40 * t) -
      rise * (1 - 0.7 * t) * ((x - lx) / width);
    let bushes = "";
    for (let x = -20; x < width + 40; x += 40 + 50 * t)
      if (Math.abs(x - lx) > 70 + 160 * t)
        bushes +=
          row < 2
            ? crown(each, x, hump(x) - 4, 34 + 10 * row, 20)
            : fern(each, x, hump(x) + 8, (40 + 70 * t) * each.range(0.6, 1.15));
    if (row === 3) out += actors(stage, walk, who, lx, hump(lx) + 20, dark, green);
    const ground: Point[] = [];
    for (let x = -60; x <= width + 60; x += 40) ground.push([x, hump(x)]);
    out +=
      fill(`${curve(ground, false)}L${width + 60} ${height + 20}L-60 ${height + 20}Z`, color) +
      fill(trunks + leaves, color) +
      fill(bushes, mix(color, dark, 0.12));
    if (row === 2)
      out +=
        shafts(stage, rng.fork("shafts"), lx) +
        path(stage, lx, floors[1] ?? 690, mix(bright, "#c9a873", 0.3 + 0.2 * p.colour), color);
    if (row === 3) out += fill(liana(each, lx - 420), color) + fill(liana(each, lx + 180), color);
  }
  return (
    out +
    grass(rng.fork("ferns"), {
      line: () => height - 6,
      tall: 50,
      step: 26,
      color: mix(dark, "#000000", 0.25),
    })
  );
}

function actors(
  stage: Stage,
  rng: Rng,
  who: string,
  x: number,
  y: number,
  dark: string,
  green: string,
): string {
  const light = mix(stage.palette.glint, green, 0.35);
  const color = mix(dark, green, 0.12);
  let out = "";
  if (who === "walkers") {
    const count = rng.int(2, 4);
    for (let i = count - 1; i >= 0; i--)
      out += stand(stage, person(rng, { pack: true, hat: rng.chance(0.6), poles: i % 2 === 0 }), {
        x: x + (i - count / 2) * rng.range(46, 62),
        y: y - 18 - i * 7,
        pxPerMetre: 74 - i * 7,
        mirror: rng.chance(0.12),
        color,
        light,
      });
    return out;
  }
  if (who === "chimpanzee") {
    out += stand(stage, chimpanzee(rng), { x: x - 170, y: y - 12, pxPerMetre: 165, color, light });
    out += stand(stage, chimpanzee(rng), {
      x: x + 40,
      y: y - 28,
      pxPerMetre: rng.range(84, 104),
      color,
      light,
    });
    return (
      out +
      stand(stage, sittingChimpanzee(), {
        x: x + rng.range(210, 260),
        y: y - 10,
        pxPerMetre: 150,
        mirror: true,
        color,
        light,
      })
    );
  }
  const by = rng.range(330, 400);
  const wide = 560;
  out += fill(
    limb([
      [x - wide, by + 40, 40],
      [x - wide * 0.3, by, 30],
      [x + wide * 0.4, by + 18, 24],
      [x + wide, by - 50, 12],
    ]),
    color,
  );
  for (let i = 0; i < 9; i++)
    out += fill(
      crown(
        rng,
        x + rng.range(-1, 1) * wide,
        by + rng.range(-30, 10),
        rng.range(40, 80),
        rng.range(14, 24),
      ),
      mix(color, green, 0.2),
    );
  [-170, -20, 150].forEach((dx, i) => {
    if (i < 2 || rng.chance(0.6))
      out += stand(stage, colobus(rng), {
        x: x + dx,
        y: by - 4 + (dx > 0 ? 6 : 0),
        pxPerMetre: rng.range(170, 205),
        mirror: rng.chance(0.4),
        color: mix(color, "#000000", 0.2),
        light: mix(light, color, 0.3),
      });
  });
  return out;
}
