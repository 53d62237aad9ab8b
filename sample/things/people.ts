import { contour, type Figure, sharp, taper } from "../animals/figure";
import type { Rng } from "../draw/rng";
import { ellipse } from "../draw/shape";

interface Kit {
  hat?: boolean;
  pack?: boolean;
  poles?: boolean;
  load?: boolean;
  cloth?: boolean;
  stride?: number;
}

/** A walking figure, 175 cm tall; `cloth` wraps it in a shuka or kanga. */
export function person(rng: Rng, kit: Kit = {}): Figure {
  const s = kit.stride ?? rng.range(10, 26);
  let body =
    ellipse(4, 164, 9.5, 11.5) +
    taper("2,156,10 0,146,12") +
    contour("-15,146 -8,150 8,150 15,144 14,118 12,92 -12,92 -14,118");
  body +=
    taper(`4,96,19 ${s * 0.7},52,13 ${s},8,9 ${s + 10},2,7`) +
    taper(`-3,96,19 ${-s * 0.35},50,13 ${-s},12,9 ${-s + 9},2,7`);
  if (kit.cloth)
    body += sharp(`-15,148 14,148 20,100 ${s * 0.6 + 8},44 ${-s * 0.6 - 8},44 -18,100`);
  if (kit.load)
    body +=
      contour("-20,176 -22,196 -6,202 18,202 24,190 22,176") + taper("10,142,8 22,158,7 16,178,6");
  else if (kit.poles)
    body +=
      taper("8,140,9 20,120,7 32,108,6") +
      taper("32,112,2.5 44,0,2.5") +
      taper("-6,140,9 -8,118,7 6,106,6") +
      taper("6,112,2.5 -4,0,2.5");
  else body += taper("8,142,9 16,118,7 22,98,6") + taper("-8,142,9 -16,118,7 -12,98,6");
  if (kit.hat) body += sharp("-14,166 22,166 14,171 9,177 -2,177 -7,171");
  if (kit.pack) body += contour("-12,148 -28,146 -34,128 -32,104 -14,100");
  return { body, own: "#7a5140" };
}

export function rider(rng: Rng): Figure {
  const s = rng.range(-0.14, 0.14) * 100;
  const horse =
    contour(
      "2,108 10,128 32,140 70,134 104,134 132,142 152,138 162,118 154,94 130,82 96,78 64,80 36,86 14,92",
    ) +
    taper("146,120,50 166,150,36 186,178,24") +
    contour("180,188 194,192 206,180 222,160 230,148 226,140 214,140 200,152 184,164 176,176") +
    sharp("182,186 186,204 194,190") +
    taper("8,126,14 -10,104,15 -18,68,13 -16,44,4") +
    taper(
      `144,112,44 ${146 + s * 0.4},78,24 ${144 + s * 0.7},48,15 ${143 + s},12,10 ${148 + s},0,14`,
    ) +
    taper(`28,112,56 ${34 - s * 0.4},80,30 ${24 - s * 0.7},52,16 ${28 - s},12,11 ${32 - s},0,14`) +
    taper(
      `156,110,34 ${160 - s * 0.4},74,20 ${158 - s * 0.7},46,14 ${158 - s},12,9 ${162 - s},0,13`,
    ) +
    taper(`46,110,44 ${54 + s * 0.4},78,26 ${48 + s * 0.7},50,15 ${48 + s},12,9 ${52 + s},0,13`);
  const man =
    ellipse(98, 226, 10, 12) +
    contour("82,208 92,214 106,212 112,200 108,170 104,140 84,138 80,170") +
    taper("94,150,24 110,120,17 104,92,12 116,84,8") +
    taper("104,200,10 122,180,8 140,166,6") +
    sharp("84,228 116,228 108,238 90,240");
  return { body: horse + man, own: "#7b5138" };
}

export function cyclist(): Figure {
  const ring = (x: number, r: number) => {
    const hole = Array.from(
      { length: 24 },
      (_, i) =>
        `${x + Math.cos((-i / 12) * Math.PI) * (r - 4)},${r + Math.sin((-i / 12) * Math.PI) * (r - 4)}`,
    );
    return `${ellipse(x, r, r, r)}M${hole.join("L")}Z`;
  };
  const frame =
    taper("0,34,4 30,76,4") +
    taper("30,76,4 88,78,4") +
    taper("88,82,4 104,34,4") +
    taper("30,76,4 44,34,4") +
    taper("44,34,4 90,74,4") +
    taper("0,34,3 44,34,3") +
    taper("86,78,4 90,96,4 100,96,4") +
    taper("26,80,5 38,80,5");
  const man =
    ellipse(72, 158, 10, 12) +
    contour("24,84 22,100 40,130 56,146 70,146 70,134 58,112 46,84") +
    taper("62,138,10 78,116,8 94,98,6") +
    taper("36,90,18 62,72,13 50,42,9 60,34,8") +
    taper("34,90,16 52,64,12 40,30,9 50,24,7") +
    sharp("60,162 90,162 84,170 66,172");
  return { body: ring(0, 34) + ring(104, 34) + frame + man, own: "#6d4a3a" };
}
