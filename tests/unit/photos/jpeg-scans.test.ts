import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { guestAvatar } from "@/lib/photos/guest-avatar";
import { guestPhotograph } from "@/lib/photos/guest-photograph";
import { hasManyScans } from "@/lib/photos/jpeg-scans";
import { jpegOfScans } from "../../support/jpeg";
import { jpeg } from "../../support/photographs";

const store = await mkdtemp(path.join(tmpdir(), "photographs-"));
afterAll(() => rm(store, { recursive: true }));

describe("a JPEG that goes over its pixels", () => {
  it("a few times is a photograph, whatever stands beside its pixels", async () => {
    const progressive = await sharp(await jpeg(900, 700))
      .withMetadata({ orientation: 6 })
      .jpeg({ progressive: true })
      .toBuffer();
    expect(hasManyScans(progressive)).toBe(false);
    expect((await guestPhotograph(progressive, store, "a name")).made).toMatchObject({
      ...{ width: 700, height: 900 },
    });
    const start = Buffer.from([0xff, 0xe7, 0x10, 0x02]);
    const remarks = Buffer.alloc(0x1000, Buffer.from([0xff, 0xda, 0, 2]));
    const behind = [progressive.subarray(0, 2), start, remarks, progressive.subarray(2), remarks];
    expect(hasManyScans(Buffer.concat(behind))).toBe(false);
    expect(hasManyScans(jpegOfScans(800, 640, 20))).toBe(false);
    expect((await guestAvatar(jpegOfScans(800, 640, 20))).length).toBeGreaterThan(0);
  });

  it("thousands of times is broken, as a photograph and as a picture of an account", async () => {
    const source = jpegOfScans(800, 640, 2_000);
    const problem = { problem: "broken" };
    await expect(guestPhotograph(source, store, "a name")).rejects.toMatchObject(problem);
    await expect(guestAvatar(source)).rejects.toMatchObject(problem);
    const filled = Buffer.concat([source.subarray(0, 2), Buffer.alloc(100, 0xff), source]);
    expect(hasManyScans(filled)).toBe(true);
  });

  it.each([
    ["", ""],
    ["half a mark", "ffd8ffda"],
    ["no JPEG", "89504e470d0a1a0affdaffda"],
    ["a mark that is too long", "ffd8ffe0ffff0000"],
    ["a mark of no length", `ffd8${"ffe00000".repeat(9)}`],
  ])("is looked at to its end: %s", (_, hex) => {
    expect(hasManyScans(Buffer.from(hex, "hex"))).toBe(false);
  });
});
