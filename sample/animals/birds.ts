import type { Rng } from "../draw/rng";
import { contour, type Figure, leg, sharp, taper } from "./figure";

export function flamingo(rng: Rng): Figure {
  const feeding = rng.chance(0.45);
  const body =
    contour("-4,84 4,96 20,104 40,104 56,98 62,88 54,78 36,72 18,74 4,80") +
    sharp("6,92 -16,76 -10,88 -18,84 0,98");
  const neck = feeding
    ? taper("54,92,10 70,100,8 80,88,6 80,60,6 74,34,6 78,18,6") +
      contour("72,22 80,26 86,16 84,4 78,2 74,10")
    : rng.chance(0.5)
      ? taper("54,92,11 70,90,8 78,102,6 70,120,6 64,136,6 72,148,6 82,146,6") +
        contour("76,152 86,152 92,142 92,132 87,130 84,140 78,144")
      : taper("54,92,11 68,96,8 74,114,6 70,134,6 76,148,6 84,148,6") +
        contour("78,154 88,154 94,144 94,134 89,132 86,142 80,146");
  const bend = rng.chance(0.3);
  const legs =
    taper("30,78,5 32,50,3.5 30,44,5 31,6,3.5 38,0,4") +
    (bend
      ? taper("38,78,5 52,58,3.5 34,48,3")
      : taper("40,78,5 41,50,3.5 40,44,5 43,6,3.5 50,0,4"));
  return {
    body: body + neck + legs,
    own: "#e8708a",
    marks: [{ d: sharp("4,90 -18,78 -14,86 30,80 36,74"), tone: "dark" }],
  };
}

export function ostrich(rng: Rng): Figure {
  const step = rng.range(-0.18, 0.18);
  const male = rng.chance(0.6);
  return {
    body:
      contour(
        "0,124 -14,140 -18,154 -6,150 2,160 20,164 50,160 76,150 92,136 92,120 80,106 56,98 30,100 12,110",
      ) +
      sharp("-6,150 -24,164 -10,160 -20,176 2,162") +
      taper("84,132,22 96,150,13 100,180,10 98,208,9 102,224,9") +
      contour("96,230 104,234 114,228 126,222 114,218 102,218") +
      leg("52,116,34 58,92,20 50,66,11 56,58,10 54,12,8 62,2,8 70,0,5", step),
    behind: leg("64,112,28 72,90,18 66,66,10 72,58,9 72,12,7 80,2,7 88,0,5", -step),
    own: male ? "#3c3836" : "#8c7a66",
    marks: male ? [{ d: contour("-24,176 -24,140 0,128 8,150"), tone: "pale" }] : [],
  };
}

/** A wader on long legs: heron or stork. */
export function wader(rng: Rng): Figure {
  const stoop = rng.chance(0.4);
  const neck = stoop
    ? taper("44,74,14 62,84,8 74,74,6 80,62,6") + sharp("76,66 84,66 102,44 80,58")
    : taper("44,74,14 54,90,8 50,108,6 58,122,6") + sharp("54,128 62,128 88,118 60,117");
  return {
    body:
      contour("-6,58 4,74 24,84 44,82 54,72 46,60 28,52 8,52") +
      sharp("6,66 -22,46 -4,52") +
      neck +
      taper("26,56,5 28,30,3 27,2,3 33,0,3") +
      taper("34,56,5 38,30,3 37,2,3 43,0,3"),
    own: "#efe9dc",
  };
}

export function fishEagle(): Figure {
  return {
    body:
      contour("0,4 6,30 16,50 28,58 38,56 40,46 36,34 30,14 18,2") +
      sharp("36,54 46,49 38,47") +
      sharp("4,14 -6,-26 8,-28 16,4"),
    own: "#3b2f2a",
    marks: [{ d: contour("14,46 22,60 42,60 42,40 30,34 20,38"), tone: "pale" }],
  };
}

/** A bird on the wing, seen from the side; wings up, level or down. */
export function flying(rng: Rng, broad = false): string {
  const lift = rng.range(-0.5, 1);
  const w = broad ? 1.7 : 1;
  return (
    contour(`-22,0 -10,5 8,6 22,3 30,0 20,-3 4,-5 -12,-3`) +
    sharp("-18,1 -34,5 -33,-4") +
    contour(
      `-6,3 ${-16},${16 * lift * w} ${-34},${40 * lift + 8} ${-62},${46 * lift - 4} ${-40},${30 * lift} ${-14},${6 * lift} 8,2`,
    ) +
    contour(
      `0,3 ${10},${18 * lift * w} ${30},${42 * lift + 8} ${60},${48 * lift - 4} ${40},${28 * lift} ${20},${6 * lift} 10,1`,
    )
  );
}
