import { describe, expect, it, vi } from "vitest";
import { businessDay } from "@/lib/clock";
import { contentDatabase } from "../support/database";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { contentRoot } = await import("@/lib/backend/jobs/import-content");
const { loadContent } = await import("@/lib/backend/content/load");
const { brand } = await import("@/lib/site/brand");
const { upsert } = await import("@/lib/backend/content/upsert");

const content = loadContent(contentRoot);
const today = businessDay();

async function rowsOf(isSample: boolean) {
  vi.resetModules();
  vi.doMock("@/lib/site/brand", () => ({ brand: { ...brand, isSample } }));
  const { departureRows, departureTarget } = await import("@/lib/backend/content/departure-rows");
  return { rows: departureRows(content, today), target: departureTarget(today) };
}

describe("departures", () => {
  it("are partly sold in the sample, and all to be sold at a real operator", async () => {
    const taken = async (isSample: boolean) =>
      (await rowsOf(isSample)).rows.filter(({ seats_taken }) => seats_taken !== 0).length;
    expect(await taken(true)).toBeGreaterThan(100);
    expect(await taken(false)).toBe(0);
  });

  it("are not made smaller than what was sold of them, and grow as their tour says", async () => {
    const { rows, target } = await rowsOf(true);
    const [first] = rows;
    if (!first) throw new Error("there are no departures");
    const seats = async () => {
      const { rows } = await pool().query(
        "select seats, seats_taken from departures where id = $1",
        [first.id],
      );
      return rows[0];
    };
    const client = await pool().connect();
    try {
      await client.query("update departures set seats_taken = 3, seats = 7 where id = $1", [
        first.id,
      ]);
      await upsert(client, target, [{ ...first, seats: 2, seats_taken: 0 }, ...rows.slice(1)]);
      expect(await seats()).toEqual({ seats: 3, seats_taken: 3 });
      await upsert(client, target, [{ ...first, seats: 9, seats_taken: 0 }, ...rows.slice(1)]);
      expect(await seats()).toEqual({ seats: 9, seats_taken: 3 });
      // What the tour has less of than was sold is taken away as soon as somebody leaves.
      const smaller = [{ ...first, seats: 2, seats_taken: 0 }, ...rows.slice(1)];
      await upsert(client, target, smaller);
      await client.query("update departures set seats_taken = 1 where id = $1", [first.id]);
      await upsert(client, target, smaller);
      expect(await seats()).toEqual({ seats: 2, seats_taken: 1 });
      expect(await upsert(client, target, smaller)).toBe(0);
    } finally {
      client.release();
    }
  });
});
