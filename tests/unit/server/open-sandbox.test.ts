import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { openSandbox } from "../../../server/sandbox/open-sandbox";
import { readSettings } from "../../../server/settings";

const folder = mkdtempSync(join(tmpdir(), "tembea-open-sandbox-"));
const open = (environment: Record<string, string | undefined>) =>
  openSandbox(readSettings({ DATA_DIR: folder, ...environment }), () => "en");

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  delete process.env.PAYMENT_SANDBOX_INTERNAL;
});

describe("the payment sandbox", () => {
  it.each([
    { DOMAIN_EN: "tembea.example" },
    { PESAPAL_CONSUMER_KEY: "key" },
    { PESAPAL_CONSUMER_KEY: "key", PAYMENT_SANDBOX_URL: "https://money.example" },
  ])("does not run with %j, nor is another one believed", async (environment) => {
    process.env.PAYMENT_SANDBOX_INTERNAL = "http://key:secret@127.0.0.1:9";
    expect(await open(environment)).toBeUndefined();
    expect(process.env.PAYMENT_SANDBOX_INTERNAL).toBeUndefined();
  });

  it.each([{}, { DOMAIN_EN: "tembea.example", PAYMENT_SANDBOX_URL: "https://money.example" }])(
    "runs with %j, and the application is told of it",
    async (environment) => {
      const sandbox = await open(environment);
      expect(process.env.PAYMENT_SANDBOX_INTERNAL).toMatch(/^http:\/\/\w+:\w+@127\.0\.0\.1:\d+$/);
      await sandbox?.stop();
    },
  );
});
