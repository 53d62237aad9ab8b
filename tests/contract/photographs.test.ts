import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { type RunningScript, runScript } from "../process/support/run-script";
import { testContent } from "../support/content";
import { contentDatabase } from "../support/database";
import { jpeg } from "../support/photographs";
import { rounds } from "../support/rounds";

const databaseUrl = await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { madeBefore } = await import("@/lib/photos/make-photograph");
const { readPhotographIndex } = await import("@/lib/photos/photograph-index");

const home = mkdtempSync(path.join(tmpdir(), "photographs-"));
afterAll(() => rmSync(home, { recursive: true }));
const content = path.join(home, "content");
const store = path.join(home, "data/photographs");
const make = fileURLToPath(new URL("../../scripts/photos/make.ts", import.meta.url));

beforeEach(() => {
  rmSync(home, { recursive: true });
  cpSync(testContent, content, { recursive: true });
  mkdirSync(path.join(content, "photos"));
});

function put(photos: Record<string, [bytes: Buffer | string, of: string]>): void {
  const lines = Object.entries(photos).map(([name, [bytes, of]]) => {
    writeFileSync(path.join(content, "photos", name), bytes);
    return `${name}: { ${of} }\n`;
  });
  writeFileSync(path.join(content, "photos/photos.yaml"), lines.join(""));
}

function run(): RunningScript {
  return runScript(make, [], {
    ...{ CONTENT_DIR: content, DATA_DIR: path.join(home, "data"), DATABASE_URL: databaseUrl },
  });
}

async function ran(): Promise<string> {
  const script = run();
  expect([await script.ended, script.printed()]).toEqual([0, script.printed()]);
  return script.printed();
}

const folders = () => readdirSync(store).filter((name) => /^[0-9a-f]{32}$/.test(name));
const madeOf = (name: string) => readPhotographIndex(store).get(name)?.made;
/** How often it was said that a thing changed: a position for each name. */
async function positionOf(name: string): Promise<number> {
  const { rows } = await pool().query("select position from changes where name = $1", [name]);
  return Number(rows[0]?.position ?? 0);
}

describe("what is missing of the photographs", () => {
  it("is made, and pages hear which tours and people have a new picture", async () => {
    const before = await Promise.all(["tour:usambara-walk", "company"].map(positionOf));
    put({
      "lions.jpg": [await jpeg(900, 600), "tour: crater-and-plains, team: neema"],
      "crater.jpg": [await jpeg(700, 500, { sky: "#99aacc" }), "destination: ngorongoro"],
    });
    expect(await ran()).toBe("");
    expect(madeOf("lions.jpg")).toMatchObject({ width: 900, height: 600 });
    expect(folders()).toHaveLength(2);
    expect(await positionOf("tour:crater-and-plains")).toBeGreaterThan(0);
    expect(await positionOf("destination:ngorongoro")).toBeGreaterThan(0);
    const after = await Promise.all(["tour:usambara-walk", "company"].map(positionOf));
    expect(after[0]).toBe(before[0]);
    expect(after[1]).toBeGreaterThan(before[1] ?? 0);
  });

  it("is made once: only another file has another picture, and the former shows until then", async () => {
    put({ "lions.jpg": [await jpeg(900, 600), "tour: crater-and-plains"] });
    await ran();
    const [first, told] = [madeOf("lions.jpg"), await positionOf("tour:crater-and-plains")];
    await ran();
    expect(madeOf("lions.jpg")).toEqual(first);
    expect(await positionOf("tour:crater-and-plains")).toBe(told);
    put({ "lions.jpg": [await jpeg(800, 600), "tour: crater-and-plains"] });
    await ran();
    expect(madeOf("lions.jpg")?.id).not.toBe(first?.id);
    rmSync(store, { recursive: true });
    await ran();
    expect(folders()).toHaveLength(1);
  });

  it("names in a sentence each that cannot be shown, every time, and goes on to the next", async () => {
    const whole = await jpeg(900, 600);
    put({
      "half.jpg": [whole.subarray(0, whole.length / 2), "tour: crater-and-plains"],
      "drawing.jpg": ["<svg/>".repeat(9), "tour: crater-and-plains"],
      "tiny.jpg": [await jpeg(100, 100), "tour: crater-and-plains"],
      "both.jpg": [Buffer.concat([whole, Buffer.from("<html >")]), "tour: crater-and-plains"],
      "whole.jpg": [whole, "tour: crater-and-plains"],
    });
    const said = [
      "content/photos/half.jpg is shown nowhere: it is broken.",
      "content/photos/drawing.jpg is shown nowhere: it is no JPEG, PNG, WebP or HEIC, whatever its name says.",
      "content/photos/tiny.jpg is shown nowhere: it has 100 × 100 pixels, and 640 × 400 are the least.",
      "content/photos/both.jpg is shown nowhere: it is a picture and a page or program at once.",
    ];
    for (const _ of [1, 2]) expect((await ran()).trim().split("\n")).toEqual(said);
    expect(madeOf("whole.jpg")).toBeDefined();
    expect(folders()).toHaveLength(1);
  });

  it("lets one be that ended the process each time", async () => {
    put({ "lions.jpg": [await jpeg(900, 600), "tour: crater-and-plains"] });
    await ran();
    const index = path.join(store, "index.json");
    const { made: _, ...seen } = JSON.parse(await readFile(index, "utf8"))["lions.jpg"];
    writeFileSync(index, JSON.stringify({ "lions.jpg": { ...seen, begun: 3 } }));
    expect(await ran()).toContain("making it ended the process each time");
  });

  it("is tried as often as it takes where the disk refuses it, and made as soon as it does no more", async () => {
    put({ "lions.jpg": [await jpeg(900, 600), "tour: crater-and-plains"] });
    await ran();
    const [folder = ""] = folders().map((name) => path.join(store, name));
    rmSync(store, { recursive: true });
    mkdirSync(store);
    // What is made can be put nowhere.
    writeFileSync(folder, "");
    for (let times = 0; times < 4; times += 1) {
      const script = run();
      expect(await script.ended).toBe(1);
      expect(script.printed()).toContain("ENOTDIR");
    }
    rmSync(folder);
    expect(await ran()).toBe("");
    expect(madeOf("lions.jpg")).toBeDefined();
  });

  it("survives being killed in the middle: what is there is whole, and the rest is made after it", async () => {
    for (let round = 0; round < rounds(3); round += 1) {
      rmSync(store, { recursive: true, force: true });
      const names = ["a", "b", "c"].map((name) => `${name}-${round}.jpg`);
      const photos = names.map(async (name, at) => {
        const bytes = await jpeg(700, 500, { sky: `#${round % 10}0${at}0c0` });
        return [name, [bytes, "tour: crater-and-plains"]] as const;
      });
      put(Object.fromEntries(await Promise.all(photos)) as Record<string, [Buffer, string]>);
      const script = run();
      const before = Math.floor((round % 3) + 1);
      while (script.child.exitCode === null && draftsAndFolders() < before)
        await new Promise(setImmediate);
      script.child.kill("SIGKILL");
      await script.ended;
      for (const folder of folders()) await expectWhole(folder);
      for (const { made } of readPhotographIndex(store).values())
        if (made) expect(folders()).toContain(made.id.slice(0, 32));
      await ran();
      expect(folders()).toHaveLength(names.length);
      for (const name of names) expect(madeOf(name), name).toBeDefined();
    }
  });
});

function draftsAndFolders(): number {
  try {
    return readdirSync(store).filter((name) => !name.startsWith("index")).length;
  } catch {
    return 0;
  }
}

async function expectWhole(folder: string): Promise<void> {
  expect(await madeBefore(path.join(store, folder))).toBeDefined();
  for (const width of [320, 640])
    for (const format of ["avif", "webp"]) {
      const file = path.join(store, folder, `${width}.${format}`);
      expect((await sharp(await readFile(file)).stats()).channels.length, file).toBeGreaterThan(0);
    }
}
