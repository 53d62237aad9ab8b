import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handOverEndpoint, userEndpoint } from "@/lib/contract/accounts";
import { accountHelp } from "../support/account";
import { startApiServer } from "../support/api-server";
import { contentDatabase } from "../support/database";
import { startSmtpServer } from "../support/smtp";

await contentDatabase();
const smtp = await startSmtpServer();
process.env.SMTP_URL = smtp.url;
const { callAs } = await import("@/lib/api/call");
const { startMailWorker } = await import("@/lib/backend/mail/mail-jobs");
const { stopQueue } = await import("@/lib/backend/jobs/queue");
const french = await startApiServer("fr.localhost");
const german = await startApiServer("de.localhost");

let token: string;
let stopMail: () => Promise<void>;
beforeAll(async () => {
  stopMail = await startMailWorker();
  ({ token } = await accountHelp(smtp).newAccount("moves@example.com"));
});
afterAll(async () => {
  await stopMail();
  await stopQueue();
  await Promise.all([french.stop(), german.stop()]);
  await smtp.stop();
});

const handOver = async () => (await callAs("en", handOverEndpoint, { to: "fr" }, { token })).code;
const arrive = (base: string, code: string, path = "/About", origin = "http://localhost:3000") =>
  fetch(`${base}/api/account/arrive`, {
    method: "POST",
    redirect: "manual",
    headers: { origin, "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ code, path }),
  });
const tokenIn = (response: Response) =>
  /(?:^|, )token=([\w-]{43})/.exec(response.headers.get("set-cookie") ?? "")?.[1];

describe("changing the language while signed in", () => {
  it("opens a session on the other domain, once, and leads to the page", async () => {
    const code = await handOver();
    const both = await Promise.all([arrive(french.base, code), arrive(french.base, code)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(both[0]?.headers.get("location")).toBe("/About");
    const tokens = both.flatMap((response) => tokenIn(response) ?? []);
    expect(tokens).toHaveLength(1);
    await expect(callAs("fr", userEndpoint, {}, { token: tokens[0] })).resolves.toMatchObject({
      data: { email: "moves@example.com" },
    });
  });

  it("does not work on another domain than the one it is for, nor with a changed code", async () => {
    const code = await handOver();
    expect(tokenIn(await arrive(german.base, code))).toBeUndefined();
    expect(tokenIn(await arrive(french.base, `${code.slice(0, -4)}AAAA`))).toBeUndefined();
  });

  it("is refused from a page that is not the site's own", async () => {
    const code = await handOver();
    const response = await arrive(french.base, code, "/", "https://evil.example");
    expect(response.status).toBe(403);
    expect(tokenIn(response)).toBeUndefined();
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example/", "/.//evil.example"])(
    "never leads to %s",
    async (path) => {
      const response = await arrive(french.base, await handOver(), path);
      expect(response.headers.get("location")).toBe("/");
    },
  );
});
