import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { runScript } from "../process/support/run-script";
import { testContent } from "../support/content";
import { contentDatabase } from "../support/database";

const databaseUrl = await contentDatabase();
const { readPhotographIndex } = await import("@/lib/photos/photograph-index");

const home = mkdtempSync(path.join(tmpdir(), "photographs-"));
afterAll(() => rmSync(home, { recursive: true }));
const content = path.join(home, "content");
const make = fileURLToPath(new URL("../../scripts/photos/make.ts", import.meta.url));
// A small server has 2 GB: site and database beside it take 580 MB.
const mostMb = 600;

/** A plain picture; on its side it has to be decoded as a whole before it is upright. */
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#c09030" }, limitInputPixels: false });
const onItsSide = (width: number, height: number) =>
  plain(width, height).withMetadata({ orientation: 6 });

/** The most memory that a process has had, as Linux counts it. */
function peakMb(pid: number | undefined): number {
  try {
    const [, kb] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kb ?? 0) / 1024;
  } catch {
    return 0;
  }
}

it.skipIf(process.platform !== "linux")(
  "large photographs, one of 60 megapixels and a bomb among them, are made in bounded memory",
  async () => {
    cpSync(testContent, content, { recursive: true });
    mkdirSync(path.join(content, "photos"));
    const files = {
      "largest.jpg": await onItsSide(9_480, 6_320).jpeg().toBuffer(),
      "bomb.png": await plain(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer(),
      "telephone.jpg": await onItsSide(4_000, 3_000).jpeg().toBuffer(),
    };
    for (const [name, bytes] of Object.entries(files))
      writeFileSync(path.join(content, "photos", name), bytes);
    const lines = Object.keys(files).map((name) => `${name}: { tour: crater-and-plains }\n`);
    writeFileSync(path.join(content, "photos/photos.yaml"), lines.join(""));

    const script = runScript(make, [], {
      ...{ CONTENT_DIR: content, DATA_DIR: path.join(home, "data"), DATABASE_URL: databaseUrl },
    });
    let most = 0;
    while (script.child.exitCode === null) {
      most = Math.max(most, peakMb(script.child.pid));
      await pause(20);
    }
    expect(script.printed().trim()).toBe(
      "content/photos/bomb.png is shown nowhere: it has 144 megapixels, and 60 are the most.",
    );
    const index = readPhotographIndex(path.join(home, "data/photographs"));
    expect([...index.values()].filter(({ made }) => made)).toHaveLength(2);
    expect(most).toBeGreaterThan(50);
    expect(most).toBeLessThan(mostMb);
  },
);
