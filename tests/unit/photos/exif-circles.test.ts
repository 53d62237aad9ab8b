import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, it } from "vitest";
import { hasExifCircles } from "@/lib/photos/exif-circles";
import { guestAvatar } from "@/lib/photos/guest-avatar";
import { soundPhotograph } from "@/lib/photos/sound-photograph";
import { jpegNamingItself } from "../../support/jpeg";

const plain = await sharp({ create: { width: 900, height: 700, channels: 3, background: "#36c" } })
  .withExif({
    IFD0: { Artist: "Somebody" },
    IFD3: { GPSLatitudeRef: "S", GPSLatitude: "3/1 22/1 0/1" },
  })
  .jpeg()
  .toBuffer();

const named = (times: number) => jpegNamingItself(plain, times);

it.each([1, 3, 5_000])(
  "a photograph whose camera's table names itself %i times is broken",
  async (times) => {
    await expect(soundPhotograph(named(times))).rejects.toMatchObject({ problem: "broken" });
    await expect(guestAvatar(named(times))).rejects.toMatchObject({ problem: "broken" });
  },
);

it("one that names nothing may be named twice", () => {
  const said = Buffer.alloc(64);
  said.write("II*\0\x08\0\0\0", "latin1");
  said.writeUInt16LE(2, 8);
  for (const [at, name] of [
    [10, 0x8825],
    [22, 0xa005],
  ] as const) {
    said.writeUInt16LE(name, at);
    said.writeUInt32LE(48, at + 8);
  }
  expect(hasExifCircles(said)).toBe(false);
  said.writeUInt32LE(8, 10 + 8);
  expect(hasExifCircles(said)).toBe(true);
});

it("what a camera writes is none", async () => {
  expect(hasExifCircles(plain)).toBe(false);
  expect(hasExifCircles(await readFile("tests/fixtures/photographs/with-position.heic"))).toBe(
    false,
  );
  expect(hasExifCircles(Buffer.from("II*\0\xff\xff", "latin1"))).toBe(false);
  await expect(guestAvatar(plain)).resolves.toBeInstanceOf(Buffer);
});
