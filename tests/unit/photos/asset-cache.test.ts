import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { AssetCache } from "@/lib/photos/asset-cache";

const root = mkdtempSync(join(tmpdir(), "tembea-asset-cache-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => {
  vi.useRealTimers();
});

it("keeps no more bytes than it may; those not asked for the longest go first", async () => {
  const folder = join(root, "a");
  const cache = new AssetCache(folder, 100);
  for (const name of ["one", "two", "three"]) await cache.put(name, Buffer.alloc(30));
  expect(await cache.get("one")).toHaveLength(30);
  await cache.put("four", Buffer.alloc(30));
  expect(readdirSync(folder).sort()).toEqual(["four", "one", "three"]);
  writeFileSync(join(folder, "half.part"), "half");
  const next = new AssetCache(folder, 60);
  expect(await next.get("one")).toHaveLength(30);
  expect(readdirSync(folder)).toHaveLength(2);
});

it("knows over a restart what was asked for last, however fast one thing followed the other", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const folder = join(root, "b");
  const cache = new AssetCache(folder, 100);
  for (const name of ["one", "two", "three"]) await cache.put(name, Buffer.alloc(30));
  await cache.get("one");
  await new AssetCache(folder, 30).get("one");
  expect(readdirSync(folder)).toEqual(["one"]);
});

it("is empty where it cannot be written, and nothing fails", async () => {
  writeFileSync(join(root, "file"), "");
  const cache = new AssetCache(join(root, "file"), 100);
  await cache.put("one", Buffer.alloc(30));
  expect(await cache.get("one")).toBeUndefined();
});
