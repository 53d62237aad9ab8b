import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { book } from "../support/booking";
import { contentDatabase } from "../support/database";
import { startEmails } from "../support/jobs";
import { startSmtpServer } from "../support/smtp";

const folder = mkdtempSync(path.join(tmpdir(), "tembea-mail-"));
process.env.DATA_DIR = folder;
const smtp = await startSmtpServer();
process.env.SMTP_URL = smtp.url;
await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { queueEmail } = await import("@/lib/backend/requests/outbox");

afterAll(async () => {
  await smtp.stop();
  rmSync(folder, { recursive: true, force: true });
});

const open = async (reference: string) => {
  const { rows } = await pool().query(
    "select from jobs where data->>'reference' = $1 and done_at is null",
    [reference],
  );
  return rows.length;
};

it("a mail that was accepted just before the database went is not sent again", async () => {
  const lost = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  // The mail server takes them, and nobody can be told so any more.
  await pool().query(`
    create function away() returns trigger language plpgsql as
      $$ begin raise 'the database is away'; end $$;
    create trigger away before update on jobs for each row
      when (new.done_at is not null) execute function away()`);
  const { reference } = await book();
  const first = await startEmails();
  await vi.waitFor(() => expect(lost.mock.calls.length).toBeGreaterThanOrEqual(2), 30_000);
  await first();
  expect(lost.mock.calls.flat().join()).toContain("the database is away");
  expect(smtp.received).toHaveLength(2);
  expect(await open(reference)).toBe(2);

  // The next process: the jobs' leases have ended and they come again.
  await pool().query("drop trigger away on jobs");
  await pool().query("update jobs set due_at = now()");
  const second = await startEmails();
  await vi.waitFor(async () => expect(await open(reference)).toBe(0), 30_000);
  await second();
  expect(smtp.received).toHaveLength(2);
});

it("another mail with the same news is another mail, by its Message-ID too", async () => {
  const { reference } = await book();
  const mails = () => smtp.received.filter(({ raw }) => raw.includes(reference));
  const again = { kind: "booking-to-guest", news: "provisional", reference, detail: "" } as const;
  await inTransaction((transaction) => queueEmail(transaction, again));
  const stop = await startEmails();
  await vi.waitFor(() => expect(mails()).toHaveLength(3), 30_000);
  await stop();
  const ids = mails().map(({ raw }) => /^message-id:\s*(\S+)/im.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(3);
});
