import { describe, expect, it } from "vitest";
import type { Locale } from "@/lib/contract/locales";
import { siteSearchEndpoint } from "@/lib/contract/search";
import { contentDatabase } from "../support/database";
import { bothTransports } from "../support/transports";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");

describe.each(bothTransports())("search $name", ({ call }) => {
  const titles = async (locale: Locale, search: string) =>
    (await call(locale, siteSearchEndpoint, { search })).data.map((hit) => hit.title);

  it.each([
    ["en", "serengeti", /Serengeti/],
    ["en", "serengetti", /Serengeti/],
    ["en", "Kilimandscharo", /Kilimanjaro/],
    ["en", "kili", /Kilimanjaro/],
    ["de", "Kilimandscharo", /Kilimandscharo/],
    ["de", "Kilimanjaro", /Kilimandscharo/],
    ["de", "Elefanten", /./],
    ["fr", "elephants", /./],
    ["fr", "Kilimandjaro", /Kilimanjaro/],
    ["es", "montanas", /./],
    ["it", "spiaggia", /./],
    ["pt", "praia", /./],
  ] as const)("in %s finds %s", async (locale, search, first) => {
    const found = await titles(locale, search);
    expect(found.length).toBeGreaterThan(0);
    expect(found.slice(0, 5).join("\n")).toMatch(first);
  });

  it.each(["", "   ", "'; --", "<script>alert(1)</script>", "a:* & !b | (", "zzqxwv", "%_\\"])(
    "answers %j without a fault",
    async (search) => {
      const { data } = await call("en", siteSearchEndpoint, { search });
      expect(Array.isArray(data)).toBe(true);
    },
  );

  it("refuses ten kilobytes of text", async () => {
    await expect(
      call("en", siteSearchEndpoint, { search: "a".repeat(10_000) }),
    ).rejects.toMatchObject({ code: "invalid" });
  });
});

it("can be restored from a backup, which is done with an empty search path", async () => {
  const client = await pool().connect();
  try {
    await client.query("begin");
    await client.query("set local search_path = ''");
    const { rows } = await client.query(
      "select public.search_vector('de', 'Elefanten', 'x', 'y')::text words",
    );
    expect(rows[0].words).toContain("elefant");
  } finally {
    await client.query("rollback");
    client.release();
  }
});
