import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";
import { jpeg } from "../support/photographs";

// Every one that is made again, and what happens while it is.
const again = vi.hoisted(() => ({ times: 0, meanwhile: async () => {} }));
vi.mock("@/lib/photos/photograph-process", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/lib/photos/photograph-process")>();
  const photographAgain: typeof original.photographAgain = async (...given) => {
    again.times += 1;
    await original.photographAgain(...given);
    await again.meanwhile();
  };
  return { ...original, photographAgain };
});

process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), "tembea-again-"));
await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { addOfferPhotograph } = await import("@/lib/backend/offers/offer-photographs");
const { photographFile } = await import("@/lib/backend/reviews/kept-photograph");
const { folderOf } = await import("@/lib/backend/reviews/photograph-folder");

afterEach(() => Object.assign(again, { times: 0, meanwhile: async () => {} }));
afterAll(() => rmSync(process.env.DATA_DIR ?? "", { recursive: true, force: true }));

/** A photograph of an offer, of which this process has no files. */
async function taken(width: number): Promise<string> {
  const sent = new File([new Uint8Array(await jpeg(width, 600))], "camp.jpg");
  const { photograph } = await addOfferPhotograph(sent);
  rmSync(folderOf(photograph), { recursive: true });
  return photograph;
}

it("a photograph is made again once, however many ask for it at the same moment", async () => {
  const photograph = await taken(910);
  const files = ["320.webp", "640.webp", "640.avif", "640.webp"];
  const given = await Promise.all(files.map((file) => photographFile(photograph, file)));
  expect(given.map((bytes) => bytes !== undefined)).toEqual(files.map(() => true));
  expect(again.times).toBe(1);
  expect(await photographFile(photograph, "320.avif")).toBeDefined();
  expect(again.times).toBe(1);
});

it("one that is erased while it is made again leaves no files behind", async () => {
  const photograph = await taken(911);
  again.meanwhile = async () => {
    expect(readdirSync(folderOf(photograph))).toContain("640.webp");
    await pool().query("delete from offer_photographs where file = $1", [photograph]);
  };
  expect(await photographFile(photograph, "640.webp")).toBeUndefined();
  expect([again.times, existsSync(folderOf(photograph))]).toEqual([1, false]);
});
