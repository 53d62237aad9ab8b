import { describe, expect, it } from "vitest";
import { type Locale, locales } from "@/lib/contract/locale";
import { siteSearchEndpoint } from "@/lib/contract/search";
import { contentDatabase } from "../support/database";
import { misspellings } from "../support/misspellings";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { inTransaction } = await import("@/lib/backend/db/transaction");

const find = (locale: Locale, search: string) => callAs(locale, siteSearchEndpoint, { search });
const toursOf = async (locale: Locale, search: string) =>
  (await find(locale, search)).data.flatMap(({ kind, slug }) => (kind === "tour" ? [slug] : []));

const table = locales.flatMap((locale) =>
  misspellings[locale].map(([typed, meant]) => ({ locale, typed, meant })),
);

describe("a misspelled word", () => {
  it("finds at least 95 % of the tours that the right one finds, over sixty of them", async () => {
    expect(table.length).toBeGreaterThanOrEqual(60);
    const recalls: number[] = [];
    const short: string[] = [];
    for (const { locale, typed, meant } of table) {
      const wanted = await toursOf(locale, meant);
      expect(wanted, `${locale}: ${meant}`).not.toEqual([]);
      const found = new Set(await toursOf(locale, typed));
      const recall = wanted.filter((slug) => found.has(slug)).length / wanted.length;
      recalls.push(recall);
      if (recall < 1) short.push(`${locale} ${typed}: ${recall.toFixed(2)}`);
    }
    const mean = recalls.reduce((sum, each) => sum + each, 0) / recalls.length;
    expect(mean, short.join("\n")).toBeGreaterThanOrEqual(0.95);
  });

  it.each([
    ["en", "kilimnjaro", "Kilimanjaro"],
    ["en", "sansibar beach", "Zanzibar beach"],
    ["en", "serengetti, zanzbar", "Serengeti, Zanzibar"],
    ["en", "ngoro ngoro crater", "Ngorongoro crater"],
    ["en", "kilimanjaro xqzvw", "kilimanjaro"],
    ["de", "Zanzibar", "Sansibar"],
    ["it", "Kilimandscharo", "Kilimangiaro"],
    ["it", "chilimangiaro", "Kilimangiaro"],
    ["es", "quilimanjaro", "Kilimanjaro"],
    ["pt", "Quilimanjaro", "Kilimanjaro"],
  ] as const)("in %s says that %j was searched for as %j", async (locale, typed, meant) => {
    expect((await find(locale, typed)).meta.results_for).toBe(meant);
  });
});

describe("a right word", () => {
  it.each([
    ["en", "Zanzibar"],
    ["en", "Zanzíbar"],
    ["en", "kili"],
    ["en", "Rufiji"],
    ["en", "lion"],
    ["en", "elephants"],
    ["en", "the migration"],
    ["en", "walking safaris"],
    ["de", "Löwen"],
    ["de", "loewen"],
    ["de", "Serengeti"],
    ["fr", "éléphants"],
    ["es", "zanzibar"],
    ["it", "spiagge"],
    ["pt", "praias"],
  ] as const)("in %s %j is not taken for another", async (locale, search) => {
    const { meta } = await find(locale, search);
    expect(meta.total).toBeGreaterThan(0);
    expect(meta.results_for).toBeNull();
  });

  it("stays itself, whichever title or place it is", async () => {
    const { rows } = await pool().query<{ locale: Locale; title: string }>(
      `select locale, name title from destination_texts where retired_at is null
       union all select locale, title from tour_texts where retired_at is null and tour_id like '%a%e%r%'`,
    );
    const wrong: string[] = [];
    for (const { locale, title } of rows) {
      const { meta } = await find(locale, title);
      if (meta.total === 0 || meta.results_for)
        wrong.push(`${locale} ${title}: ${meta.results_for}`);
    }
    expect(wrong).toEqual([]);
  });
});

it("finds every tour of a theme by the words of the theme", async () => {
  const { rows } = await pool().query<{ slug: string }>(
    `select slug from tours join tour_texts on tour_id = id
     where locale = 'en' and 'migration' = any(themes) and tours.retired_at is null`,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(await toursOf("en", "migration")).toEqual(
    expect.arrayContaining(rows.map(({ slug }) => slug)),
  );
});

it.each(["zzqxwv", "qwertyuiop", "asdfgh", "xyzzy plugh", "blockchain", "1234567", "привет"])(
  "finds nothing for %j, which is no word of the site",
  async (search) => {
    for (const locale of locales)
      expect(await find(locale, search)).toMatchObject({
        data: [],
        meta: { total: 0, results_for: null },
      });
  },
);

it("what is known in a language is what was imported last, from that moment on", async () => {
  const typed = "kilimnjaro";
  expect((await find("fr", typed)).meta.results_for).not.toBeNull();
  await inTransaction(async ({ client, changed }) => {
    await client.query(
      "update search_vocabularies set words = '[]', hash = 'other' where locale = 'fr'",
    );
    changed.add("everything");
  });
  expect((await find("fr", typed)).meta.results_for).toBeNull();
});
