import type { Rng } from "../draw/rng";
import { ellipse } from "../draw/shape";
import { contour, type Figure, sharp, taper } from "./figure";

/** A chimpanzee walking on its knuckles. */
export function chimpanzee(rng: Rng): Figure {
  const reach = rng.range(-8, 10);
  return {
    body:
      contour("4,34 6,50 20,66 44,80 68,94 88,98 100,88 98,66 82,50 58,38 30,28 10,28") +
      contour("84,94 90,106 104,112 116,106 120,96 128,90 129,82 120,78 108,80 94,82") +
      ellipse(94, 99, 5, 7) +
      taper(
        `86,78,26 ${92 + reach},54,16 ${90 + reach},28,12 ${96 + reach},6,11 ${102 + reach},1,10`,
      ) +
      taper("22,52,30 34,30,19 22,14,12 24,4,11 38,1,9"),
    behind:
      taper(
        `78,74,22 ${76 - reach},50,14 ${70 - reach},26,11 ${74 - reach},5,10 ${80 - reach},1,9`,
      ) + taper("30,50,26 50,30,17 46,14,11 50,4,10 62,1,8"),
    marks: [{ d: contour("110,100 118,100 128,92 129,82 118,79 110,86"), tone: "light" }],
    own: "#4a423e",
  };
}

export function sittingChimpanzee(): Figure {
  return {
    body:
      contour("4,0 -4,22 0,48 14,70 30,82 46,84 56,74 58,54 54,34 52,16 62,6 58,0") +
      contour("30,82 30,98 40,110 54,110 62,100 68,92 69,84 62,78 50,76 38,76") +
      ellipse(37, 96, 5, 7) +
      taper("46,70,20 62,50,14 76,36,11 70,24,10 66,20,8") +
      taper("16,10,30 44,28,24 62,34,18 66,16,13 70,3,11 84,1,9"),
    marks: [{ d: contour("54,98 60,98 68,92 69,83 60,78 54,84"), tone: "light" }],
    own: "#4a423e",
  };
}

/** A black-and-white colobus; its mantle and long tail hang below the branch at 0. */
export function colobus(rng: Rng): Figure {
  const sway = rng.range(-8, 8);
  return {
    body:
      contour("0,2 -6,20 -2,40 12,54 26,58 38,50 42,34 38,16 34,0 18,-4") +
      contour("24,54 24,68 34,76 46,72 51,63 47,54 36,50") +
      taper("34,34,13 48,24,9 52,4,8") +
      taper("20,8,20 38,16,14 44,-4,9") +
      taper(
        `2,8,8 ${-10 + sway * 0.3},-20,6 ${-12 + sway},-54,6 ${-8 + sway},-74,15 ${-10 + sway},-98,16 ${-9 + sway},-112,4`,
      ) +
      sharp("-4,36 -16,8 -6,14 -10,-14 2,0 4,-18 14,6 22,26"),
    marks: [
      { d: sharp("-6,38 -18,8 -6,14 -10,-14 2,0 4,-18 14,6 20,22 8,32"), tone: "pale" },
      {
        d: taper(
          `${-12 + sway},-58,8 ${-8 + sway},-74,18 ${-10 + sway},-98,20 ${-9 + sway},-114,6`,
        ),
        tone: "pale",
      },
      { d: contour("40,68 50,68 52,60 46,54 40,58"), tone: "pale" },
    ],
    own: "#2b2827",
  };
}
