import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { guestPhotograph } from "@/lib/photos/guest-photograph";
import { jpeg } from "../../support/photographs";

const store = await mkdtemp(path.join(tmpdir(), "guests-"));
afterAll(() => rm(store, { recursive: true }));

it.each([
  [2400, 3200, 1, 1536, 2048],
  [900, 3200, 1, 640, 2276],
  [903, 3611, 1, 640, 2560],
  [3200, 900, 6, 640, 2276],
  [2560, 640, 1, 2048, 512],
])("one of %i × %i (turned as %i says) is kept in %i × %i, and shown", async (...figures) => {
  const [wide, high, orientation, width, height] = figures;
  const source = await jpeg(wide, high, { orientation });
  const { bytes, made } = await guestPhotograph(source, store, "name");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width, height });
  expect(made).toMatchObject({ width: Math.min(width, 1920) });
});
