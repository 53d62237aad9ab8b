import { readFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { expect, it } from "vitest";

it("the small icon holds the mark of today in three sizes", async () => {
  const file = readFileSync("public/favicon.ico");
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([size, size]);
    const at = file.readUInt32LE(entry + 12);
    const image = file.subarray(at, at + file.readUInt32LE(entry + 8));
    const pixels = (picture: Sharp) => picture.ensureAlpha().raw().toBuffer();
    const [small, mark] = await Promise.all([
      pixels(sharp(image)),
      pixels(sharp("app/icon.svg", { density: 4.5 * size }).resize(size, size)),
    ]);
    const apart = small.reduce(
      (sum, value, pixel) => sum + Math.abs(value - (mark[pixel] ?? 0)),
      0,
    );
    expect(apart / small.length).toBeLessThan(4);
  }
});
