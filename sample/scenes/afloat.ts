import { flamingo } from "../animals/birds";
import { stand } from "../animals/figure";
import { hippoAfloat } from "../animals/giants";
import { wildebeest } from "../animals/grazers";
import { crocodile } from "../animals/water-animals";
import { mix } from "../draw/color";
import { curve, ellipse, fill, type Point } from "../draw/shape";
import { type Stage, width } from "../draw/stage";
import { groundTone } from "../palette/palette";
import { glint } from "../parts/water";
import { canoe, dhow, ferry } from "../things/vehicles";
import { flock } from "./birds-scene";
import type { Focus } from "./focus";
import { coat } from "./herds";

function ringed(stage: Stage, x: number, y: number, half: number): string {
  return fill(glint(x, y + 2, half, half * 0.045 + 1), stage.palette.glint, 0.5);
}

export function flamingos(stage: Stage, focus: Focus): string {
  const { rng } = focus;
  const p = stage.palette;
  const pink = (y: number) =>
    mix(
      mix(coat(stage, "#ee7f98", y), "#e86f8c", p.night ? 0.15 : 0.74),
      p.haze,
      0.25 * (1 - (y - stage.horizon) / 280),
    );
  let far = "";
  for (let i = 0; i < 420; i++) {
    const x = rng.range(-20, width + 20);
    const y = stage.horizon + 34 + rng.next() ** 2 * 26 + 8 * Math.sin(x / 160);
    far += `${ellipse(x, y, 2.6, 1.5)}M${(x + 1).toFixed(0)} ${y.toFixed(0)}v5h1v-5Z`;
  }
  let out = fill(far, mix(pink(stage.horizon + 50), p.haze, 0.2));
  const birds = Array.from({ length: rng.int(26, 36) }, () => ({
    x: focus.x + (rng.next() + rng.next() - 1) * 720,
    y: stage.horizon + 62 + rng.next() ** 1.1 * 235,
  }));
  for (const { x, y } of birds.sort((a, b) => a.y - b.y)) {
    const m = 18 + (y - stage.horizon) * 0.34;
    const color = mix(pink(y), p.ink, p.backlit ? 0.06 : 0);
    const figure = flamingo(rng);
    const mirror = rng.chance(0.4);
    const reflection = fill(figure.body, color);
    out += `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${(((mirror ? -1 : 1) * m) / 100).toFixed(3)} ${(m / 100).toFixed(3)})" opacity="0.25">${reflection}</g>`;
    out +=
      stand(stage, figure, { x, y, pxPerMetre: m, mirror, color, light: mix(color, p.glow, 0.6) }) +
      ringed(stage, x + (mirror ? -1 : 1) * m * 0.35, y, m * 0.4);
  }
  return (
    out +
    flock(
      stage,
      rng,
      width - focus.x,
      stage.horizon - rng.range(180, 260),
      9,
      34,
      mix(pink(stage.horizon + 200), p.haze, 0.15),
    )
  );
}

export function wallow(stage: Stage, focus: Focus): string {
  const { rng } = focus;
  const p = stage.palette;
  const pod = Array.from({ length: rng.int(7, 10) }, () => ({
    x: focus.x + (rng.next() + rng.next() - 1) * 520,
    y: stage.horizon + rng.range(90, 250),
  }));
  return pod
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) => {
      const m = 26 + (y - stage.horizon) * 0.3;
      const figure = hippoAfloat(rng);
      const color = coat(stage, figure.own, y + 60);
      const mirror = rng.chance(0.5);
      const centre = x + (mirror ? -1 : 1) * m * 1.25;
      return (
        fill(ellipse(centre, y + 3, m * 1.5, m * 0.12), p.ink, 0.25) +
        stand(stage, figure, {
          x,
          y,
          pxPerMetre: m,
          mirror,
          color,
          light: mix(color, p.glow, 0.55),
        }) +
        ringed(stage, centre, y, m * 1.7)
      );
    })
    .join("");
}

export function sandbar(stage: Stage, focus: Focus): string {
  const { rng } = focus;
  const p = stage.palette;
  const y = stage.horizon + rng.range(170, 200);
  const sand = mix(groundTone(p, 0.12), "#e3c692", p.colour * 0.5);
  const bar: Point[] = [
    [focus.x - 520, y + 14],
    [focus.x - 250, y - 12],
    [focus.x + 120, y - 20],
    [focus.x + 430, y + 2],
    [focus.x + 560, y + 18],
    [focus.x + 180, y + 34],
    [focus.x - 260, y + 32],
  ];
  let out =
    fill(curve(bar), sand) +
    fill(
      curve(bar.map(([x, by]): Point => [x, by > y + 10 ? by + 9 : by + 22])),
      mix(sand, p.ink, 0.3),
      0.5,
    );
  for (const [dx, dy, m] of [
    [150, -8, 62],
    [-190, 10, 92],
  ] as const) {
    const color = coat(stage, "#5d5d45", y + 60);
    const mirror = rng.chance(0.5);
    out +=
      fill(ellipse(focus.x + dx, y + dy + 2, m * 2.1, m * 0.1), p.ink, 0.35) +
      stand(stage, crocodile(), {
        x: focus.x + dx + (mirror ? 1 : -1) * m * 1.7,
        y: y + dy,
        pxPerMetre: m,
        mirror,
        color,
        light: mix(color, p.glow, 0.5),
      });
  }
  return out;
}

/** The Mara crossing: wildebeest pour down the far bank, swim, and climb out before us. */
export function crossing(stage: Stage, focus: Focus): string {
  const { rng } = focus;
  const p = stage.palette;
  const side = focus.left ? 1 : -1;
  let out = "";
  const column = Array.from({ length: 46 }, (_, i) => {
    const t = i / 45;
    return {
      t,
      x: focus.x - side * 430 + side * 900 * t ** 1.1 + rng.range(-230, 230) * (0.25 + t),
      y: stage.horizon + 4 + 215 * t ** 1.25 + rng.range(-62, 62) * t,
    };
  }).sort((a, b) => a.y - b.y);
  for (const { t, x, y } of column) {
    const m = 10 + (y - stage.horizon) * 0.23;
    const figure = wildebeest(rng);
    const color = coat(stage, figure.own, y + 50);
    const wet = t > 0.14;
    const sink = wet ? m * 0.56 : 0;
    const body = stand(stage, figure, {
      x,
      y: y + sink,
      pxPerMetre: m,
      mirror: side < 0,
      color,
      light: mix(color, p.glow, 0.5),
    });
    const id = `c${stage.defs.length}`;
    stage.defs.push(
      `<clipPath id="${id}"><path d="M0 0H${width}V${Math.round(y)}H0Z"/></clipPath>`,
    );
    out += wet
      ? `<g clip-path="url(#${id})">${body}</g>${fill(glint(x + side * m, y, m * 1.7, 2 + m * 0.05), p.snow[0], 0.75)}${fill(ellipse(x + side * m * 2, y - 3, m * 0.3, m * 0.16), p.snow[0], 0.7)}`
      : body;
  }
  return `${fill(glint(focus.x + side * 120, stage.horizon + 16, 640, 20), p.haze, 0.4)}${out}`;
}

export function paddlers(stage: Stage, focus: Focus): string {
  const { rng } = focus;
  const p = stage.palette;
  const mirror = rng.chance(0.5);
  let out = "";
  const boats = [
    { dx: rng.range(-430, -300), y: stage.horizon + 70 },
    { dx: rng.range(280, 420), y: stage.horizon + 105 },
    { dx: 0, y: stage.horizon + 215 },
  ];
  boats.forEach(({ dx, y }, i) => {
    if (i < 2 && rng.chance(0.35)) return;
    const m = 15 + (y - stage.horizon) * 0.25;
    const color = mix(p.ink, p.hills[1], 0.45 - 0.4 * (i / 2));
    out +=
      fill(ellipse(focus.x + dx, y + m * 0.16, m * 3.2, m * 0.2), p.ink, 0.25) +
      canoe({ x: focus.x + dx, y, pxPerMetre: m, color, light: p.glow }, rng.int(2, 3), mirror) +
      ringed(stage, focus.x + dx, y + m * 0.1, m * 4);
  });
  return out;
}

function craft(stage: Stage, own: number): { color: string; light: string } {
  const p = stage.palette;
  const color = mix(p.ink, mix(p.hills[1], "#6a4630", p.colour * 0.6), 0.25 + own);
  return {
    color,
    light: p.night
      ? mix(p.snow[0], p.sky[1] ?? p.ink, 0.35)
      : mix(mix(p.snow[0], "#fff2d8", p.colour), p.glow, p.backlit ? 0.35 : 0.1),
  };
}

function sails(
  look: { color: string; light: string },
  cloth: string,
): { color: string; light: string } {
  return { ...look, light: mix(look.light, cloth, 0.55) };
}

export function dhows(stage: Stage, focus: Focus): string {
  const { rng } = focus;
  const mirror = rng.chance(0.5);
  const cloth = rng.pick(["#fffaf0", "#fffaf0", "#f3d9a4", "#d98f5a", "#e9c9a6"]);
  const out = [
    { dx: rng.range(-620, -330), drop: 20, m: 7 },
    { dx: rng.range(330, 600), drop: 40, m: 13 },
    { dx: rng.range(-40, 40), drop: rng.range(105, 150), m: rng.range(27, 43) },
  ].map(({ dx, drop, m }, i) =>
    dhow(
      {
        ...sails(craft(stage, 0.3 - i * 0.12), i === 1 ? "#fffaf0" : cloth),
        x: focus.x + dx,
        y: stage.horizon + drop,
        pxPerMetre: m,
      },
      i === 1 ? !mirror : mirror,
    ),
  );
  return out.join("");
}

/** Fishing boats: some under sail far out, outriggers and dugouts at anchor near the shore. */
export function fishers(stage: Stage, focus: Focus): string {
  const { rng } = focus;
  let out = "";
  for (let i = 0; i < 4; i++)
    out += dhow(
      {
        ...craft(stage, 0.3),
        x: rng.range(80, width - 80),
        y: stage.horizon + 12 + i * 10,
        pxPerMetre: 4.5 + i * 1.8,
      },
      rng.chance(0.5),
    );
  [
    [-430, 96, 24],
    [210, 130, 28],
    [-120, 190, 38],
    [430, 205, 34],
  ].forEach(([dx = 0, drop = 0, m = 20], i) => {
    const { color, light } = craft(stage, 0.2 - i * 0.05);
    const x = focus.x + dx * 0.85 + rng.range(-40, 40);
    const y = stage.horizon + drop;
    if (i % 2 === 0) out += dhow({ x, y, pxPerMetre: m * 0.6, color, light }, rng.chance(0.5));
    else
      out +=
        canoe({ x, y, pxPerMetre: m, color, light }, rng.int(1, 2), rng.chance(0.5)) +
        ringed(stage, x, y + 4, m * 3.4);
  });
  return out;
}

export function ferries(stage: Stage, focus: Focus): string {
  const { rng } = focus;
  const look = craft(stage, 0.1);
  const white = { ...look, color: mix(stage.palette.sea[0], stage.palette.ink, 0.4) };
  return (
    dhow({ ...look, x: width - focus.x, y: stage.horizon + 22, pxPerMetre: 9 }, rng.chance(0.5)) +
    ferry(stage, { ...white, x: focus.x, y: stage.horizon + 78, pxPerMetre: 15 }, rng.chance(0.5)) +
    flock(
      stage,
      rng,
      focus.x - 80,
      stage.horizon - 210,
      7,
      28,
      mix(stage.palette.ink, stage.palette.haze, 0.3),
    )
  );
}
