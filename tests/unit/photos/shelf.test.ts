import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { Shelf } from "@/lib/photos/shelf";

const root = mkdtempSync(join(tmpdir(), "tembea-shelf-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => {
  vi.useRealTimers();
});

it("keeps no more bytes than it may; those not asked for the longest go first", async () => {
  const folder = join(root, "a");
  const shelf = new Shelf(folder, 100);
  for (const name of ["one", "two", "three"]) await shelf.put(name, Buffer.alloc(30));
  expect(await shelf.get("one")).toHaveLength(30);
  await shelf.put("four", Buffer.alloc(30));
  expect(readdirSync(folder).sort()).toEqual(["four", "one", "three"]);
  writeFileSync(join(folder, "half.part"), "half");
  const next = new Shelf(folder, 60);
  expect(await next.get("one")).toHaveLength(30);
  expect(readdirSync(folder)).toHaveLength(2);
});

it("knows over a restart what was asked for last, however fast one thing followed the other", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const folder = join(root, "b");
  const shelf = new Shelf(folder, 100);
  for (const name of ["one", "two", "three"]) await shelf.put(name, Buffer.alloc(30));
  await shelf.get("one");
  await new Shelf(folder, 30).get("one");
  expect(readdirSync(folder)).toEqual(["one"]);
});

it("is empty where it cannot be written, and nothing fails", async () => {
  writeFileSync(join(root, "file"), "");
  const shelf = new Shelf(join(root, "file"), 100);
  await shelf.put("one", Buffer.alloc(30));
  expect(await shelf.get("one")).toBeUndefined();
});
