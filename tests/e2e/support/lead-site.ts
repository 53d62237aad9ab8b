import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import type { Locale } from "../../../lib/contract/locale";
import { startDatabase } from "../../../server/database/start-database";
import { readable, startSmtpServer } from "../../support/smtp";
import { sitePort, urlOf } from "./address";
import { OwnSite } from "./own-site";
import { test as base } from "./site";

export const operator = "desk@operator.example";

/** A site with a mail server and a database that a test can look into, and take away. */
export interface LeadSite {
  url(locale: Locale, path: string): string;
  /** What is kept of the person with this address. */
  leadsOf(email: string): Promise<Lead[]>;
  /** What the database answers. */
  query(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  /** The mails that name a reference, readable. */
  mailsAbout(reference: string): { to: string[]; text: string }[];
  /** What `npm run desk` says with these words. */
  command(...words: string[]): Promise<string>;
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
}

interface Lead extends Record<string, unknown> {
  reference: string;
  kind: string;
  locale: string;
  payload: Record<string, unknown>;
}

/** A test on a site of its own kind; one site for all tests that a worker runs. */
export const test = base.extend<{ uncounted: undefined }, { site: LeadSite }>({
  // The tests of a worker come from one address: no test answers for what those before it have called.
  uncounted: [
    async ({ site }, use) => {
      await site.query("delete from rate_limits");
      await use(undefined);
    },
    { auto: true },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner asks for a pattern.
    async ({}, use, { parallelIndex }) => {
      const folder = mkdtempSync(join(tmpdir(), "tembea-leads-"));
      chmodSync(folder, 0o755);
      const port = sitePort + 2 + parallelIndex;
      const smtp = await startSmtpServer();
      const open = () =>
        startDatabase(
          { path: join(folder, "database"), isDefault: false, isThrownAway: true },
          () => {},
        );
      let database = await open();
      const own = new OwnSite(port, folder, {
        DATABASE_URL: database.url,
        SMTP_URL: smtp.url,
        OPERATOR_EMAIL: operator,
      });
      await own.start();
      await use({
        url: (locale, path) => urlOf(locale, path, port),
        leadsOf: (email) =>
          ask<Lead>(
            database.url,
            "select reference, kind, locale, payload from leads where email = $1",
            [email],
          ),
        query: (statement, values = []) => ask(database.url, statement, values),
        mailsAbout: (reference) =>
          smtp.received
            .map(({ to, raw }) => ({ to, text: readable(raw).replaceAll("\r\n", "\n") }))
            .filter(({ text }) => text.includes(reference)),
        command: async (...words) => {
          const command = ["--import", "tsx", "scripts/desk/main.ts", ...words];
          const env = { ...process.env, PORT: String(port), DATABASE_URL: database.url };
          return (await promisify(execFile)(process.execPath, command, { env })).stdout;
        },
        stopDatabase: () => database.stop(),
        startDatabase: async () => {
          database = await open();
        },
      });
      await own.stop();
      await database.stop();
      await smtp.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

async function ask<T extends Record<string, unknown>>(
  connectionString: string,
  statement: string,
  values: unknown[],
): Promise<T[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<T>(statement, values);
  await client.end();
  return rows;
}
