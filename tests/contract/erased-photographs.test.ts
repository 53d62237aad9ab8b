import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { nowMs, setClock } from "@/lib/clock";
import { deleteAccountEndpoint } from "@/lib/contract/accounts";
import { moderateEndpoint, sendReviewEndpoint } from "@/lib/contract/leads";
import { guestbookEndpoint, reviewPhotographEndpoint } from "@/lib/contract/reviews";
import { accountHelp } from "../support/account";
import { contentDatabase } from "../support/database";
import { sendEmails } from "../support/emails";
import { jpeg } from "../support/photographs";
import "../support/quick-passwords";

process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), "tembea-erased-"));
await contentDatabase();
const { newAccount } = accountHelp(await sendEmails());
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { moderationLinks } = await import("@/lib/backend/emails/lead/moderation-links");
const { photographStore } = await import("@/lib/photos/photograph-index");
const { followErasures } = await import("@/lib/backend/reviews/erase-photographs");
const { forgetPhotographs, makeRoom } = await import("@/lib/backend/reviews/review-photographs");

const stopErasing = followErasures();
afterEach(() => setClock());
afterAll(async () => {
  await stopErasing();
  rmSync(process.env.DATA_DIR ?? "", { recursive: true, force: true });
});
const soon = (work: () => unknown) => vi.waitFor(work, 30_000);

const password = "under the acacia";
const upload = async (sky: string) => {
  const bytes = new Uint8Array(await jpeg(900, 600, { sky }));
  const sent = { photograph: new File([bytes], "lions.jpg") };
  return (await callAs("en", reviewPhotographEndpoint, sent)).data.photograph;
};
const send = async (email: string, photographs: string[]) =>
  (
    await callAs("en", sendReviewEndpoint, {
      ...{ rating: 5, title: "Lions", text: "We saw lions, and slept well every night." },
      ...{ full_name: "Kim Lee", email, country: "DE", agree: true as const, photographs },
      about: { kind: "tour" as const, slug: "crater-and-plains-in-six-days" },
    })
  ).data.reference;
const publish = async (review: string) => {
  const token = (await moderationLinks(review))[0]?.href.split("#")[1] ?? "";
  await callAs("en", moderateEndpoint, { token, confirm: true });
};
const shown = async (id: string) =>
  (await callAs("en", guestbookEndpoint, { per_page: 50 })).data.find((each) => each.id === id);
const folderOf = async (id: string) => {
  const { rows } = await pool().query("select file from review_photographs where id = $1", [id]);
  return path.join(photographStore, String(rows[0]?.file).slice(0, 32));
};
const kept = async (ids: string[]) =>
  (await pool().query("select from review_photographs where id = any($1)", [ids])).rowCount;

describe("photographs of somebody who erases their account", () => {
  it("go with it, bytes and files, published or waiting; those of others stay", async () => {
    const { token } = await newAccount("kim@example.com");
    const [ours, waiting, theirs] = [
      await upload("#3001c0"),
      await upload("#3002c0"),
      await upload("#3003c0"),
    ];
    const published = await send("Kim@Example.com", [ours]);
    await send("kim@example.com", [waiting]);
    const other = await send("somebody@example.com", [theirs]);
    await publish(published);
    await publish(other);
    const folders = await Promise.all([ours, waiting, theirs].map(folderOf));
    expect(folders.map((folder) => existsSync(folder))).toEqual([true, true, true]);
    expect(await shown(published)).toMatchObject({ author: "Kim L.", photographs: [{}] });

    await callAs("en", deleteAccountEndpoint, { password }, { token });
    expect(await shown(published)).toMatchObject({ author: "Guest", photographs: [] });
    await soon(() =>
      expect(folders.map((folder) => existsSync(folder))).toEqual([false, false, true]),
    );
    expect(await kept([ours, waiting])).toBe(0);
    expect((await shown(other))?.photographs).toHaveLength(1);
  });
});

describe("photographs that wait for their review", () => {
  it("are a hundred at most: the oldest make room, so that whoever sends without end keeps nobody out", async () => {
    const first = await upload("#3004c0");
    const folder = await folderOf(first);
    const wait = () => pool().query("select from review_photographs where review is null");
    const left = 98 - ((await wait()).rowCount ?? 0);
    await pool().query(
      `insert into review_photographs (id, bytes, file, color, created_at)
       select 'waits-' || at, bytes, md5(at::text) || '-640', color, created_at + interval '1 second' * at
       from review_photographs, generate_series(1, $2) as at where id = $1`,
      [first, left],
    );
    setClock(new Date(nowMs() + 3_600_000));
    const second = await upload("#3005c0");
    await upload("#3006c0");
    expect((await wait()).rowCount).toBe(100);
    expect(await kept([first])).toBe(1);
    const last = await upload("#3007c0");
    await soon(() => expect(existsSync(folder)).toBe(false));
    expect((await wait()).rowCount).toBe(100);
    expect(await kept([first, second, last])).toBe(2);
    // A review takes its own out of those that wait; the form sends again what is gone.
    await send("ben@example.com", [second]);
    await expect(send("eve@example.com", [first])).rejects.toMatchObject({ code: "invalid" });
    setClock(new Date(nowMs() + 25 * 3_600_000));
    await forgetPhotographs();
    await soon(async () => expect((await wait()).rowCount).toBe(0));
    expect(await kept([second])).toBe(1);
  });

  it("make no room while they become part of a review", async () => {
    const taken = await upload("#3008c0");
    const review = await send("lou@example.com", [await upload("#3009c0")]);
    const sending = await pool().connect();
    await sending.query("begin");
    await sending.query("update review_photographs set review = $2 where id = $1", [taken, review]);
    const making = makeRoom(1);
    await vi.waitFor(async () => expect(await waitsForLock()).toBe(true), 10_000);
    await sending.query("commit");
    sending.release();
    await making;
    expect(await kept([taken])).toBe(1);
  });
});

it("of reviews that nobody has read two hundred are kept, and then no more is taken until some are read", async () => {
  const [first, second] = [await upload("#3010c0"), await upload("#3011c0")];
  const review = await send("una@example.com", [first]);
  const { rows } = await pool().query(
    `select count(*)::int as unread from review_photographs p join reviews r on r.id = p.review
     where r.state = 'pending' and p.dropped_at is null`,
  );
  await pool().query(
    `insert into review_photographs (id, review, bytes, file, color)
     select 'unread-' || at, review, bytes, md5('unread' || at) || '-640', color
     from review_photographs, generate_series(1, $2) as at where id = $1`,
    [first, 200 - rows[0].unread],
  );
  await expect(upload("#3012c0")).rejects.toMatchObject({ code: "conflict" });
  // What was taken before still goes with its review.
  await send("uri@example.com", [second]);
  await publish(review);
  await upload("#3013c0");
});

/** Whether somebody waits for what another transaction holds. */
const waitsForLock = async () =>
  (
    await pool().query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rowCount === 1;
