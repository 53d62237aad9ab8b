import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { sampleQuote } from "../support/quote";
import { readable } from "../support/smtp";
import { OwnSite } from "./support/own-site";

// `CRASH_ROUNDS=30 QUOTES=2000` is the long run of an operator who wants to be sure.
const rounds = Number(process.env.CRASH_ROUNDS ?? 3);
const quotes = Number(process.env.QUOTES ?? 120);

test("no quote that was acknowledged is lost or doubled when the site is killed", async () => {
  test.setTimeout(120_000 + rounds * 30_000);
  const folder = mkdtempSync(join(tmpdir(), "tembea-lost-"));
  chmodSync(folder, 0o755);
  const site = new OwnSite(3460, folder);
  try {
    const acknowledged = await quotesUnderFire(site);
    const { stored, keys } = await leadsOf(site);
    expect([...acknowledged].filter((reference) => !stored.has(reference))).toEqual([]);
    expect(keys).toBe(stored.size);
    await expect.poll(() => mailsPer(folder, stored), { timeout: 90_000 }).toEqual([2]);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Sends quotes while the site is killed at a random moment of each round; what was accepted. */
async function quotesUnderFire(site: OwnSite): Promise<Set<string>> {
  const acknowledged = new Set<string>();
  await site.start();
  for (let round = 0; round < rounds; round += 1) {
    const sending = send(site, Math.ceil(quotes / rounds), acknowledged);
    await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 500));
    await site.kill();
    await sending;
    await site.start();
  }
  return acknowledged;
}

/** Sends quotes from many addresses, ten at a time; each is tried again once with the same key. */
async function send(site: OwnSite, count: number, acknowledged: Set<string>): Promise<void> {
  const one = async () => {
    const key = randomUUID();
    const address = `198.51.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const reference = await site.postQuote(sampleQuote(), key, address).catch(() => undefined);
      if (reference) acknowledged.add(reference);
    }
  };
  const worker = async () => {
    for (let sent = 0; sent < count / 10; sent += 1) await one();
  };
  await Promise.all(Array.from({ length: 10 }, worker));
}

async function leadsOf(site: OwnSite) {
  const client = new pg.Client({ connectionString: site.databaseUrl() });
  await client.connect();
  const leads = await client.query("select reference from leads");
  const kept = await client.query("select count(*)::int n from idempotent_answers");
  await client.end();
  return { stored: new Set(leads.rows.map((row) => row.reference)), keys: kept.rows[0].n };
}

/** How many mails there are for each stored quote: the different numbers found. */
function mailsPer(folder: string, references: Set<string>): number[] {
  const mails = join(folder, "data/mail");
  const counts = new Map([...references].map((reference) => [reference, new Set<string>()]));
  for (const file of readdirSync(mails).filter((name) => name.endsWith(".eml"))) {
    const text = readable(readFileSync(join(mails, file), "utf8"));
    const id = /message-id: <(lead-to-\w+)\.([\w-]+)@/i.exec(text);
    if (id?.[1] && id[2]) counts.get(id[2])?.add(id[1]);
  }
  return [...new Set([...counts.values()].map((kinds) => kinds.size))];
}
