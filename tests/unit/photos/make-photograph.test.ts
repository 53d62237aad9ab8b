import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { dropDrafts, dropUnkept, makePhotograph } from "@/lib/photos/make-photograph";
import { jpeg } from "../../support/photographs";

const store = await mkdtemp(path.join(tmpdir(), "photographs-"));
afterAll(() => rm(store, { recursive: true }));

const telephone = "tests/fixtures/photographs/with-position.heic";
const colours = [1, 2, 3, 3, 2, 1];
const folderOf = ({ id }: { id: string }) => path.join(store, id.slice(0, 32));
const fileOf = (made: { id: string }, file: string) => readFile(path.join(folderOf(made), file));

/** The same HEIC, as if its figures were those of Display P3. */
async function withProfile(source: Buffer): Promise<Buffer> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: "#000" } });
  const { icc } = await sharp(await dot.withIccProfile("p3").png().toBuffer()).metadata();
  const at = source.indexOf("colrprof");
  if (icc?.length !== source.readUInt32BE(at - 4) - 12) throw new Error("it does not fit in there");
  return Buffer.concat([source.subarray(0, at + 8), icc, source.subarray(at + 8 + icc.length)]);
}

async function withNumber(source: Buffer): Promise<Buffer> {
  const changed = Buffer.from(source);
  changed.write("nclx\0\x0c\0\x0d\0\x06\x80", changed.indexOf("colrprof") + 4, "latin1");
  return changed;
}

describe("a photograph", () => {
  it("is made in AVIF and WebP, in widths none above its own", async () => {
    const made = await makePhotograph(await jpeg(1500, 1000), store);
    expect(made).toMatchObject({ width: 1500, height: 1000, color: /^#/ });
    expect(made.id).toMatch(/^[0-9a-f]{32}-1280$/);
    const widths = [320, 640, 960, 1280];
    const files = widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
    expect((await readdir(folderOf(made))).sort()).toEqual([...files, "photograph.json"].sort());
    const { format, width, height } = await sharp(await fileOf(made, "960.webp")).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 960, height: 640 });
    expect((await sharp(await fileOf(made, "960.avif")).metadata()).compression).toBe("av1");
  });

  it("stands upright, and says neither where it was taken nor by whom", async () => {
    const source = await jpeg(1200, 800, { orientation: 6 });
    expect((await sharp(source).metadata()).exif?.includes("Somebody Private")).toBe(true);
    const made = await makePhotograph(source, store);
    expect(made).toMatchObject({ width: 800, height: 1200 });
    for (const file of ["640.avif", "640.webp"]) {
      const bytes = await fileOf(made, file);
      const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
      expect({ exif, xmp, icc, orientation: orientation ?? 1 }).toEqual({ orientation: 1 });
      expect(bytes.includes("Somebody Private")).toBe(false);
    }
  });

  it.each(["png", "webp"] as const)("may be a %s", async (format) => {
    const source = await sharp(await jpeg(700, 500))
      .toFormat(format)
      .toBuffer();
    expect(await makePhotograph(source, store)).toMatchObject({ width: 700, height: 500 });
  });

  it("may be a HEIC of a telephone, without what it wrote into it", async () => {
    const source = await readFile(telephone);
    expect(source.includes("Somebody Private")).toBe(true);
    const made = await makePhotograph(source, store);
    expect(made).toMatchObject({ width: 900, height: 640 });
    const bytes = await fileOf(made, "640.webp");
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    // Left the sky, right the grass.
    const { data } = await sharp(bytes).resize(2, 1).raw().toBuffer({ resolveWithObject: true });
    expect([...data].map((part) => Math.round(part / 64))).toEqual(colours);
  });

  it.each([
    ["its profile", withProfile],
    ["a number", withNumber],
  ])(
    "of a HEIC has the colours of the web, where those of the telephone are wider by %s",
    async (_, wide) => {
      const source = await readFile(telephone);
      const colourOf = async (bytes: Buffer) => {
        const made = await makePhotograph(bytes, store);
        const side = { left: 0, top: 0, width: 100, height: 400 };
        return sharp(await fileOf(made, "640.webp"))
          .extract(side)
          .resize(1, 1)
          .raw()
          .toBuffer();
      };
      const [plain, shown] = [await colourOf(source), await colourOf(await wide(source))];
      // The sky is bluer than it is written: in P3 the same figures mean more.
      expect(shown[2]).toBeGreaterThan((plain[2] ?? 255) + 3);
      expect(shown[0]).toBeLessThan((plain[0] ?? 0) - 3);
    },
  );

  it("as HEIC is broken when half of it is there, and the next one is made all the same", async () => {
    const source = await readFile(telephone);
    const half = source.subarray(0, source.length / 2);
    await expect(makePhotograph(half, store)).rejects.toThrow("it is broken");
    const again = Buffer.concat([source, Buffer.alloc(8)]);
    expect(await makePhotograph(again, store)).toMatchObject({ width: 900 });
  });

  it("is made once of the same bytes, by however many at a time", async () => {
    const source = await jpeg(800, 600, { sky: "#a0c0ff" });
    const all = await Promise.all([1, 2, 3].map(() => makePhotograph(source, store)));
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    await writeFile(path.join(folderOf(await makePhotograph(source, store)), "mark"), "");
    await makePhotograph(source, store);
    expect(await readdir(folderOf(all[0] ?? { id: "" }))).toContain("mark");
  });

  it("that somebody sent and nobody keeps goes, but not while it is being made", async () => {
    const ours = await makePhotograph(await jpeg(801, 600), store);
    const sent = await makePhotograph(await jpeg(802, 600), store, "sent");
    const inHand = `${folderOf(sent)}.1.part`;
    await cp(folderOf(sent), inHand, { recursive: true });
    await dropUnkept(store, () => false);
    const names = [folderOf(ours), folderOf(sent), inHand].map((folder) => path.basename(folder));
    const left = await readdir(store);
    expect(names.map((name) => left.includes(name))).toEqual([true, false, true]);
    await rm(inHand, { recursive: true });
  });

  it("that was left in the middle goes, once nobody can be at it", async () => {
    const left = path.join(store, `${"a".repeat(32)}.1.part`);
    await mkdir(left);
    await writeFile(path.join(left, "320.avif"), "half");
    await dropDrafts(store);
    expect(await readdir(left)).toEqual(["320.avif"]);
    await utimes(left, 1, 1);
    await dropDrafts(store);
    expect((await readdir(store)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });
});

describe("no photograph", () => {
  const nothingLeft = async () =>
    expect((await readdir(store)).filter((name) => name.endsWith(".part"))).toEqual([]);
  const refused = async (source: Buffer, why: string) => {
    await expect(makePhotograph(source, store)).rejects.toMatchObject({
      name: "NoPhotograph",
      message: expect.stringContaining(why),
    });
    await nothingLeft();
  };

  it("is an empty file", () => refused(Buffer.alloc(0), "it is no JPEG"));

  it("is a broken one", async () => {
    const whole = await jpeg(1200, 800);
    await refused(whole.subarray(0, whole.length / 2), "it is broken");
    const damaged = await sharp(whole).png().toBuffer();
    await refused(damaged.fill(7, 200, 900), "it is broken");
  });

  it("is a tiny one", async () =>
    refused(await jpeg(320, 200), "it has 320 × 200 pixels, and 640 × 400 are the least"));

  it("is a strip", async () => refused(await jpeg(4000, 500), "it is more than 4 times as long"));

  it("is a bomb: few bytes with more pixels than there is memory for", async () => {
    const bomb = await sharp({
      create: { width: 12_000, height: 12_000, channels: 3, background: "#000000" },
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    await refused(bomb, "it has 144 megapixels, and 60 are the most");
  });

  it.each([
    ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>'],
    ["a page", "<!doctype html><script>alert(1)</script>"],
    ["a GIF", "GIF89a and so on and so on"],
    ["a PDF", "%PDF-1.7 and so on and so on"],
  ])("is %s, whatever its name", (_, text) => refused(Buffer.from(text), "it is no JPEG"));

  it.each([
    ["<script>alert(1)</script>", "a page or program"],
    ["<?php system($_GET[0]);", "a page or program"],
    [`PK\x05\x06${"\0".repeat(18)}`, "an archive"],
  ])("is a picture that is something else, too: %j", async (rest, what) => {
    const both = Buffer.concat([await jpeg(900, 600), Buffer.from(rest, "latin1")]);
    await refused(both, `it is a picture and ${what} at once`);
  });

  it("is a picture behind the head of a PDF", async () => {
    const whole = await jpeg(900, 600);
    const comment = Buffer.from("%PDF-1.7\n");
    const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, comment.length + 2]);
    await refused(Buffer.concat([head, comment, whole.subarray(2)]), "a PDF at once");
  });
});
