import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { chances } from "../support/chance";
import { sampleQuote } from "../support/quote";
import { rounds } from "../support/rounds";
import { readable } from "../support/smtp";
import { sitePort } from "./support/address";
import { ask } from "./support/ask";
import { OwnSite } from "./support/own-site";

const chance = chances();
const kills = rounds(4);
const quotesPerKill = 40;

/** What is killed at a random moment, one round after the other. */
const blows = [
  async (site: OwnSite) => site.kill(),
  async (site: OwnSite) => site.killApplication(),
  async (site: OwnSite) => site.killDatabase(),
  async (site: OwnSite) => {
    site.killDatabase();
    await site.kill();
  },
];

test("no quote is lost or doubled when the site, a part of it, its database or all are killed", async () => {
  test.setTimeout(180_000 + kills * 60_000);
  const folder = mkdtempSync(join(tmpdir(), "tembea-lost-"));
  chmodSync(folder, 0o755);
  const site = new OwnSite(sitePort + 14, folder);
  try {
    const { acknowledged, underFire, slowestMs } = await quotesUnderFire(site);
    const { stored, keys } = await leadsOf(site);
    console.log(
      `${kills} kills: ${underFire} quotes acknowledged while something was killed, ${acknowledged.size} in all, ${stored.size} stored, ready again within ${slowestMs.toFixed(0)} ms`,
    );
    expect(stored).toEqual(acknowledged);
    expect(keys).toBe(stored.size);
    await expect.poll(() => mailsPer(folder, stored), { timeout: rounds(90_000) }).toEqual([2]);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/**
 * Sends quotes while something is killed in each round. What was not acknowledged is sent again with
 * the same key when the site is back, as a visitor would.
 */
async function quotesUnderFire(site: OwnSite) {
  const acknowledged = new Set<string>();
  let underFire = 0;
  let slowestMs = 0;
  await site.start();
  for (let round = 0; round < kills; round += 1) {
    const keys = Array.from({ length: quotesPerKill }, () => randomUUID());
    const sending = send(site, keys, acknowledged);
    await new Promise((resolve) => setTimeout(resolve, 150 + chance() * 500));
    await blows[round % blows.length]?.(site);
    const struck = performance.now();
    await site.backUp();
    slowestMs = Math.max(slowestMs, performance.now() - struck);
    let unanswered = await sending;
    underFire += keys.length - unanswered.length;
    const again = async () => {
      unanswered = await send(site, unanswered, acknowledged);
      return unanswered;
    };
    await expect.poll(again, { timeout: 60_000 }).toEqual([]);
  }
  return { acknowledged, underFire, slowestMs };
}

/** Sends a quote for each key, ten at a time from many addresses; the keys without an answer. */
async function send(
  site: OwnSite,
  keys: readonly string[],
  acknowledged: Set<string>,
): Promise<string[]> {
  const waiting = [...keys];
  const unanswered: string[] = [];
  const byte = () => Math.floor(chance() * 256);
  const worker = async () => {
    for (let key = waiting.shift(); key; key = waiting.shift()) {
      const address = `198.51.${byte()}.${byte()}`;
      // Somebody who asks so often would not be thanked each time.
      const quote = sampleQuote({ email: `${key}@example.com` });
      const reference = await site.postQuote(quote, key, address).catch(() => undefined);
      if (reference) acknowledged.add(reference);
      else unanswered.push(key);
    }
  };
  await Promise.all(Array.from({ length: 10 }, worker));
  return unanswered;
}

async function leadsOf(site: OwnSite) {
  const client = new pg.Client({ connectionString: site.databaseUrl() });
  await client.connect();
  const leads = await client.query("select reference from leads");
  const kept = await client.query("select count(*)::int n from idempotent_answers");
  await client.end();
  return { stored: new Set(leads.rows.map((row) => row.reference)), keys: kept.rows[0].n };
}

test("a page that is kept is shown on while what makes pages is dead and comes back", async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), "tembea-dead-"));
  chmodSync(folder, 0o755);
  const port = sitePort + 24;
  const site = new OwnSite(port, folder);
  const get = (path: string) => ask("en", path, { port });
  try {
    await site.start();
    expect((await get("/About")).status).toBe(200);
    site.killApplication();
    const statuses = new Set<number>();
    await expect
      .poll(
        async () => {
          expect((await get("/About")).headers["x-nextjs-cache"]).toBe("HIT");
          const { status } = await get(`/Contact?${statuses.size}`);
          statuses.add(status);
          return status;
        },
        { timeout: 60_000 },
      )
      .toBe(200);
    expect([...statuses]).toEqual([503, 200]);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** How many mails there are for each stored quote, each counted once: the different numbers found. */
function mailsPer(folder: string, references: Set<string>): number[] {
  const mails = join(folder, "data/mail");
  const counts = new Map([...references].map((reference) => [reference, new Set<string>()]));
  for (const file of readdirSync(mails).filter((name) => name.endsWith(".eml"))) {
    const text = readable(readFileSync(join(mails, file), "utf8"));
    const id = /message-id:\s*<([\w-]+)\.([0-9a-f]+)@/i.exec(text);
    if (id?.[1] && id[2]) counts.get(id[1])?.add(id[2]);
  }
  return [...new Set([...counts.values()].map((kinds) => kinds.size))];
}
