import { mix } from "../draw/color";
import type { Stage } from "../draw/stage";
import { thatchedHall } from "../things/shelters";
import type { Recipe, Subject } from "../vocabulary";
import { crossing, dhows, ferries, fishers, flamingos, paddlers, sandbar, wallow } from "./afloat";
import { fromTheAir } from "./air";
import { alpine } from "./alpine";
import { beachLife } from "./beach";
import { birds } from "./birds-scene";
import { cabin } from "./cabin";
import { close } from "./close";
import { craft } from "./craft";
import { crater } from "./crater";
import { type Focus, focusAt, type Stance } from "./focus";
import { forest } from "./forest";
import { hero } from "./hero";
import { hills } from "./hills";
import { kibo } from "./kibo";
import { landmarks } from "./landmarks";
import { type Land, lands } from "./lands";
import { market } from "./market";
import { folk, human } from "./people-scenes";
import { plains } from "./plains";
import { sea } from "./sea";
import { shore } from "./shore";
import { table } from "./table";
import { tentInside } from "./tent-inside";
import { town } from "./town";
import { underwater } from "./underwater";
import { waterfall } from "./waterfall";
import { type Cast, grazers, wildlife } from "./wildlife";

const water: Stance = { eye: 3, drop: 170 };
const afloat: Partial<Record<Subject, (stage: Stage, focus: Focus) => string>> = {
  flamingos,
  hippos: wallow,
  crocodile: sandbar,
  wildebeest_crossing: crossing,
  canoe: paddlers,
  fishing_boats: fishers,
  dhow: dhows,
  ferry: ferries,
};

/** Moves the horizon and the sun with it. */
function raise(stage: Stage, horizon: number): Stage {
  return { ...stage, horizon, sun: { ...stage.sun, y: stage.sun.y + horizon - stage.horizon } };
}

/** Sets a low sun behind the subject, more often than not. */
function behind(stage: Stage, subject: Subject, x: number): Stage {
  const pick = stage.rng.fork("behind");
  const lone = subject === "acacia" || subject === "elephants" || subject === "giraffes";
  if (!stage.palette.backlit || stage.palette.night || !pick.chance(lone ? 0.9 : 0.5)) return stage;
  const radius = stage.sun.radius * (lone ? 1.15 : 1);
  return { ...stage, sun: { x: x + pick.range(-170, 170), y: stage.sun.y, radius } };
}

/** Chooses the composition for a recipe: some subjects bring their own world, the rest take the place's. */
export function scene(given: Stage, recipe: Recipe): string {
  const { id, place, subject } = recipe;
  if (id === "home-hero") return hero(given);
  const side = given.rng.fork("side");
  const x = side.chance(0.5) ? side.range(500, 640) : side.range(960, 1100);
  const stage = behind(given, subject, x);
  const land = lands[place];
  switch (subject) {
    case "reef_turtle":
      return underwater(stage, place);
    case "forest_trail":
      return forest(stage, "walkers");
    case "chimpanzee":
    case "colobus":
      return forest(stage, subject);
    case "waterfall":
      return waterfall(stage);
    case "climbers":
    case "summit":
    case "mountain_tents":
      return alpine(stage, place, subject);
    case "crater_view":
      return crater(stage, land, focusAt(stage, water, x), place);
    case "town_roofs":
      return town(raise(stage, 540), land, focusAt(stage, water, x), place);
    case "market":
      return market(raise(stage, 540), townLand(land), focusAt(stage, water, x), place);
    case "kibo":
      return kibo(stage);
    case "from_the_air":
      return fromTheAir(stage, land);
    case "craft_hands":
      return craft(stage);
    case "elephant_close":
    case "giraffe_close":
      return close(stage, land, subject);
    case "tent_inside":
      return tentInside(stage, land);
    case "vehicle_cabin":
      return cabin(stage, land);
    case "laid_table":
      return table(stage, land);
    case "coffee_farm": {
      const high = raise(stage, 560);
      const focus = focusAt(high, { eye: 2.6, drop: 190 }, x);
      return hills(
        high,
        land,
        focus,
        folk(high, { ...focus, y: 800 }, 3, 9, { cloth: true, load: 0.5 }),
        { coffee: true },
      );
    }
    default:
      return landscape(stage, land, recipe, x);
  }
}

const townLand = (land: Land): Land => ({ ...land, wooded: Math.max(0.3, land.wooded) });

function landscape(stage: Stage, land: Land, { subject, place }: Recipe, x: number): string {
  const onWater = afloat[subject];
  const template = land.template === "town" ? (land.water ? "sea" : "plains") : land.template;
  const beach = subject === "palm_beach" && place !== "chemka";
  if (template === "sea" || beach) return coast(raise(stage, stage.horizon - 50), land, subject, x);
  if (onWater || subject === "salt_lake") {
    const lake: Land = {
      ...land,
      water: subject === "salt_lake" || subject === "flamingos" ? "soda" : (land.water ?? "lake"),
    };
    const focus = focusAt(stage, water, x);
    return shore(
      raise(stage, stage.horizon - 60),
      lake,
      focus,
      onWater
        ? onWater(raise(stage, stage.horizon - 60), focus)
        : saltWalk(raise(stage, stage.horizon - 60), x),
      { afloat: true },
    );
  }
  if (subject === "palm_beach") return spring(raise(stage, stage.horizon - 60), land, x);
  const cast: Cast = wildlife[subject] ?? landmarks[subject] ?? human[subject] ?? grazers;
  if (subject === "night_sky") return under(stage, land, x);
  if (subject === "volcano") return volcano(stage, land, place, x);
  if (template === "hills" && !wildlife[subject]) {
    const high = raise(stage, 560);
    const focus = focusAt(high, { eye: cast.eye, drop: 225 }, x);
    const who = () => {
      if (subject === "walkers") return folk(high, focus, 4, 9, { pack: true });
      return subject === "birds" ? birds(high, focus, 0) : cast.paint(high, focus);
    };
    return hills(high, land, focus, who(), { huts: subject === "village" });
  }
  const focus = focusAt(stage, cast, x);
  if (template === "shore" && subject !== "leopard_tree" && subject !== "balloon")
    return shore(raise(stage, stage.horizon - 40), land, ...shift(stage, cast, x));
  return plains(stage, land, focus, cast.paint(stage, focus));
}

function shift(stage: Stage, cast: Cast, x: number): [Focus, string] {
  const high = raise(stage, stage.horizon - 40);
  const focus = focusAt(high, { eye: cast.eye, drop: cast.drop * 0.9 }, x);
  return [focus, cast.paint(high, focus)];
}

/** Chemka: a clear pool under palms and figs, swimmers in it. */
function spring(stage: Stage, land: Land, x: number): string {
  const focus = focusAt(stage, { eye: 2.4, drop: 130 }, x);
  return shore(stage, { ...land, trees: ["palm", "fig"] }, focus, folk(stage, focus, 4, 9));
}

function saltWalk(stage: Stage, x: number): string {
  const base = focusAt(stage, { eye: 3.2, drop: 150 }, x);
  return folk(stage, base, 3, 6, { cloth: true });
}

function under(stage: Stage, land: Land, x: number): string {
  const low = raise(stage, stage.horizon + 70);
  const cast = human.tented_camp ?? grazers;
  const focus = focusAt(low, { eye: 6, drop: 120 }, x);
  return plains(
    low,
    { ...land, wooded: Math.min(land.wooded, 0.3) },
    focus,
    cast.paint(low, focus),
    { galaxy: true },
  );
}

function volcano(stage: Stage, land: Land, place: string, x: number): string {
  const cone =
    land.massif ?? lands[place === "ngorongoro" || place === "karatu" ? "karatu" : "lengai"].massif;
  const cast = human.walkers ?? grazers;
  const focus = focusAt(stage, cast, x);
  const herds = stage.rng.fork("volcano").chance(0.5)
    ? (wildlife.zebras ?? cast)
    : (wildlife.giraffes ?? cast);
  const who =
    place === "kilimanjaro" || place === "arusha-national-park"
      ? herds
      : place === "lake-natron" || place === "lengai"
        ? human.village
        : cast;
  const stance = who ?? cast;
  const at = focusAt(stage, stance, x);
  return plains(
    stage,
    {
      ...land,
      ...(cone
        ? { massif: { ...cone, tall: cone.tall * 1.12, pxPerKm: cone.pxPerKm * 1.12 } }
        : {}),
    },
    { ...focus, ...at },
    stance.paint(stage, at),
  );
}

/** Beach pictures: boats afloat, people or roofs on the sand. */
function coast(stage: Stage, land: Land, subject: Subject, x: number): string {
  const p = stage.palette;
  const boats = afloat[subject];
  const focus = focusAt(stage, { eye: 3, drop: 310 }, x);
  if (boats)
    return sea(stage, land, focus, {
      afloat: boats(stage, focus),
      offshore:
        subject === "ferry" || (subject === "dhow" && stage.rng.fork("offshore").chance(0.4)),
      palms: subject === "dhow" ? 1 : 2,
    });
  const beach = {
    ...focus,
    y: 890,
    pxPerMetre: 66,
    scaleAt: (y: number) => (66 * (y - 700)) / 190,
  };
  if (subject === "palm_beach")
    return sea(stage, land, focus, {
      // Sails are a motif of their own: who is ashore has the sea to themselves.
      afloat: "",
      ashore: beachLife(stage, focus, !focus.left),
      palms: stage.rng.fork("palms").int(1, 4),
    });
  if (subject === "lodge" || subject === "tented_camp" || subject === "village") {
    const color = mix(
      mix(p.hills[1], "#8d6b45", 0.3 + p.colour * 0.5),
      p.ink,
      p.backlit ? 0.45 : 0.1,
    );
    const cast = human[subject];
    const at = {
      ...beach,
      y: 866,
      pxPerMetre: 30,
      scaleAt: () => 30,
      x: focus.left ? 1600 - focus.x - 420 : 1600 - focus.x + 420,
    };
    const roofs =
      subject === "lodge"
        ? thatchedHall(stage, focus.rng, {
            x: at.x,
            y: 868,
            pxPerMetre: 24,
            color,
            light: mix(color, p.glow, 0.5),
          })
        : (cast?.paint({ ...stage, horizon: 700 }, at) ?? "");
    return sea(stage, land, focus, { ashore: roofs, palms: 2 });
  }
  const cast = human[subject] ?? landmarks[subject] ?? wildlife[subject];
  const ashore =
    cast && subject !== "walkers"
      ? cast.paint({ ...stage, horizon: 640 }, { ...beach, y: 878 })
      : folk({ ...stage, horizon: 640 }, beach, 4, 9, { cloth: true });
  return sea(stage, land, focus, {
    afloat: "",
    ashore,
    galaxy: subject === "night_sky",
    palms: 2,
  });
}
