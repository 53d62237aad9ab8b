type Triple = [number, number, number];

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

function toLab(hex: string): Triple {
  const c = (i: number) => toLinear(Number.parseInt(hex.slice(i, i + 2), 16) / 255);
  const [r, g, b] = [c(1), c(3), c(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toHex([L, a, b]: Triple): string {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channel = (v: number) => {
    const byte = Math.round(255 * toGamma(Math.min(1, Math.max(0, v))));
    return byte.toString(16).padStart(2, "0");
  };
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  return `#${channel(red)}${channel(green)}${channel(blue)}`;
}

/** Mixes two hex colours in OKLab, where halfway between two inks looks halfway. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [toLab(from), toLab(to)];
  const t = Math.min(1, Math.max(0, share));
  return toHex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
}

/** The colour at `position` (0–1) of an even scale of inks. */
export function ramp(stops: readonly string[], position: number): string {
  const last = stops.length - 1;
  const at = Math.min(last, Math.max(0, position * last));
  const index = Math.min(last - 1, Math.floor(at));
  const [from, to] = [stops[index] ?? "#000000", stops[index + 1] ?? stops[index] ?? "#000000"];
  return mix(from, to, at - index);
}

export function lighter(hex: string, amount: number): string {
  const [l, a, b] = toLab(hex);
  return toHex([Math.min(1, Math.max(0, l + amount)), a, b]);
}
