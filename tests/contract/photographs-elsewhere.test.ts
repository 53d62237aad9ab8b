import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { moderateEndpoint, sendReviewEndpoint } from "@/lib/contract/leads";
import { guestbookEndpoint, reviewPhotographEndpoint } from "@/lib/contract/reviews";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { jpeg } from "../support/photographs";

const home = mkdtempSync(path.join(tmpdir(), "tembea-elsewhere-"));
process.env.DATA_DIR = path.join(home, "here");
await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { moderationLinks } = await import("@/lib/backend/emails/lead/moderation-links");
const { addOfferPhotograph } = await import("@/lib/backend/offers/offer-photographs");
const { makePhotograph } = await import("@/lib/photos/make-photograph");

const esi = await colleague("editor", "Esi");
const there = path.join(home, "there", "photographs");
const patience = { timeout: 30_000 };
let other: ChildProcess;
let asked = 0;

async function startOther(): Promise<void> {
  const script = fileURLToPath(new URL("./support/photograph-folder.ts", import.meta.url));
  other = fork(script, {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, DATA_DIR: path.join(home, "there") },
  });
  await once(other, "message");
}
async function stopOther(): Promise<void> {
  other.disconnect();
  await once(other, "exit");
}
beforeEach(startOther);
afterEach(async () => {
  if (other.connected) await stopOther();
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

interface Answer {
  id: number;
  status: number;
  type: string | null;
  bytes: number;
}
/** What the other process answers at the address of a photograph. */
const elsewhere = (url: string, file = "640.webp") =>
  new Promise<Answer>((resolve) => {
    asked += 1;
    const id = asked;
    const hear = (answer: unknown) => {
      const given = answer as Answer;
      if (given.id !== id) return;
      other.off("message", hear);
      resolve(given);
    };
    other.on("message", hear);
    other.send({ id, path: `${url}/${file}` });
  });
const folders = () => readdirSync(there).filter((name) => !name.startsWith("."));
const folderOf = (url: string) => path.join(there, /\/([0-9a-f]{32})-/.exec(url)?.[1] ?? "?");

const upload = async (sky: string) => {
  const photograph = new File([new Uint8Array(await jpeg(900, 600, { sky }))], "lions.jpg");
  return (await callAs("en", reviewPhotographEndpoint, { photograph })).data.photograph;
};
let guests = 0;
const newGuest = () => `kim-${++guests}@example.com`;
/** A review in the guest book, with a photograph at an address. */
async function published(
  sky: string,
): Promise<{ review: string; photograph: string; url: string }> {
  const photograph = await upload(sky);
  const { data } = await callAs("en", sendReviewEndpoint, {
    ...{ rating: 5, title: "Lions", text: "We saw lions, and slept well every night." },
    ...{ full_name: "Kim Lee", email: newGuest(), country: "DE", agree: true as const },
    about: { kind: "tour" as const, slug: "crater-and-plains-in-six-days" },
    photographs: [photograph],
  });
  const review = data.reference;
  const token = (await moderationLinks(review))[0]?.href.split("#")[1] ?? "";
  await callAs("en", moderateEndpoint, { token, confirm: true });
  const book = (await callAs("en", guestbookEndpoint, { per_page: 50 })).data;
  const url = book.find(({ id }) => id === review)?.photographs?.[0]?.url ?? "";
  return { review, photograph, url };
}
const leaveOut = ({ review, photograph }: { review: string; photograph: string }) =>
  desk("leave-out-photograph", { review, photograph }, esi);

describe("a photograph that another process on the same database has taken", () => {
  it("is shown by this one, at the same address", async () => {
    const { url } = await published("#4001c0");
    expect(existsSync(folderOf(url))).toBe(false);
    const answers = await Promise.all(
      ["640.webp", "640.avif", "320.webp", "640.webp"].map((file) => elsewhere(url, file)),
    );
    expect(answers.map(({ status, type }) => [status, type])).toEqual([
      [200, "image/webp"],
      [200, "image/avif"],
      [200, "image/webp"],
      [200, "image/webp"],
    ]);
    expect(answers[0]?.bytes).toBeGreaterThan(0);
    expect(readdirSync(folderOf(url))).toContain("photograph.json");
  });

  it("is shown beside the days of an offer, too", async () => {
    const { photograph } = await addOfferPhotograph(
      new File([new Uint8Array(await jpeg(901, 600))], "camp.jpg"),
    );
    expect((await elsewhere(`/photographs/${photograph}`)).status).toBe(200);
  });

  it("is nowhere else: neither at an address of nobody nor in a width that there is not", async () => {
    const { url } = await published("#4002c0");
    const before = folders();
    for (const [at, file] of [
      [`/photographs/${"0".repeat(32)}-640`, "640.webp"],
      [url.replace(/-\d+$/, "-320"), "320.webp"],
      [url, "1920.webp"],
      [url, "641.webp"],
      [url, "640.jpg"],
      [url, "photograph.json"],
    ] as const)
      expect([file, (await elsewhere(at, file)).status]).toEqual([file, 404]);
    expect(folders()).toEqual(before);
  });
});

describe("a photograph that is erased", () => {
  it("is gone in every folder, bytes and files, by whichever process it was erased", async () => {
    const [gone, stays] = [await published("#4003c0"), await published("#4004c0")];
    for (const { url } of [gone, stays]) expect((await elsewhere(url)).status).toBe(200);
    await leaveOut(gone);
    await vi.waitFor(() => expect(existsSync(folderOf(gone.url))).toBe(false), patience);
    expect((await elsewhere(gone.url)).status).toBe(404);
    expect(existsSync(folderOf(stays.url))).toBe(true);
    const { rows } = await pool().query("select from review_photographs where id = $1", [
      gone.photograph,
    ]);
    expect(rows).toEqual([]);
  });

  it("is gone in the folder of a process that was down meanwhile, as soon as that starts", async () => {
    const gone = await published("#4005c0");
    expect((await elsewhere(gone.url)).status).toBe(200);
    await stopOther();
    await leaveOut(gone);
    expect(existsSync(folderOf(gone.url))).toBe(true);
    await startOther();
    await vi.waitFor(() => expect(existsSync(folderOf(gone.url))).toBe(false), patience);
  });

  it("is gone also where a version made its files that did not mark them as sent", async () => {
    const gone = await published("#4007c0");
    expect((await elsewhere(gone.url)).status).toBe(200);
    await stopOther();
    const description = path.join(folderOf(gone.url), "photograph.json");
    const { isSent, ...unmarked } = JSON.parse(readFileSync(description, "utf8"));
    expect(isSent).toBe(true);
    writeFileSync(description, JSON.stringify(unmarked));
    await leaveOut(gone);
    await startOther();
    await vi.waitFor(() => expect(existsSync(folderOf(gone.url))).toBe(false), patience);
  });

  it("takes nothing along that an operator has put there", async () => {
    const ours = await makePhotograph(await jpeg(902, 600), there);
    const gone = await published("#4006c0");
    expect((await elsewhere(gone.url)).status).toBe(200);
    await leaveOut(gone);
    await vi.waitFor(() => expect(existsSync(folderOf(gone.url))).toBe(false), patience);
    expect(existsSync(folderOf(`/photographs/${ours.id}`))).toBe(true);
  });
});
