import { mix } from "../draw/color";
import { noise } from "../draw/noise";
import { fill, type Point, polygon } from "../draw/shape";
import { clip, gradient, type Stage } from "../draw/stage";

/** A profile as [kilometres from the summit, height as a share of the summit's]. */
export interface Massif {
  profile: readonly Point[];
  /** Light snow, ash or grass above this share of the height; none if absent. */
  cap?: { above: number; tongue: number; color?: readonly [string, string] };
  /** How finely the flanks are gullied. */
  gullies: number;
  roughness: number;
}

interface Stand {
  x: number;
  foot: number;
  tall: number;
  pxPerKm: number;
  mirror?: boolean;
  color?: string;
  haze?: number;
}

function outline(stage: Stage, massif: Massif, stand: Stand): Point[] {
  const wave = noise(stage.rng.fork("massif"), 4, 0.6);
  const side = stand.mirror ? -1 : 1;
  const points: Point[] = [];
  massif.profile.forEach((from, i) => {
    const to = massif.profile[i + 1];
    const steps = to ? Math.max(1, Math.round((Math.abs(to[0] - from[0]) * stand.pxPerKm) / 9)) : 1;
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const km = from[0] + ((to ?? from)[0] - from[0]) * t;
      const share = from[1] + ((to ?? from)[1] - from[1]) * t;
      const jag = wave(km * 1.7 + 30) * massif.roughness * Math.min(1, share * 3) * stand.tall;
      points.push([stand.x + side * km * stand.pxPerKm, stand.foot - share * stand.tall + jag]);
    }
  });
  return points;
}

/** A named mountain: true outline, a lit and a shaded face, gullies, and a cap of snow or ash. */
export function mountain(stage: Stage, massif: Massif, stand: Stand): string {
  const { palette: p, sun } = stage;
  const rng = stage.rng.fork("faces");
  const line = outline(stage, massif, stand);
  const closed: Point[] = [
    ...line,
    [line.at(-1)?.[0] ?? 0, stand.foot + 60],
    [line[0]?.[0] ?? 0, stand.foot + 60],
  ];
  const sunSide = sun.x < stand.x ? -1 : 1;
  const body = stand.color ?? mix(p.hills[0], p.hills[1], 0.55);
  const shade = mix(body, p.ink, p.backlit ? 0.28 : 0.32);
  const foot = mix(body, p.haze, stand.haze ?? 0.72);
  const top = stand.foot - stand.tall;
  const paint = (color: string) =>
    gradient(
      stage,
      [0, top],
      [0, stand.foot],
      [
        [0, color],
        [0.45, mix(color, foot, 0.2)],
        [1, foot],
      ],
    );

  let inner = fill(polygon(closed), paint(body));
  const far = sunSide < 0 ? 2400 : -800;
  const spine: Point[] = [[stand.x, top - 30]];
  const wander = noise(rng, 3, 0.6);
  for (let i = 1; i <= 14; i++) {
    const t = i / 14;
    spine.push([
      stand.x + wander(i * 0.8) * 0.16 * stand.tall * t ** 0.4 - sunSide * t * stand.tall * 0.24,
      top + t * (stand.tall + 60),
    ]);
  }
  inner += fill(polygon([...spine, [far, stand.foot + 60], [far, top - 30]]), paint(shade), 0.85);
  inner += gullies(stage, massif, stand, line, sunSide, [body, shade]);
  if (massif.cap) inner += cap(stage, massif.cap, stand, line, spine, far);
  const mist = gradient(
    stage,
    [0, stand.foot - stand.tall * 0.42],
    [0, stand.foot],
    [
      [0, p.haze, 0],
      [1, p.haze, 0.75],
    ],
  );
  inner += fill(polygon(closed), mist);
  return clip(stage, polygon(closed), inner);
}

function gullies(
  stage: Stage,
  massif: Massif,
  stand: Stand,
  line: Point[],
  sunSide: number,
  [body, shade]: [string, string],
): string {
  const rng = stage.rng.fork("gullies");
  const wave = noise(rng, 2);
  let out = "";
  for (let i = 0; i < massif.gullies; i++) {
    const start = line[Math.floor(rng.range(0.2, 0.8) * line.length)];
    if (!start) continue;
    const share = (stand.foot - start[1]) / stand.tall;
    if (share < 0.3) continue;
    const outward = (start[0] - stand.x) / stand.tall;
    const length = stand.tall * rng.range(0.25, 0.7) * share;
    const begin = rng.range(0.02, 0.3) * stand.tall;
    const wide = rng.range(4, 13) * (stand.tall / 330);
    const left: Point[] = [];
    const right: Point[] = [];
    for (let s = 0; s <= 7; s++) {
      const t = s / 7;
      const x = start[0] + outward * (begin + length * t) * 0.55 + wave(i * 9 + s * 0.9) * 9 * t;
      const y = start[1] + begin + length * t;
      const w = Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.02)) * wide;
      left.push([x - w, y]);
      right.unshift([x + w * 0.4, y]);
    }
    const onSunSide = Math.sign(start[0] - stand.x) === sunSide;
    out += fill(
      polygon([...left, ...right]),
      onSunSide ? shade : mix(shade, body, 0.45),
      onSunSide ? 0.55 : 0.5,
    );
  }
  return out;
}

function cap(
  stage: Stage,
  snow: NonNullable<Massif["cap"]>,
  stand: Stand,
  line: Point[],
  spine: Point[],
  far: number,
): string {
  const { palette: p } = stage;
  const rng = stage.rng.fork("cap");
  const dim = p.night ? 0.68 : p.backlit ? 0.36 : 0.12;
  const colors = snow.color?.map((own) => mix(own, p.hills[1], dim)) ?? p.snow;
  const edge = stand.foot - snow.above * stand.tall;
  const wave = noise(rng, 4, 0.6);
  const high = line.filter(([, y]) => y < edge + 4);
  const first = Math.min(...high.map(([x]) => x)) - 30;
  const last = Math.max(...high.map(([x]) => x)) + 30;
  const fringe: Point[] = [];
  let x = first;
  while (x < last) {
    const tongue = snow.tongue * stand.tall;
    const outward = (x - stand.x) * 0.1;
    fringe.push([x, edge + wave(x / 60) * tongue * 0.5]);
    const step = rng.range(9, 30);
    fringe.push([x + step * 0.5 + outward, edge + tongue * rng.range(0.15, 1)]);
    x += step;
  }
  const top = stand.foot - stand.tall - 40;
  const shape = polygon([[first, top], ...fringe, [last, top]]);
  const shadow = polygon([...spine, [far, stand.foot], [far, top]]);
  return clip(
    stage,
    shape,
    fill(shape, colors[0] ?? p.snow[0]) + fill(shadow, colors[1] ?? p.snow[1], 0.8),
  );
}
