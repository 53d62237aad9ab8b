import type { Rng } from "./rng";

/** Smooth one-dimensional noise, about −1…1, made of a few octaves. */
export function noise(rng: Rng, octaves = 4, roughness = 0.5): (x: number) => number {
  const table = Array.from({ length: 256 }, () => rng.range(-1, 1));
  const at = (i: number) => table[((i % 256) + 256) % 256] ?? 0;
  const single = (x: number) => {
    const i = Math.floor(x);
    const t = x - i;
    const s = t * t * (3 - 2 * t);
    return at(i) + (at(i + 1) - at(i)) * s;
  };
  return (x) => {
    let [sum, amplitude, total, frequency] = [0, 1, 0, 1];
    for (let octave = 0; octave < octaves; octave++) {
      sum += amplitude * single(x * frequency + octave * 37.7);
      total += amplitude;
      amplitude *= roughness;
      frequency *= 2.1;
    }
    return sum / total;
  };
}
