import type { Rng } from "../draw/rng";
import { ellipse } from "../draw/shape";
import { contour, type Figure, leg, taper } from "./figure";

export function lion(rng: Rng): Figure {
  const step = rng.range(-0.16, 0.16);
  const torso = contour(
    "4,78 10,96 32,106 64,102 98,102 126,108 146,104 156,86 150,66 128,54 92,50 60,54 34,58 12,64",
  );
  const mane = contour(
    "112,104 122,120 140,132 160,136 176,130 186,118 186,100 178,82 166,66 150,52 136,48 124,58 114,78",
  );
  const head =
    contour("164,126 176,130 188,122 198,110 212,104 216,96 212,88 198,86 184,86 170,92 162,108") +
    ellipse(166, 128, 9, 8);
  const near =
    leg("136,80,44 136,50,28 134,28,20 136,10,19 142,2,24 150,0,10", step) +
    leg("28,82,56 34,54,32 22,32,19 24,10,18 32,2,24 40,0,10", -step);
  return {
    body:
      torso +
      mane +
      head +
      near +
      taper("8,92,10 -10,78,7 -22,52,6 -34,36,6 -48,38,5 -54,46,12 -60,52,3"),
    behind:
      leg("150,74,34 156,46,24 158,26,18 160,10,17 166,2,22 172,0,9", -step) +
      leg("50,76,44 58,50,28 50,30,17 52,10,16 60,2,21 66,0,9", step),
    marks: [
      {
        d: contour(
          "112,104 122,120 140,132 158,134 164,122 160,104 166,90 170,78 160,64 146,52 134,48 124,58 114,78",
        ),
        tone: "dark",
      },
    ],
    own: "#c4914c",
  };
}

export function lioness(rng: Rng): Figure {
  const step = rng.range(-0.2, 0.2);
  const torso = contour(
    "4,72 10,90 32,98 64,94 98,94 124,100 142,94 150,78 142,60 120,50 88,46 58,50 34,54 12,58",
  );
  const neck = taper("128,80,44 148,92,34 162,98,28");
  const head =
    contour("152,108 164,114 176,110 186,100 200,94 203,86 198,80 184,78 170,80 156,90") +
    ellipse(160, 111, 7, 7);
  const near =
    leg("128,76,38 128,48,24 126,26,17 128,9,16 134,2,21 141,0,9", step) +
    leg("28,76,50 34,50,29 22,30,17 24,9,16 32,2,21 39,0,9", -step);
  return {
    body:
      torso +
      neck +
      head +
      near +
      taper("8,86,9 -10,72,6 -22,46,5 -34,34,5 -46,38,5 -51,45,10 -55,50,3"),
    behind:
      leg("142,70,30 148,44,21 150,24,15 152,9,14 158,2,19 164,0,8", -step) +
      leg("50,70,40 58,46,26 50,28,15 52,9,14 60,2,19 66,0,8", step),
    own: "#c79a5b",
  };
}

/** A lioness at rest on her elbows. */
export function restingLioness(): Figure {
  return {
    body:
      contour(
        "0,20 4,44 22,58 52,60 84,58 112,66 132,82 146,96 158,104 172,102 184,92 198,86 201,78 196,71 182,70 170,64 164,44 160,22 168,12 188,10 196,4 190,0 130,0 60,0 14,0",
      ) +
      ellipse(156, 102, 7, 8) +
      taper("6,16,10 -16,6,7 -44,5,6 -62,12,6 -70,22,9"),
    marks: [{ d: taper("66,2,5 70,26,6 52,44,5 34,40,3"), tone: "dark" }],
    own: "#c79a5b",
  };
}

export function cheetah(rng: Rng): Figure {
  const step = rng.range(-0.14, 0.14);
  const torso = contour(
    "4,70 10,86 30,92 60,84 92,84 116,92 130,88 136,72 128,54 108,46 84,50 58,58 34,60 14,60",
  );
  const neck = taper("118,78,32 136,94,22 146,104,19");
  const head =
    contour("138,114 148,118 158,112 168,104 170,97 163,93 152,95 142,100") +
    ellipse(144, 116, 5, 5);
  const near =
    leg("118,76,28 118,50,17 116,28,12 117,9,11 122,2,14 128,0,6", step) +
    leg("22,76,40 28,54,22 16,32,12 18,9,11 24,2,14 30,0,6", -step);
  let spots = "";
  for (let i = 0; i < 90; i++) spots += ellipse(rng.range(0, 150), rng.range(30, 112), 2.2, 2);
  return {
    body: torso + neck + head + near + taper("8,82,8 -10,64,6 -22,38,6 -38,24,6 -54,28,6 -62,38,4"),
    behind:
      leg("128,72,22 134,46,14 136,26,10 137,9,10 142,2,13 147,0,6", -step) +
      leg("40,72,32 48,50,19 40,32,11 42,9,10 48,2,13 53,0,6", step),
    marks: [{ d: spots, tone: "dark" }],
    own: "#d2a25a",
  };
}

/** A leopard draped over a branch; 0 is the top of the branch, tail and legs hang below. */
export function leopardOnBranch(rng: Rng): Figure {
  let spots = "";
  for (let i = 0; i < 120; i++) spots += ellipse(rng.range(-10, 180), rng.range(-50, 60), 2.8, 2.4);
  return {
    body:
      contour(
        "-4,0 -2,22 14,38 40,42 72,36 100,38 122,46 138,58 148,66 160,66 170,58 182,52 185,44 180,37 166,36 152,30 144,16 150,6 170,4 182,2 186,-6 176,-10 140,-8 90,-6 40,-8 10,-8",
      ) +
      ellipse(147, 67, 6, 6) +
      leg2("34,10,34 40,-18,20 34,-42,14 40,-56,13 50,-60,10") +
      leg2("120,8,22 124,-16,15 120,-38,12 126,-50,12 134,-54,8") +
      taper("2,8,12 -10,-14,9 -14,-50,8 -10,-84,8 -18,-108,8 -34,-112,7 -40,-100,4"),
    marks: [{ d: spots, tone: "dark" }],
    own: "#c9964e",
  };
}

const leg2 = taper;
