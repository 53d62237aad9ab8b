import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { setClock } from "@/lib/clock";
import { book } from "../support/booking";
import { contentDatabase } from "../support/database";
import { startEmails } from "../support/jobs";
import { startSmtpServer } from "../support/smtp";

await contentDatabase();
const smtp = await startSmtpServer();
process.env.SMTP_URL = smtp.url;
const { pool } = await import("@/lib/backend/db/pool");
const mails = async () =>
  (await pool().query("select due_at, tries, reason, created_at from jobs where kind = 'mail'"))
    .rows;

let stop: () => Promise<void>;
beforeAll(async () => {
  smtp.become("busy");
  await book();
  stop = await startEmails(20);
});
afterAll(async () => {
  setClock();
  await stop();
  await smtp.stop();
});

it("a mail that is refused is tried again for some hours, then kept for the operator", async () => {
  for (let tries = 1; tries <= 13; tries += 1) {
    const over = tries === 13;
    await vi.waitFor(async () => {
      for (const mail of await mails()) {
        expect(mail).toMatchObject({ tries, reason: expect.stringContaining("try again later") });
        // The server's sentence may be kept after the guest is erased.
        expect(mail.reason).not.toContain("@example.com");
        expect(mail.due_at === null).toBe(over);
      }
    }, 30_000);
    if (over) break;
    const [first, second] = await mails();
    const due = Math.max(first.due_at, second.due_at);
    // Not before its time, nor much later.
    expect(due - first.created_at).toBeLessThan(8 * 3_600_000);
    await pool().query("update jobs set reason = ''");
    setClock(new Date(due));
  }
  expect(smtp.turnedAway()).toBe(26);
});
