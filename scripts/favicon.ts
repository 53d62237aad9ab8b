import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const sizes = [16, 32, 48];

// Draws `public/favicon.ico` from the mark, for those who do not read `icon.svg`.
const mark = readFileSync("app/icon.svg");
const images = await Promise.all(
  sizes.map((size) =>
    sharp(mark, { density: 4.5 * size })
      .resize(size, size)
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer(),
  ),
);
writeFileSync("public/favicon.ico", ico(images));

// A head of 6 bytes, 16 bytes for each picture, then the pictures as PNG.
function ico(images: Buffer[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let at = head.length;
  images.forEach((image, index) => {
    const entry = 6 + 16 * index;
    const size = sizes[index] ?? 0;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(image.length, entry + 8);
    head.writeUInt32LE(at, entry + 12);
    at += image.length;
  });
  return Buffer.concat([head, ...images]);
}
