import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { nowMs, setClock } from "@/lib/clock";
import type { DeskReview, ReviewPage } from "@/lib/contract/desk/reviews";
import { moderateEndpoint, sendReviewEndpoint } from "@/lib/contract/leads";
import { guestbookEndpoint, reviewPhotographEndpoint } from "@/lib/contract/reviews";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { jpeg } from "../support/photographs";

process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), "tembea-guests-"));
await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { moderationLinks } = await import("@/lib/backend/emails/lead/moderation-links");
const { photographStore } = await import("@/lib/photos/photograph-index");
const { forgetPhotographs } = await import("@/lib/backend/reviews/review-photographs");
const { followErasures } = await import("@/lib/backend/reviews/erase-photographs");
const { handlePhotograph } = await import("@/lib/api/handle-photograph");

const esi = await colleague("editor", "Esi");
const stopErasing = followErasures();
afterEach(() => setClock());
afterAll(async () => {
  await stopErasing();
  rmSync(process.env.DATA_DIR ?? "", { recursive: true, force: true });
});

const file = (bytes: Uint8Array | string) =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], "lions.jpg");
const upload = async (bytes: Uint8Array | string) =>
  (await callAs("en", reviewPhotographEndpoint, { photograph: file(bytes) })).data.photograph;
let shade = 0;
/** One as no other is. */
const another = async () => {
  shade += 1;
  return upload(await jpeg(900, 600, { sky: `#30${String(shade).padStart(2, "0")}c0` }));
};
let guests = 0;
const newGuest = () => `kim-${++guests}@example.com`;
const send = async (photographs?: string[]) =>
  (
    await callAs("en", sendReviewEndpoint, {
      ...{ rating: 5, title: "Lions", text: "We saw lions, and slept well every night." },
      ...{ full_name: "Kim Lee", email: newGuest(), country: "DE", agree: true as const },
      about: { kind: "tour" as const, slug: "crater-and-plains-in-six-days" },
      ...(photographs && { photographs }),
    })
  ).data.reference;
const act = (call: string, review: string, more: object) => desk(call, { review, ...more }, esi);
const publish = (review: string) => act("publish-review", review, { seen: "pending" });
const atDesk = async (id: string, view = "pending") => {
  const page = (await desk("reviews", { view }, esi)).body as unknown as ReviewPage;
  return page.reviews.find((each) => each.id === id);
};
const shown = async (id: string, locale: "en" | "de" = "en") =>
  (await callAs(locale, guestbookEndpoint, { per_page: 50 })).data.find((each) => each.id === id);
const folderOf = (url = "") =>
  path.join(photographStore, /\/([0-9a-f]{32})-/.exec(url)?.[1] ?? "?");
/** Files of photographs are gone within a moment. */
const areGone = (urls: (string | undefined)[]) =>
  vi.waitFor(
    () => expect(urls.map((url) => existsSync(folderOf(url)))).toEqual(urls.map(() => false)),
    30_000,
  );
const kept = async (ids: string[]) =>
  (await pool().query("select id from review_photographs where id = any($1)", [ids])).rows.length;

describe("photographs of a review", () => {
  it("wait with it, are read at the desk, and are in the guest book once it is published", async () => {
    const ids = [await another(), await another()];
    const id = await send(ids.toReversed());
    expect(await shown(id)).toBeUndefined();
    const waiting = await atDesk(id);
    expect(waiting?.photographs.map((each) => each.id)).toEqual(ids.toReversed());
    await publish(id);
    const pictures = (await shown(id))?.photographs ?? [];
    expect(pictures.map(({ alt }) => alt)).toEqual([
      "Photograph by Kim L., from their review of Crater and Plains in six days",
      "Photograph by Kim L., from their review of Crater and Plains in six days",
    ]);
    expect((await shown(id, "de"))?.photographs[0]?.alt).toMatch(/^Foto von Kim L\./);
    for (const { url } of pictures)
      expect(readdirSync(folderOf(url))).toEqual(
        expect.arrayContaining(["320.avif", "640.webp", "photograph.json"]),
      );
  });

  it("stand upright, say nowhere where they were taken, and are no larger than a screen", async () => {
    const id = await upload(await jpeg(3000, 2000, { orientation: 6 }));
    const { rows } = await pool().query("select bytes from review_photographs where id = $1", [id]);
    const { width, height, exif } = await sharp(rows[0].bytes).metadata();
    expect({ width, height, exif }).toEqual({ width: 1365, height: 2048, exif: undefined });
  });

  it("may come as a telephone took them, where the browser could not read them", async () => {
    const id = await send([
      await upload(readFileSync("tests/fixtures/photographs/with-position.heic")),
    ]);
    const [photograph] = (await atDesk(id))?.photographs ?? [];
    expect(readdirSync(folderOf(photograph?.picture.url))).toContain("640.avif");
  });

  it("are at addresses that cannot be worked out from the photograph", async () => {
    const bytes = await jpeg(900, 600);
    const id = await send([await upload(bytes), await upload(bytes)]);
    const urls = (await atDesk(id))?.photographs.map(({ picture }) => picture.url);
    expect(new Set(urls).size).toBe(2);
  });

  it("belong to one review, and to none once they are gone", async () => {
    const photograph = await another();
    await send([photograph]);
    for (const ids of [[photograph], ["0".repeat(32)]])
      await expect(send(ids)).rejects.toMatchObject({
        code: "invalid",
        detail: { fields: { photographs: ["picture_gone"] } },
      });
    await expect(send(Array.from({ length: 5 }, (_, at) => `${at}`.repeat(32)))).rejects.toThrow();
  });

  it("can be left out one by one, and that one is erased", async () => {
    const ids = [await another(), await another()];
    const id = await send(ids);
    await publish(id);
    const [first] = (await shown(id))?.photographs ?? [];
    const out = () => act("leave-out-photograph", id, { photograph: ids[0] });
    const answer = await out();
    expect((answer.body.review as unknown as DeskReview).photographs).toHaveLength(1);
    expect((await shown(id))?.photographs).toHaveLength(1);
    await areGone([first?.url]);
    expect(await kept(ids)).toBe(1);
    expect((await out()).status).toBe(409);
  });

  it("are erased when it is declined, at the desk or by the link of a mail", async () => {
    const ids = [await another(), await another()];
    const [byDesk, byMail] = [await send(ids.slice(0, 1)), await send(ids.slice(1))];
    const urls = [
      (await atDesk(byDesk))?.photographs[0]?.picture.url,
      (await atDesk(byMail))?.photographs[0]?.picture.url,
    ];
    await act("decline-review", byDesk, { seen: "pending" });
    const token = (await moderationLinks(byMail))[1]?.href.split("#")[1] ?? "";
    const asked = await callAs("en", moderateEndpoint, { token, confirm: false });
    expect(asked.data).toMatchObject({ action: "decline", review: { photographs: [{}] } });
    await callAs("en", moderateEndpoint, { token, confirm: true });
    await areGone(urls);
    expect(await kept(ids)).toBe(0);
  });

  it("that nobody sent a review with go within a day; those of a review stay", async () => {
    const [orphan, attached] = [await another(), await another()];
    await send([attached]);
    await forgetPhotographs();
    expect(await kept([orphan, attached])).toBe(2);
    setClock(new Date(nowMs() + 25 * 3_600_000));
    await forgetPhotographs();
    await vi.waitFor(async () => expect(await kept([orphan])).toBe(0), 30_000);
    expect(await kept([attached])).toBe(1);
  });

  it("are shown as before where somebody deleted the folder: made again as they are asked for", async () => {
    const id = await send([await another()]);
    await publish(id);
    const [before] = (await shown(id))?.photographs ?? [];
    rmSync(photographStore, { recursive: true });
    expect((await shown(id))?.photographs).toEqual([before]);
    const photograph = path.basename(before?.url ?? "");
    const params = Promise.resolve({ photograph, file: "640.avif" });
    const answer = await handlePhotograph(new Request("http://localhost"), { params });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/avif"]);
    expect(readdirSync(folderOf(before?.url))).toContain("320.webp");
  });
});

describe("the address of a photograph", () => {
  const rowOf = async (id: string) =>
    (await pool().query("select bytes, file from review_photographs where id = $1", [id])).rows[0];
  /** As whoever sent it could, who knows what it was made into and by what it was answered. */
  const workedOut = (id: string, bytes: Buffer) =>
    createHash("sha256").update("1").update(id).update(bytes).digest("hex").slice(0, 32);

  it("cannot be worked out before it is published by whoever sent it", async () => {
    const id = await another();
    const { bytes, file: made } = await rowOf(id);
    expect(made).not.toContain(workedOut(id, bytes));
    expect(existsSync(path.join(photographStore, workedOut(id, bytes)))).toBe(false);
  });
});

describe("what is no photograph", () => {
  const svg = "<svg xmlns='http://www.w3.org/2000/svg' width='900' height='600'/>";
  const bomb = () =>
    sharp({ create: { width: 6_000, height: 4_300, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
  const withProgram = async () =>
    Buffer.concat([await jpeg(900, 600), Buffer.from("<script>alert(1)</script>")]);
  it.each([
    ["a drawing in words", async () => svg, "picture_no_photograph"],
    ["a page besides", withProgram, "picture_no_photograph"],
    ["26 megapixels, which a few kilobytes can claim to be", bomb, "picture_too_large"],
    ["too small", () => jpeg(300, 200), "picture_too_small"],
    ["broken", async () => (await jpeg(900, 600)).subarray(0, 3_000), "picture_unreadable"],
    ["above 2 MB", async () => "x".repeat(2_000_001), "picture_too_large"],
  ])("is refused with the reason: %s", async (_, bytes, reason) => {
    await expect(upload(await bytes())).rejects.toMatchObject({
      code: "invalid",
      detail: { fields: { photograph: [reason] } },
    });
  });
});
