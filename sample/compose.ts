import { rng } from "./draw/rng";
import { height, type Stage, width } from "./draw/stage";
import type { Biome } from "./palette/biomes";
import { palette } from "./palette/palette";
import { lands } from "./scenes/lands";
import { scene } from "./scenes/scene";
import type { Recipe } from "./vocabulary";

/** Gardens and forests are green and beaches sandy wherever they lie. */
function biomeOf({ place, subject }: Recipe): Biome {
  if (subject === "palm_beach") return "coast";
  return subject === "coffee_farm" || subject === "waterfall" ? "green" : lands[place].biome;
}

/** Sets the sun or moon where the hour puts it, on the side given. */
function light(stage: Omit<Stage, "sun">, time: Recipe["time"]): Stage["sun"] {
  const pick = stage.rng.fork("sun");
  const x = width * (pick.chance(0.5) ? pick.range(0.24, 0.44) : pick.range(0.56, 0.76));
  const { horizon } = stage;
  switch (time) {
    case "dawn":
    case "dusk": {
      const radius = pick.range(62, 104);
      return { x, y: horizon - radius * pick.range(0.15, 1.7), radius };
    }
    case "night":
      return { x, y: horizon * pick.range(0.16, 0.42), radius: pick.range(34, 54) };
    case "noon":
      return { x, y: horizon * pick.range(0.08, 0.2), radius: pick.range(30, 42) };
    default:
      return { x, y: horizon * pick.range(0.2, 0.48), radius: pick.range(38, 58) };
  }
}

/** The picture of a recipe as an SVG document of 1600 × 1000; the same recipe gives the same text. */
export function compose(recipe: Recipe): string {
  const random = rng(`${recipe.id} ${recipe.place} ${recipe.time} ${recipe.subject}`);
  const base = {
    rng: random,
    palette: palette(recipe.time, biomeOf(recipe), random.fork("palette")),
    horizon: random.fork("horizon").range(570, 660),
    defs: [],
  };
  const stage: Stage = { ...base, sun: light(base, recipe.time) };
  const body = scene(stage, recipe);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${stage.defs.join("")}</defs>${body}</svg>`;
}
