import type { Rng } from "../draw/rng";
import { ellipse } from "../draw/shape";
import { contour, type Figure, sharp, taper } from "./figure";

export function crocodile(): Figure {
  let ridge = "";
  for (let x = 8; x < 230; x += 13)
    ridge += sharp(
      `${x},${16 + Math.min(26, x * 0.19)} ${x + 6},${26 + Math.min(27, x * 0.19)} ${x + 13},${16 + Math.min(26, x * 0.19)}`,
    );
  return {
    body:
      contour(
        "-60,4 -10,12 50,22 110,36 170,46 230,46 270,40 296,38 306,44 318,44 326,36 352,30 384,26 402,28 410,24 406,18 380,14 340,10 304,6 270,6 230,2 150,0 80,4 20,4 -30,0",
      ) +
      ridge +
      sharp("330,12 400,4 404,9 340,18") +
      taper("250,22,24 262,10,14 254,2,10 272,0,8") +
      taper("140,22,28 150,10,16 138,2,11 158,0,8"),
    own: "#5d5d45",
  };
}

export function turtle(): Figure {
  let plates = "";
  for (const [x, y, r] of [
    [60, 24, 17],
    [96, 27, 19],
    [132, 22, 15],
    [78, 2, 12],
    [114, 2, 12],
  ] as const) {
    const at = (a: number) => `${x + Math.cos(a) * r},${y + Math.sin(a) * r * 0.8}`;
    plates += sharp([0, 1, 2, 3, 4, 5].map((i) => at((i * Math.PI) / 3)).join(" "));
  }
  return {
    body:
      contour("20,-4 34,20 62,40 98,48 132,42 158,24 168,6 150,-10 110,-18 64,-18 34,-14") +
      contour("160,14 172,24 190,28 204,20 206,10 196,2 178,0 162,2") +
      contour("146,0 160,-22 158,-54 136,-86 116,-98 112,-88 124,-60 126,-30 124,-8") +
      contour("46,-8 34,-28 14,-42 2,-44 4,-34 20,-18 30,-2"),
    behind:
      contour("140,20 166,40 182,64 186,82 174,76 150,54 126,34") +
      contour("36,2 18,10 0,24 -6,32 6,34 26,22 44,12"),
    marks: [{ d: plates, tone: "light" }],
    own: "#4d7a5a",
  };
}

export function fish(rng: Rng): Figure {
  const deep = rng.range(0.8, 1.3);
  return {
    body:
      contour(
        `0,0 12,${8 * deep} 30,${12 * deep} 48,${7 * deep} 58,0 48,${-7 * deep} 30,${-11 * deep} 12,${-8 * deep}`,
      ) +
      sharp(`6,0 -16,${13 * deep} -10,0 -16,${-13 * deep}`) +
      sharp(`22,${10 * deep} 34,${20 * deep} 42,${9 * deep}`),
    own: rng.pick(["#f2b84b", "#e9835b", "#f4e3b0"]),
  };
}

/** A whale shark: blunt head, pale spots in rows. */
export function whaleShark(rng: Rng): Figure {
  let spots = "";
  for (let x = 20; x < 250; x += 11)
    for (let y = 2; y < 24; y += 7)
      spots += ellipse(x + rng.range(-2, 2), y + rng.range(-1.5, 1.5), 1.7, 1.4);
  return {
    body:
      contour("0,4 50,10 120,21 190,26 240,24 262,17 268,6 264,-3 240,-10 190,-16 120,-14 50,-5") +
      sharp("92,17 96,38 108,42 128,20") +
      sharp("44,9 46,17 58,11") +
      sharp("206,-12 176,-34 146,-46 158,-32 176,-12") +
      sharp("12,3 -18,30 -32,50 -28,24 -14,2 -24,-20 -2,-6"),
    marks: [{ d: spots, tone: "pale" }],
    own: "#4f7f95",
  };
}
