import { afterAll, expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";
import { startSmtpServer } from "../support/smtp";

const smtp = await startSmtpServer();
process.env.SMTP_URL = smtp.url;
await contentDatabase();
const { deliver, longestDeliveryMs } = await import("@/lib/backend/emails/transport");
const { emailWork } = await import("@/lib/backend/jobs/email-work");

afterAll(() => smtp.stop());

const mail = { from: "site@example.com", to: "ann@example.com", subject: "Karibu", text: "Karibu" };

it("a mail server that answers each step in time, and all of them too late, is not waited for", async () => {
  const before = smtp.received.length;
  // It has the mail after three of its steps: later than that, however slow the machine is.
  smtp.become("slow", 2_000);
  await expect(deliver(mail, 5_000)).rejects.toThrow("the mail server took longer than 5 s");
  expect(smtp.begun()).toBe(1);
  await vi.waitFor(() => expect(smtp.connected()).toBe(0), 10_000);
  expect(smtp.received).toHaveLength(before);
});

it("one that is slow is waited for as long as it may take", async () => {
  const before = smtp.received.length;
  smtp.become("slow");
  await deliver(mail, 20_000);
  expect(smtp.received).toHaveLength(before + 1);
});

it("a mail is taken up again only long after its delivery was over", () => {
  expect(emailWork.leaseSeconds * 1_000).toBeGreaterThanOrEqual(2 * longestDeliveryMs);
});
