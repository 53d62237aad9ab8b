import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { departuresEndpoint } from "@/lib/contract/departures";
import type { DepartureDetail } from "@/lib/contract/desk/calendar";
import { weekdays } from "@/lib/contract/weekdays";
import { addDays } from "@/lib/pricing/days";
import { freeDeparture, sharedTour } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { heardMs } from "../support/heard";
import { noCss } from "../unit/server/support/edge-server";
import { frameworkPage, keyOf, PageCache } from "../unit/server/support/framework-pages";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { followChanges } = await import("@/lib/backend/db/changes");
const { pool } = await import("@/lib/backend/db/pool");
const { contentRoot, importContent } = await import("@/lib/backend/jobs/import-content");
const { dependOn, whileMaking } = await import("@/lib/freshness/making");
const { noHosts } = await import("@/server/edge/content-security-policy");
const { KeptPages } = await import("@/server/pages/kept-pages");
const { keepMadePages } = await import("@/server/pages/made-page");

let asha: Awaited<ReturnType<typeof colleague>>;
let stop = async () => {};
beforeAll(async () => {
  asha = await colleague("operations", "Asha");
  stop = await followChanges();
});
afterAll(() => stop());

/** The files are read again and say something else about every departure, as after a change of them. */
async function importAgain() {
  await pool().query("update imports set hash = ''; update departures set hash = 'another'");
  await importContent();
}
const rowOf = async (id: string) =>
  (await pool().query("select * from departures where id = $1", [id])).rows[0];
const offered = async () =>
  (await callAs("en", departuresEndpoint, { tour: sharedTour, per_page: 60 })).data;
async function act(call: string, departure: string, more = {}) {
  const { body } = await desk("departure", { departure }, asha);
  const { version } = body as unknown as DepartureDetail;
  const answer = await desk(call, { departure, version, ...more }, asha);
  expect(answer.status).toBe(200);
}
const close = (departure: string) =>
  act("close-departure", departure, { reason: "Road closed", bookings: [] });

describe("what the desk has decided", () => {
  it("stays when the files are imported, twice and from another day on", async () => {
    const [closed, smaller, opened] = [
      await freeDeparture(2, 0),
      await freeDeparture(2, 1),
      await freeDeparture(2, 2),
    ];
    const tour = closed.id.slice(0, -11);
    const starts = addDays(closed.starts, 3);
    await close(closed.id);
    await act("change-seats", smaller.id, { seats: smaller.seats_taken + 2 });
    await close(opened.id);
    await act("open-departure", opened.id);
    const added = await desk("add-departure", { tour, starts, seats: 4, languages: ["fr"] }, asha);
    expect(added.status).toBe(200);
    const mine = [closed.id, smaller.id, opened.id, `${tour}-${starts}`];
    await importAgain();
    const first = await Promise.all(mine.map(rowOf));
    await importAgain();
    await pool().query("update imports set hash = ''");
    await importContent(undefined, addDays(closed.starts, -5));
    expect(await Promise.all(mine.map(rowOf))).toEqual(first);
    expect(first).toMatchObject([
      { origin: "desk", closed_reason: "Road closed" },
      { origin: "desk", seats: smaller.seats_taken + 2, retired_at: null },
      { origin: "desk", closed_reason: null, retired_at: null },
      { origin: "desk", seats: 4, retired_at: null },
    ]);
    expect(first[0]?.retired_at).not.toBeNull();
    // Of the rule's own the files still decide.
    const { rows } = await pool().query(
      "select count(*)::int count from departures where origin = 'rule' and hash = 'another' and starts > $1 and retired_at is null",
      [closed.starts],
    );
    expect(rows).toEqual([{ count: 0 }]);
    await importAgain();
  });

  it("is not sold on a day that is no longer one of its tour's, which is said in a sentence", async () => {
    const { id: near, starts: ruleDay } = await freeDeparture(2, 7);
    const tour = near.slice(0, -11);
    const starts = addDays(ruleDay, 2);
    const id = `${tour}-${starts}`;
    const added = await desk("add-departure", { tour, starts, seats: 4, languages: ["fr"] }, asha);
    expect(added.status).toBe(200);
    const seasonal = mkdtempSync(path.join(tmpdir(), "season-"));
    cpSync(contentRoot, seasonal, { recursive: true });
    const file = path.join(seasonal, "facts/tours/northern.yaml");
    const only = `runs: { weekdays: [${weekdays[new Date(ruleDay).getUTCDay()]}] }`;
    const before = readFileSync(file, "utf8");
    writeFileSync(file, before.replace(`\n${tour}:\n`, `$&  ${only}\n`));
    const said = vi.spyOn(console, "warn").mockImplementation(() => {});
    await importContent(seasonal);
    expect(said.mock.calls.flat()).toContain(
      `The departure of ${tour} on ${starts}, which the desk had decided about, is not offered any more: the tour does not run on that day.`,
    );
    said.mockRestore();
    expect((await offered()).map((each) => each.starts)).not.toContain(starts);
    const { body } = await desk("departure", { departure: id }, asha);
    expect(body).toMatchObject({ closed: true, reason: "Out of season" });
    expect(body).toMatchObject({ history: [{ by: "clock" }, { by: "Asha" }] });
    // It cannot be opened before the tour runs then again, and is the desk's to open afterwards.
    const open = async () => {
      const { version } = await rowOf(id);
      return (await desk("open-departure", { departure: id, version }, asha)).status;
    };
    expect(await open()).toBe(422);
    await importContent();
    expect((await rowOf(id)).retired_at).not.toBeNull();
    expect(await open()).toBe(200);
    rmSync(seasonal, { recursive: true });
  });

  it("is sold at the price and for the days that the files give its tour today", async () => {
    const { id, starts } = await freeDeparture(2, 4);
    const find = async () => (await offered()).find((each) => each.starts === starts);
    const before = await find();
    await close(id);
    await act("open-departure", id);
    expect(await find()).toEqual(before);
    await pool().query(`update departures set price_minor = 1, ends = starts where id = $1`, [id]);
    expect(await find()).toEqual(before);
  });
});

it("a page that is kept goes within two seconds of what the desk decides", async () => {
  const pages = new KeptPages(noHosts);
  keepMadePages(noHosts, noCss, (page, bytes) => pages.keep(page, bytes));
  const input = { tour: sharedTour, page: 1, per_page: 60 };
  let made = 0;
  /** Makes a page of the tour's departures, as the site does. */
  async function make() {
    const path = `/en/trip/made-${made++}`;
    await whileMaking(async () => {
      const answer = await callAs("en", departuresEndpoint, input);
      dependOn(departuresEndpoint.dependsOn?.(input, answer) ?? []);
      await new PageCache().set(keyOf(path), frameworkPage("departures"), {});
    });
    expect(pages.known(path)).toBeDefined();
    return path;
  }
  const gone = async (path: string) =>
    heardMs(async () => {
      while (pages.known(path)) await new Promise((resolve) => setTimeout(resolve, 20));
    });
  const { id, seats } = await freeDeparture(2, 6);
  for (const decide of [
    () => act("change-seats", id, { seats: seats + 1 }),
    () => close(id),
    () => act("open-departure", id),
  ]) {
    // What was changed just before is heard of first.
    const path = await vi.waitFor(make, 10_000);
    await decide();
    expect(await gone(path)).toBeLessThan(2_000);
  }
  // Another process hears of it by the same rows.
  const { rows } = await pool().query("select name from changes where name like 'desk:cal%'");
  expect(rows).toEqual([{ name: "desk:calendar" }]);
});
