import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { book } from "../support/booking";
import { contentDatabase } from "../support/database";
import { startSmtpServer } from "../support/smtp";

const folder = mkdtempSync(path.join(tmpdir(), "tembea-mail-"));
process.env.DATA_DIR = folder;
const smtp = await startSmtpServer();
process.env.SMTP_URL = smtp.url;
await contentDatabase();
const { queue, stopQueue } = await import("@/lib/backend/requests/queue");
const { startMailWorker } = await import("@/lib/backend/jobs/mail-worker");
const { pool } = await import("@/lib/backend/db/pool");

afterAll(async () => {
  await stopQueue();
  await smtp.stop();
  rmSync(folder, { recursive: true, force: true });
});

const states = async (reference: string) => {
  const { rows } = await pool().query(
    "select distinct state::text from jobs.job where name = 'mail' and data->>'reference' = $1",
    [reference],
  );
  return rows.map(({ state }) => state);
};

it("a mail that was accepted just before the database went is not sent again", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const boss = await queue();
  await (await startMailWorker())();
  const { reference } = await book();
  // The mail server takes them, and nobody can be told so any more.
  const lost = vi.spyOn(boss, "complete").mockRejectedValue(new Error("the database is away"));
  const first = await startMailWorker();
  await vi.waitFor(() => expect(lost.mock.calls.length).toBeGreaterThanOrEqual(2), 30_000);
  await first();
  lost.mockRestore();
  expect(smtp.received).toHaveLength(2);
  expect(await states(reference)).toEqual(["active"]);

  // The next process: the jobs have expired and come again.
  await pool().query(
    "update jobs.job set state = 'retry', start_after = now() where name = 'mail'",
  );
  const second = await startMailWorker();
  await vi.waitFor(async () => expect(await states(reference)).toEqual(["completed"]), 30_000);
  await second();
  expect(smtp.received).toHaveLength(2);
});
