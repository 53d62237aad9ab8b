import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, it } from "vitest";
import { hasExifCircles } from "@/lib/photos/exif-circles";
import { guestAvatar } from "@/lib/photos/guest-avatar";
import { soundPhotograph } from "@/lib/photos/sound-photograph";

const plain = await sharp({ create: { width: 900, height: 700, channels: 3, background: "#36c" } })
  .withExif({
    IFD0: { Artist: "Somebody" },
    IFD3: { GPSLatitudeRef: "S", GPSLatitude: "3/1 22/1 0/1" },
  })
  .jpeg()
  .toBuffer();

/** A JPEG whose first table names itself so many times. */
function named(times: number): Buffer {
  const table = Buffer.alloc(2 + times * 12 + 4);
  table.writeUInt16LE(times, 0);
  for (let at = 0; at < times; at += 1) {
    table.writeUInt16LE([0x8769, 0x8825, 0xa005][at % 3] ?? 0, 2 + at * 12);
    table.writeUInt16LE(4, 4 + at * 12);
    table.writeUInt32LE(1, 6 + at * 12);
    table.writeUInt32LE(8, 10 + at * 12);
  }
  const said = Buffer.concat([Buffer.from("Exif\0\0II*\0\x08\0\0\0", "latin1"), table]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(said.length + 2, 2);
  return Buffer.concat([plain.subarray(0, 2), head, said, plain.subarray(2)]);
}

it.each([1, 3, 5_000])(
  "a photograph whose camera's table names itself %i times is broken",
  async (times) => {
    await expect(soundPhotograph(named(times))).rejects.toMatchObject({ problem: "broken" });
    await expect(guestAvatar(named(times))).rejects.toMatchObject({ problem: "broken" });
  },
);

it("what a camera writes is none", async () => {
  expect(hasExifCircles(plain)).toBe(false);
  expect(hasExifCircles(await readFile("tests/fixtures/photographs/with-position.heic"))).toBe(
    false,
  );
  expect(hasExifCircles(Buffer.from("II*\0\xff\xff", "latin1"))).toBe(false);
  await expect(guestAvatar(plain)).resolves.toBeInstanceOf(Buffer);
});
