import { afterAll, beforeAll } from "vitest";
import { startEmails } from "./jobs";
import { startSmtpServer } from "./smtp";

/**
 * Has every mail of a test file sent, to a server that keeps them. Await it at the top of the file,
 * behind its database and before modules of `lib/backend` or `lib/api` are imported (dynamically).
 */
export async function sendEmails() {
  const smtp = await startSmtpServer();
  process.env.SMTP_URL = smtp.url;
  let stop: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    stop = await startEmails();
  });
  afterAll(async () => {
    await stop?.();
    await smtp.stop();
  });
  return smtp;
}
