import { mix } from "../draw/color";
import { ellipse, fill } from "../draw/shape";
import { type Stage, width } from "../draw/stage";

export function stars(stage: Stage, count = 190): string {
  const rng = stage.rng.fork("stars");
  let out = "";
  for (let i = 0; i < count; i++) {
    const y = rng.next() ** 1.4 * stage.horizon * 0.92;
    const size = rng.next() ** 5 * 2.4 + 0.9;
    const color = rng.chance(0.2) ? "#ffe3b8" : "#f4f4ff";
    out += fill(
      ellipse(rng.range(0, width), y, size, size),
      color,
      rng.range(0.45, 1) * (1 - (y / stage.horizon) * 0.6),
    );
  }
  return out;
}

/** The Milky Way as a tilted band: two veils and a crowd of small stars. */
export function milkyWay(stage: Stage): string {
  const rng = stage.rng.fork("milky way");
  const { palette: p, horizon } = stage;
  const lean = rng.sign() * rng.range(0.5, 0.95);
  const foot = width * (0.5 + rng.range(-0.16, 0.16));
  let veil = "";
  let points = "";
  for (let i = 0; i < 1200; i++) {
    const along = rng.next();
    const spread = (rng.next() + rng.next() + rng.next() - 1.5) * (0.75 + along * 0.5);
    const x = foot + (along - 0.5) * lean * 1150 + spread * 190;
    const y = (1 - along) * horizon * 1.02 - 20 - spread * 60;
    if (i < 60) {
      const r = rng.range(60, 120);
      veil += fill(ellipse(x, y, r * 1.1, r), mix(p.haze, "#cfd0f0", 0.45), 0.12);
    }
    const size = rng.next() ** 5 * 2.6 + 0.8;
    points += fill(
      ellipse(x, y, size, size),
      rng.chance(0.15) ? "#ffdcb0" : "#eef0ff",
      rng.range(0.25, 0.9),
    );
  }
  const blur = `f${stage.defs.length}`;
  stage.defs.push(
    `<filter id="${blur}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="38"/></filter>`,
  );
  return `<g filter="url(#${blur})">${veil}</g>${points}`;
}
