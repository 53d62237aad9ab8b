import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";

await contentDatabase();
const { migrate } = await import("@/lib/backend/db/migrate");
const { pool } = await import("@/lib/backend/db/pool");

const folder = "lib/backend/db/migrations";
const root = mkdtempSync(join(tmpdir(), "tembea-migrations-"));
beforeAll(() => {
  cpSync(folder, join(root, folder), { recursive: true });
  vi.spyOn(process, "cwd").mockReturnValue(root);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

/** Adds a migration to those that exist, or writes it anew. */
function write(tag: string, sql: string): void {
  const journal = join(root, folder, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8"));
  writeFileSync(join(root, folder, `${tag}.sql`), sql);
  if (entries.some((entry: { tag: string }) => entry.tag === tag)) return;
  const { idx, when, version } = entries.at(-1);
  const added = { idx: idx + 1, version, when: when + 1, tag, breakpoints: true };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, added] }));
}
const there = async (table: string) =>
  (await pool().query("select to_regclass($1) is not null as there", [table])).rows[0].there;
const applied = async () =>
  (await pool().query("select count(*)::int as count from drizzle.__drizzle_migrations")).rows[0]
    .count;

describe("an update of the schema", () => {
  it("comes after all before it: one that is dated earlier would be left out where they are applied", () => {
    const { entries } = JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8"));
    const dates: number[] = entries.map(({ when }: { when: number }) => when);
    expect(dates).toEqual([...new Set(dates)].toSorted((a, b) => a - b));
  });

  it("that fails leaves everything as it was, and goes through once it is mended", async () => {
    const before = await applied();
    write("9998_good", "create table good (id int);");
    write("9999_bad", "create table half (id int);--> statement-breakpoint\nselect 1 / 0;");
    await expect(migrate()).rejects.toThrow();
    expect([await there("good"), await there("half"), await applied()]).toEqual([
      false,
      false,
      before,
    ]);
    write("9999_bad", "create table half (id int);");
    await migrate();
    expect([await there("good"), await there("half"), await applied()]).toEqual([
      true,
      true,
      before + 2,
    ]);
  });
});
