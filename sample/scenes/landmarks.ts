import { leopardOnBranch, lion, lioness, restingLioness } from "../animals/cats";
import { stand } from "../animals/figure";
import { elephant } from "../animals/giants";
import { antelope, wildebeest } from "../animals/grazers";
import { mix } from "../draw/color";
import { fill, limb } from "../draw/shape";
import type { Stage } from "../draw/stage";
import { acacia, storey } from "../parts/acacia";
import { kopje } from "../parts/rocks";
import { baobab } from "../parts/trees";
import { balloon } from "../things/vehicles";
import type { Subject } from "../vocabulary";
import { birds } from "./birds-scene";
import type { Focus } from "./focus";
import { coat, herd } from "./herds";
import { dark } from "./shade";
import type { Cast } from "./wildlife";

function loneAcacia(stage: Stage, focus: Focus): string {
  const p = stage.palette;
  const color = mix(dark(stage, p.backlit ? 0.75 : 0.45), "#53632f", p.colour * 0.4);
  const tree = acacia(focus.rng, {
    x: focus.x,
    foot: focus.y,
    tall: focus.rng.range(400, 480),
    color,
    light: mix(color, p.glow, p.backlit ? 0.22 : 0.36),
  });
  const below = {
    ...focus,
    x: focus.x + focus.rng.range(-120, 120),
    y: focus.y + 14,
    rng: focus.rng.fork("below"),
  };
  return (
    tree +
    herd(stage, below, {
      make: antelope,
      count: [3, 5],
      long: 1.6,
      deep: 0.12,
      spacing: [0.8, 1.8],
    })
  );
}

function baobabs(stage: Stage, focus: Focus): string {
  const p = stage.palette;
  const { rng } = focus;
  let out = "";
  const spots = [
    { dx: -300, dy: -46, tall: 230 },
    { dx: 270, dy: -30, tall: 290 },
    { dx: 0, dy: 0, tall: 470 },
  ];
  for (const { dx, dy, tall } of spots) {
    const color = mix(dark(stage, p.backlit ? 0.72 : 0.35), "#7d6a5a", p.colour * 0.45);
    out += baobab(rng, {
      x: focus.x + dx * (focus.left ? 1 : -1),
      foot: focus.y + dy,
      tall: tall * rng.range(0.92, 1.12),
      color: mix(color, p.haze, dy / -140),
      light: mix(color, p.glow, 0.35),
      leafy: rng.chance(0.3),
    });
  }
  const below = {
    ...focus,
    x: focus.x + (focus.left ? 200 : -200),
    y: focus.y + 10,
    rng: rng.fork("below"),
  };
  return (
    out +
    herd(stage, below, {
      make: elephant,
      count: [2, 3],
      long: 5,
      young: 0.4,
      deep: 0.08,
      sizes: [0.8, 1],
    })
  );
}

function rocks(stage: Stage, focus: Focus): string {
  const p = stage.palette;
  const color = mix(dark(stage, p.backlit ? 0.6 : 0.2), "#8d7d6a", p.colour * 0.6);
  const size = focus.rng.range(250, 300);
  const crest = focus.y - size * 0.815;
  const tree = mix(dark(stage, 0.5), "#53632f", p.colour * 0.4);
  const lowLeft = focus.rng.chance(0.5);
  const at = { y: crest, pxPerMetre: 62, color: coat(stage, "#c4914c", focus.y), light: p.glow };
  const lionLeft = focus.rng.chance(0.5);
  const cats = stand(stage, lion(focus.rng), {
    ...at,
    x: focus.x - size * 0.1 + (lionLeft ? 60 : -60),
    mirror: lionLeft,
  });
  return (
    acacia(focus.rng, {
      x: focus.x + size * 0.62,
      foot: focus.y - size * 0.2,
      tall: 280,
      color: tree,
      light: mix(tree, p.glow, 0.25),
    }) +
    cats +
    kopje(
      stage,
      focus.rng,
      focus.x,
      focus.y,
      size,
      color,
      mix(color, p.backlit ? p.glow : "#f6e2b8", 0.5),
    ) +
    stand(stage, focus.rng.chance(0.5) ? restingLioness() : lioness(focus.rng), {
      ...at,
      x: focus.x + size * 0.38 + (lowLeft ? 50 : -50),
      y: focus.y - size * 0.49,
      pxPerMetre: 54,
      mirror: lowLeft,
    })
  );
}

/** A leopard on the great bough of an acacia that fills the frame. */
function leopard(stage: Stage, focus: Focus): string {
  const p = stage.palette;
  const { rng } = focus;
  const side = focus.left ? 1 : -1;
  const wood = mix(p.ink, p.hills[1], 0.06);
  const tx = focus.x - side * 330;
  const by = 470 + rng.range(-20, 20);
  let tree = limb([
    [tx, 1010, 150],
    [tx + side * 6, 820, 104],
    [tx + side * 26, by + 60, 92],
    [tx - side * 10, 260, 66],
    [tx - side * 70, 60, 46],
    [tx - side * 110, -40, 40],
  ]);
  tree += limb([
    [tx + side * 6, by + 110, 90],
    [tx + side * 140, by + 24, 52],
    [tx + side * 380, by + 6, 40],
    [tx + side * 600, by - 34, 27],
    [tx + side * 820, by - 130, 13],
  ]);
  tree += limb([
    [tx, 330, 50],
    [tx + side * 150, 220, 32],
    [tx + side * 330, 150, 18],
    [tx + side * 520, 130, 8],
  ]);
  tree += limb([
    [tx + side * 560, by - 24, 18],
    [tx + side * 640, by - 110, 12],
    [tx + side * 660, by - 180, 6],
  ]);
  let leaves = "";
  for (const [dx, y, half] of [
    [120, 60, 220],
    [380, 96, 240],
    [560, 120, 150],
    [-160, 40, 230],
    [700, by - 190, 150],
    [840, by - 140, 120],
    [-60, 130, 150],
  ] as const)
    leaves += storey(rng, tx + side * dx, y, half, 40);
  const color = p.backlit
    ? mix(p.ink, "#c9964e", 0.16)
    : mix(wood, "#c9964e", 0.3 + 0.5 * p.colour);
  const cat = stand(stage, leopardOnBranch(rng), {
    x: tx + side * 200,
    y: by - 2,
    pxPerMetre: 185,
    mirror: side < 0,
    color,
    light: mix(color, p.glow, 0.55),
  });
  const back = { ...focus, x: focus.x + side * 260, y: focus.y - 40, rng: rng.fork("below") };
  return (
    herd(
      stage,
      { ...back, pxPerMetre: focus.scaleAt(back.y) },
      { make: antelope, count: [3, 6], long: 1.5, deep: 0.2 },
    ) +
    fill(tree + leaves, wood) +
    fill(storey(rng, tx + side * 250, 84, 180, 16), mix(wood, p.glow, 0.12)) +
    cat
  );
}

function balloons(stage: Stage, focus: Focus): string {
  const { rng } = focus;
  const side = focus.left ? 1 : -1;
  const y = stage.horizon;
  const herds = herd(stage, focus, {
    make: wildebeest,
    count: [9, 16],
    long: 2.3,
    deep: 0.3,
    spacing: [0.5, 1.6],
    together: 0.85,
  });
  return (
    balloon(
      stage,
      rng,
      focus.x + side * rng.range(430, 560),
      y * rng.range(0.56, 0.68),
      rng.range(64, 96),
      0.42,
    ) +
    balloon(
      stage,
      rng,
      focus.x + side * rng.range(200, 300),
      y * rng.range(0.3, 0.48),
      rng.range(110, 150),
      0.22,
    ) +
    balloon(
      stage,
      rng,
      focus.x - side * rng.range(30, 130),
      y * rng.range(0.3, 0.4),
      rng.range(270, 330),
    ) +
    herds
  );
}

/** Trees, rocks and things of the sky that carry a picture by themselves. */
export const landmarks: Partial<Record<Subject, Cast>> = {
  acacia: { eye: 3.4, drop: 150, paint: loneAcacia },
  baobabs: { eye: 4.2, drop: 150, paint: baobabs },
  kopje: { eye: 3, drop: 170, paint: rocks },
  leopard_tree: { eye: 3.2, drop: 140, paint: leopard },
  birds: { eye: 2, drop: 170, paint: birds },
  balloon: { eye: 3.4, drop: 110, paint: balloons },
};
