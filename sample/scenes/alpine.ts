import { stand } from "../animals/figure";
import { mix } from "../draw/color";
import { noise } from "../draw/noise";
import type { Rng } from "../draw/rng";
import { fill, limb, type Point, polygon } from "../draw/shape";
import { clip, gradient, height, type Stage, width } from "../draw/stage";
import { cloudSea } from "../parts/clouds";
import { glacier, groundsel, scree } from "../parts/heights";
import { kilimanjaro, meru } from "../parts/massifs";
import { mountain } from "../parts/mountains";
import { kopje } from "../parts/rocks";
import { person } from "../things/people";
import { campfire, domeTent } from "../things/shelters";
import { heavens } from "./backdrop";

function walkersOn(
  stage: Stage,
  rng: Rng,
  line: (x: number) => number,
  from: number,
  to: number,
  count: number,
  m: number,
  color: string,
): string {
  const light = mix(color, stage.palette.glow, 0.55);
  const mirror = to < from;
  let out = "";
  for (let i = 0; i < count; i++) {
    const t = (i + rng.range(-0.18, 0.18)) / Math.max(1, count - 1);
    const x = from + (to - from) * t;
    out += stand(
      stage,
      person(rng, {
        pack: rng.chance(0.75),
        poles: rng.chance(0.6),
        load: rng.chance(0.16),
        hat: rng.chance(0.3),
      }),
      { x, y: line(x) + 3, pxPerMetre: m * rng.range(0.94, 1.05), mirror, color, light },
    );
  }
  return out;
}

/** How tall the peak beyond stands in the picture, least and most. */
const heights = { kibo: [250, 420], wall: [600, 680], far: [150, 200] } as const;
const overMeru = [150, 230] as const;

/** Above the clouds: a distant peak, the ridge underfoot, and climbers, a camp or the summit itself. */
export function alpine(
  stage0: Stage,
  place: string,
  who: "climbers" | "summit" | "mountain_tents",
): string {
  const stage: Stage = { ...stage0, horizon: who === "summit" ? 560 : 600 };
  const { palette: p, horizon, rng } = stage;
  const pick = rng.fork("alpine");
  const left = pick.chance(0.5);
  const flip = (x: number) => (left ? x : width - x);
  const onLengai = place === "lengai";
  const away = place === "meru" || onLengai;
  const zone = onLengai
    ? "bare"
    : rng.fork("zone").pick(["groundsel", "groundsel", "boulders", "bare"]);
  let out = heavens(stage, { galaxy: p.night && who === "mountain_tents" });
  // From the camps one sees Kibo over the clouds, Kibo right above, or Meru far off in the west.
  const view =
    who === "summit" || away ? "far" : rng.fork("view").pick(["kibo", "wall", "far"] as const);
  const farPeak = view === "far";
  const shape = away ? kilimanjaro : farPeak ? meru : kilimanjaro;
  const [least, most] = away ? overMeru : heights[view];
  const tall = who === "summit" ? 110 : onLengai ? 120 : pick.range(least, most);
  const stoneTone = mix(
    mix(p.hills[0], p.hills[1], 0.75),
    p.colour > 0.5 ? "#7f7d86" : p.hills[1],
    0.3,
  );
  const massif = mountain(stage, shape, {
    x: flip(view === "wall" ? pick.range(760, 980) : pick.range(940, 1230)),
    foot: horizon + (view === "wall" ? 190 : farPeak ? 30 : 90),
    tall,
    pxPerKm: tall * (shape === meru ? 0.15 : 0.092),
    mirror: pick.chance(0.4),
    haze: 0.5,
    ...(farPeak ? {} : { color: stoneTone }),
  });
  if (farPeak) out += massif + cloudSea(stage, horizon - 4, 830);
  else
    out +=
      cloudSea(stage, horizon - 30, 700) +
      massif +
      cloudSea({ ...stage, rng: rng.fork("lower clouds") }, horizon + 66, 860);

  const stony = mix(mix(p.ground[2], "#6d645f", p.colour * 0.6), p.ink, 0.18);
  const rough = noise(rng.fork("rough"), 5, 0.55);
  const steep = who === "climbers" ? pick.range(190, 370) : who === "summit" ? 150 : 110;
  const near = (x: number) => {
    const t = Math.max(0, left ? 1 - x / width : x / width);
    return 880 - steep * t ** 1.5 - rough(x / 210) * 26 - rough(x / 38 + 60) * 6;
  };
  const mid = (x: number) => {
    const t = left ? x / width : 1 - x / width;
    return 830 - 70 * t - rough(x / 260 + 140) * 46 - rough(x / 50 + 20) * 8;
  };
  const slab = (line: (x: number) => number) => {
    const points: Point[] = [];
    for (let x = -20; x <= width + 20; x += 10) points.push([x, line(x)]);
    return `${polygon(points, false)}L${width + 20} ${height + 10}L-20 ${height + 10}Z`;
  };
  const back = mix(stony, p.haze, 0.3);
  out += fill(
    slab(mid),
    gradient(
      stage,
      [0, 740],
      [0, 900],
      [
        [0, mix(back, p.glow, 0.14)],
        [1, mix(back, p.haze, 0.4)],
      ],
    ),
  );
  out += clip(stage, slab(mid), scree(stage, rng.fork("mid scree"), mid, back, 60, 16));
  const figures = mix(p.ink, stony, 0.12);
  const m = who === "summit" ? 62 : 44;
  if (who === "summit" && !away) out += glacier(stage, flip, pick);
  if (who === "climbers")
    out += walkersOn(stage, pick, near, flip(1180), flip(330), pick.int(6, 9), m, figures);
  if (who === "summit" && onLengai)
    out += walkersOn(stage, pick, near, flip(1000), flip(300), 5, m, figures);
  else if (who === "summit") {
    const at = flip(pick.range(380, 460));
    const y = near(at) + 4;
    const board = mix(stony, p.glow, 0.35);
    out += fill(
      limb([
        [at - 62, y, 8],
        [at - 60, y - 142, 8],
      ]) +
        limb([
          [at + 62, y, 8],
          [at + 60, y - 142, 8],
        ]),
      figures,
    );
    for (const dy of [136, 108, 80])
      out += fill(
        polygon([
          [at - 78, y - dy],
          [at + 78, y - dy - 2],
          [at + 78, y - dy + 19],
          [at - 78, y - dy + 20],
        ]),
        mix(board, figures, 0.2),
      );
    out +=
      walkersOn(stage, pick, near, flip(560), flip(980), pick.int(3, 5), m, figures) +
      walkersOn(stage, pick, near, at - 116, at - 112, 1, m, figures);
  }
  const paint = gradient(
    stage,
    [0, 540],
    [0, height],
    [
      [0, mix(stony, p.glow, p.night ? 0.06 : 0.2)],
      [0.5, stony],
      [1, p.ink],
    ],
  );
  const camp = who === "mountain_tents" ? tents(stage, pick, near, flip) : "";
  out +=
    fill(slab(near), paint) +
    clip(stage, slab(near), scree(stage, rng.fork("scree"), near, stony, 130, 26));
  out += camp;
  if (who !== "summit" && zone === "boulders") {
    const light = mix(p.ink, p.glow, p.night ? 0.16 : 0.32);
    out += kopje(stage, pick, flip(pick.range(90, 190)), 990, pick.range(130, 190), p.ink, light);
    out += kopje(stage, pick, flip(pick.range(1380, 1500)), 1000, 90, p.ink, light);
  }
  if (who !== "summit" && zone === "groundsel") {
    for (const [gx, s] of [
      [110, 320],
      [250, 210],
      [1480, 190],
    ] as const) {
      if (gx > 1000 && pick.chance(0.4)) continue;
      const x = flip(gx + pick.range(-30, 30));
      out += groundsel(
        pick,
        x,
        Math.min(1000, near(x) + 120),
        s * pick.range(0.85, 1.1),
        p.ink,
        mix(p.ink, mix(p.glow, "#7f9a63", p.colour), 0.4),
      );
    }
  }
  return out;
}

function tents(
  stage: Stage,
  rng: Rng,
  line: (x: number) => number,
  flip: (x: number) => number,
): string {
  const p = stage.palette;
  const figures = mix(p.ink, p.hills[1], 0.1);
  const spots = [
    [520, 46],
    [660, 40],
    [800, 56],
    [980, 44],
    [1120, 66],
    [390, 62],
  ] as const;
  const camp = spots
    .slice(0, rng.int(4, 6))
    .map(([x, drop]) => ({ x: flip(x + rng.range(-36, 36)), drop: drop + rng.range(-12, 22) }));
  camp.sort((a, b) => a.drop - b.drop);
  let out = "";
  for (const { x, drop } of camp)
    out += domeTent(stage, rng, {
      x,
      y: line(x) + drop,
      pxPerMetre: 36 + drop * 0.16,
      color: p.ink,
      light: p.glow,
    });
  const fx = flip(730);
  if (p.backlit) out += campfire(stage, fx, line(fx) + 92, 26);
  for (const dx of [-64, -44, 52])
    out += stand(stage, person(rng, { stride: 6, hat: true }), {
      x: fx + dx,
      y: line(fx + dx) + 90,
      pxPerMetre: 40,
      mirror: dx > 0,
      color: figures,
      light: mix(figures, "#ffb860", p.backlit ? 0.7 : 0.3),
    });
  return out;
}
