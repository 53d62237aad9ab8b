import { rng } from "./draw/rng";

const size = 256;

/** A tile of paper grain, mid-grey on average, to be overlaid on a picture. */
function tile(): Buffer {
  const random = rng("paper grain");
  const raw = Array.from(
    { length: size * size },
    () => random.next() + random.next() + random.next() - 1.5,
  );
  const pixels = Buffer.alloc(size * size * 3);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const at = (dx: number, dy: number) => raw[((y + dy) % size) * size + ((x + dx) % size)] ?? 0;
      const soft = (at(0, 0) * 2 + at(1, 0) + at(0, 1) + at(1, 1) * 0.6) / 4.6;
      pixels.fill(Math.round(128 + soft * 9), (y * size + x) * 3, (y * size + x) * 3 + 3);
    }
  }
  return pixels;
}

export const grain = {
  input: tile(),
  raw: { width: size, height: size, channels: 3 },
  tile: true,
  blend: "overlay",
} as const;
