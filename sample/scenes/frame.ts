import { mix } from "../draw/color";
import type { Rng } from "../draw/rng";
import { fill, limb } from "../draw/shape";
import { height, type Stage, width } from "../draw/stage";
import { acacia, storey } from "../parts/acacia";
import { grass } from "../parts/grass";
import { borassus, palm } from "../parts/palms";
import { bandPath, ridgeLine } from "../parts/ridges";
import { kopje } from "../parts/rocks";
import { baobab, shadeTree } from "../parts/trees";
import type { Focus } from "./focus";
import type { Land } from "./lands";

/** A thorn bough reaching in from an upper corner, its leaves in flat storeys. */
function bough(stage: Stage, rng: Rng, left: boolean): string {
  const side = left ? 1 : -1;
  const x0 = left ? -40 : width + 40;
  const y0 = rng.range(70, 190);
  const color = stage.palette.ink;
  const reach = rng.range(430, 600);
  const at = (t: number): [number, number] => [
    x0 + side * reach * t,
    y0 - 50 * Math.sin(t * 2.6) + 30 * t * t,
  ];
  let wood = limb([0, 0.25, 0.5, 0.75, 1].map((t) => [...at(t), 24 * (1 - t) + 3] as const));
  let leaves = "";
  for (let i = 0; i < 9; i++) {
    const t = 0.02 + i * 0.12;
    const [bx, by] = at(Math.min(1, t));
    const up = i % 2 ? -1 : 1;
    const [ex, ey] = [
      bx + side * rng.range(40, 110),
      by + (up > 0 ? rng.range(20, 54) : -rng.range(34, 70)),
    ];
    wood += limb([
      [bx, by, 8 * (1 - t * 0.5)],
      [(bx + ex) / 2 + side * 8, (by + ey) / 2 + up * 8, 4.5],
      [ex, ey, 2],
    ]);
    const half = rng.range(70, 120) * (1 - t * 0.25);
    leaves +=
      storey(rng, ex - side * 10, ey - 2, half, rng.range(17, 26)) +
      storey(rng, ex + side * half * 0.4, ey - 14, half * 0.6, 15);
  }
  return fill(wood + leaves, color);
}

/** The dark foreground: a rise with tall grass, and a tree, bough or rock at the side. */
export function frame(stage: Stage, land: Land, focus: Focus, low = false): string {
  const { palette: p, rng } = stage;
  const pick = rng.fork("frame");
  const left = !focus.left;
  const dip = ridgeLine(stage, "fore", {
    base: height - (low ? 26 : 52),
    rise: low ? 22 : 34,
    length: 640,
    octaves: 3,
  });
  const line = (x: number) =>
    dip(x) - Math.max(0, left ? 1 - x / 700 : (x - 900) / 700) ** 1.5 * 90;
  const ink = p.ink;
  const x = left ? pick.range(60, 200) : width - pick.range(60, 200);
  const foot = line(x) + 8;
  const tall = pick.range(500, 650);
  const kind = land.trees[0];
  let out = "";
  const form = pick.next();
  const shine = p.backlit ? mix(ink, p.glow, 0.14) : mix(ink, p.glow, 0.2);
  if (form < 0.6 && kind !== "banana") {
    const look = { x, foot, tall, color: ink, light: shine };
    const lean = (left ? 1 : -1) * pick.range(0.02, 0.12);
    if (kind === "acacia") out += acacia(pick, { ...look, lean });
    else if (kind === "baobab")
      out += pick.chance(0.6)
        ? baobab(pick, { ...look, tall: tall * 1.05 })
        : acacia(pick, { ...look, lean });
    else if (kind === "palm") out += palm(pick, { ...look, lean: lean * 3 });
    else if (kind === "borassus")
      out +=
        borassus(pick, { ...look, tall: tall * 1.15 }) +
        borassus(pick, { ...look, x: x + (left ? 120 : -120), tall: tall * 0.8, foot: foot + 20 });
    else out += shadeTree(pick, { ...look, tall: tall * 1.15, slim: kind === "fever" });
  } else if (form < 0.8) {
    out += bough(stage, pick, left);
  } else if (land.kopjes || form > 0.92) {
    out += kopje(stage, pick, x, foot + 24, 190, ink, mix(ink, p.glow, 0.28));
  }
  out +=
    fill(bandPath(line), ink) +
    grass(pick, { line, tall: 62, step: 20, color: ink, wind: left ? 0.25 : -0.25 });
  return out;
}
