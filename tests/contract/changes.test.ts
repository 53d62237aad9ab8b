import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { cancelBookingEndpoint } from "@/lib/contract/bookings";
import { departureMonthsEndpoint, departuresEndpoint } from "@/lib/contract/departures";
import { book, freeDeparture } from "../support/booking";
import { chances, seed } from "../support/chance";
import { contentDatabase } from "../support/database";
import { heardMs } from "../support/heard";
import { rounds } from "../support/rounds";
import { noCss } from "../unit/server/support/edge-server";
import { frameworkPage, keyOf, PageCache } from "../unit/server/support/framework-pages";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { followChanges } = await import("@/lib/backend/db/changes");
const { pool } = await import("@/lib/backend/db/pool");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { importContent } = await import("@/lib/backend/jobs/import-content");
const { forgetChanges, knownPosition, stillHolds } = await import("@/lib/freshness/known-changes");
const { dependOn, whileMaking } = await import("@/lib/freshness/making");
const { noHosts } = await import("@/server/edge/content-security-policy");
const { uncompressed } = await import("@/server/pages/kept-page");
const { KeptPages } = await import("@/server/pages/kept-pages");
const { keepMadePages } = await import("@/server/pages/made-page");

const chance = chances();
let stop = async () => {};
afterEach(async () => {
  await stop();
  stop = async () => {};
  forgetChanges();
});

/** What was recorded since a position, by name. */
async function recordedSince(position: number): Promise<string[]> {
  const { rows } = await pool().query("select name from changes where position > $1 order by 1", [
    position,
  ]);
  return rows.map(({ name }) => name);
}
async function lastPosition(): Promise<number> {
  const { rows } = await pool().query("select coalesce(max(position), 0) at from changes");
  return Number(rows[0].at);
}

it("a database made anew has all it holds changed after whatever was kept of the one before it", async () => {
  const before = new Date("2026-01-01T00:00:00Z").getTime();
  expect(await recordedSince(before)).toContain("everything");
});

describe("what changes pages is recorded with it", () => {
  it("when seats are sold and given back", async () => {
    const departure = await freeDeparture();
    const before = await lastPosition();
    const { reference, key } = await book({ starts: departure.starts });
    const names = [`departure:${departure.id}`, "desk:bookings"];
    expect((await recordedSince(before)).sort()).toEqual(names);
    const sold = await lastPosition();
    await callAs("en", cancelBookingEndpoint, { reference, shown_refund_minor: 0 }, { token: key });
    expect((await recordedSince(sold)).sort()).toEqual(names);
  });

  it("by which a sold seat makes the list of its month old, and no other month's", async () => {
    stop = await followChanges();
    const sold = await freeDeparture();
    const month = sold.starts.slice(0, 7);
    const listOf = async (wanted: string) => {
      const asked = { month: wanted, per_page: 60 };
      const answer = await callAs("en", departuresEndpoint, asked);
      const dependencies = departuresEndpoint.dependsOn?.(asked, answer) ?? [];
      const position = knownPosition();
      return { isShown: () => stillHolds(dependencies, position, "en") };
    };
    const months = (await callAs("en", departureMonthsEndpoint, {})).data.map((each) => each.month);
    const others = await Promise.all(months.filter((each) => each !== month).map(listOf));
    const own = await listOf(month);
    await book({ starts: sold.starts });
    expect(own.isShown()).toBe(false);
    expect(others.map((each) => each.isShown())).toEqual(others.map(() => true));
    expect(others.length).toBeGreaterThan(2);
    // Another that leaves then is in the list from now on.
    const added = await listOf(month);
    await inTransaction(async ({ changed }) => void changed.add("departures"));
    expect(added.isShown()).toBe(false);
  });

  it("and not when nothing came of it, or nothing is shown of it", async () => {
    const before = await lastPosition();
    const failing = inTransaction(async ({ changed }) => {
      changed.add("everything");
      throw new Error("given up");
    });
    await expect(failing).rejects.toThrow("given up");
    expect(await importContent()).toEqual([]);
    expect(await recordedSince(before)).toEqual([]);
  });

  it("when the files say something else: all that they say, or the departures of another day", async () => {
    const before = await lastPosition();
    await pool().query("update imports set hash = ''");
    await importContent();
    expect(await recordedSince(before)).toEqual([]);
    await pool().query(
      "update imports set hash = ''; update departures set hash = '' where id = (select min(id) from departures where retired_at is null and starts > now())",
    );
    await importContent();
    expect(await recordedSince(before)).toEqual(["departures"]);
    await pool().query("update imports set hash = ''; update posts set hash = ''");
    await importContent();
    expect(await recordedSince(before)).toEqual(["departures", "everything"]);
  });
});

describe("whoever follows", () => {
  beforeAll(() => forgetChanges());

  it("begins with all that changed before", async () => {
    await inTransaction(async ({ changed }) => void changed.add("tour:before"));
    forgetChanges();
    stop = await followChanges();
    expect(knownPosition()).toBe(await lastPosition());
    expect(stillHolds(["tour:before"], 0, "en")).toBe(false);
  });

  it("knows what it changed itself at once, and what others changed within two seconds", async () => {
    stop = await followChanges();
    const before = knownPosition();
    await inTransaction(async ({ changed }) => void changed.add("tour:own"));
    expect(stillHolds(["tour:own"], before, "en")).toBe(false);
    await pool().query("select record_changes(array['tour:other@de'])");
    const heard = await heardMs(async () => {
      while (stillHolds(["tour:other"], before, "de"))
        await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(heard).toBeLessThan(2_000);
    expect(stillHolds(["tour:other"], before, "fr")).toBe(true);
  });

  it("misses none, however transactions overlap: a position known is all before it", async () => {
    const start = await lastPosition();
    const known: number[] = [];
    let isOver = false;
    const follower = (async () => {
      let at = start;
      while (!isOver || (await lastPosition()) > at) {
        const { rows } = await pool().query(
          "select position from changes where position > $1 order by 1",
          [at],
        );
        for (const row of rows) known.push(Number(row.position));
        at = known.at(-1) ?? at;
      }
    })();
    await Promise.all(
      Array.from({ length: rounds(60) }, (_, each) =>
        inTransaction(async ({ client, changed }) => {
          changed.add(`tour:overlapping-${each}`);
          await client.query("select pg_sleep($1)", [chance() / 50]);
        }),
      ),
    );
    isOver = true;
    await follower;
    expect(known).toHaveLength(rounds(60));
  });
});

interface Sold {
  id: string;
  taken: number;
  position: number;
}

/** Sells seats in another process; each sale is told when that process has it. */
async function sellElsewhere(times: number, departures: string[], told: (sold: Sold) => void) {
  const script = fileURLToPath(new URL("./support/seller.ts", import.meta.url));
  const child = spawn(
    process.execPath,
    ["--import", "tsx", script, String(times), String(seed), ...departures],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  createInterface(child.stdout).on("line", (line) => told(JSON.parse(line)));
  return new Promise<number | null>((resolve) => child.once("close", resolve));
}

it("a page never shows seats that are sold, once its process was told of the sale", async () => {
  const { rows } = await pool().query(
    "update departures set seats = 32000, seats_taken = 0 where id in (select id from departures order by id limit 12) returning id",
  );
  const departures: string[] = rows.map(({ id }) => id);
  // Asked again and again, so that much is heard while pages are being made.
  stop = await followChanges(10);
  const pages = new KeptPages(noHosts);
  keepMadePages(noHosts, noCss, (page, bytes) => pages.keep(page, bytes));

  /** The seats that the page of a departure shows, made where none is kept. */
  async function shown(id: string): Promise<{ taken: number; wasKept: boolean }> {
    const path = `/en/departure/${id}`;
    const page = pages.known(path);
    const kept = page && (await pages.bytes(page));
    if (kept) return { taken: Number(await uncompressed(kept.html)), wasKept: true };
    return whileMaking(async () => {
      dependOn([`departure:${id}`, "departure:*"]);
      const found = await pool().query("select seats_taken from departures where id = $1", [id]);
      await new Promise((resolve) => setTimeout(resolve, chance() * 20));
      const taken = Number(found.rows[0].seats_taken);
      await new PageCache().set(keyOf(path), frameworkPage(String(taken)), {});
      return { taken, wasKept: false };
    });
  }

  const sold: Sold[] = [];
  const looks: { id: string; taken: number; knownThen: number; wasKept: boolean }[] = [];
  let isOver = false;
  const selling = sellElsewhere(rounds(1_000), departures, (sale) => sold.push(sale)).finally(
    () => {
      isOver = true;
    },
  );
  const look = async () => {
    while (!isOver) {
      const id = departures[Math.floor(chance() * departures.length)] ?? "";
      const knownThen = knownPosition();
      looks.push({ id, knownThen, ...(await shown(id)) });
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  await Promise.all(Array.from({ length: 4 }, look));
  expect(await selling).toBe(0);
  const wrong = looks.filter(({ id, taken, knownThen }) => {
    const known = sold.filter((sale) => sale.id === id && sale.position <= knownThen);
    return taken < Math.max(0, ...known.map((sale) => sale.taken));
  });
  expect(wrong).toEqual([]);
  expect(sold.length).toBeGreaterThan(rounds(800));
  expect(looks.filter(({ wasKept }) => wasKept).length).toBeGreaterThan(0);
  // In the end every page says what the database says.
  await stop();
  stop = await followChanges();
  for (const id of departures) {
    const found = await pool().query("select seats_taken from departures where id = $1", [id]);
    expect((await shown(id)).taken).toBe(Number(found.rows[0].seats_taken));
  }
}, 120_000);
