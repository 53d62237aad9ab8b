import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { end, newDataDir, runDatabase } from "./support/run-database";
import { occupiedPort, runScript } from "./support/run-script";

const server = fileURLToPath(new URL("../../server.ts", import.meta.url));
let dataDir: string;

beforeEach(() => {
  dataDir = newDataDir();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

async function freePort(): Promise<string> {
  const { port, free } = await occupiedPort();
  free();
  return String(port);
}

describe("a start that cannot succeed ends with one sentence", () => {
  async function refusal(env: Record<string, string>): Promise<string> {
    const script = runScript(server, [], { DATA_DIR: dataDir, DATABASE_URL: "", ...env });
    expect(await script.ended).toBe(1);
    return script.printed().replace("Starting the database …", "").trim();
  }

  it("when the port is busy", async () => {
    const { port, free } = await occupiedPort();
    expect(await refusal({ PORT: String(port) })).toBe(
      `Port ${port} is in use by another program: stop that one, or choose another port with PORT.`,
    );
    free();
  });

  it("when the host is not this machine's", async () => {
    expect(await refusal({ HOST: "203.0.113.1", PORT: await freePort() })).toBe(
      "HOST is 203.0.113.1, which is not an address of this machine.",
    );
  });

  it.each([
    ["PORT", "many"],
    ["DATABASE_URL", "mysql://localhost"],
    ["TRUSTED_PROXIES", "everyone"],
    ["DOMAIN_DE", "https://de.example"],
    ["PAYMENT_SANDBOX_URL", "test-money.example"],
  ])("when %s is wrong", async (name, value) => {
    const said = await refusal({ [name]: value });
    expect(said).toMatch(new RegExp(`^${name} in the environment: [^\n]+$`));
  });

  it("when only one of the payment provider's keys is set", async () => {
    expect(await refusal({ PESAPAL_CONSUMER_KEY: "key" })).toBe(
      "PESAPAL_CONSUMER_SECRET in the environment: is missing, while the other of the pair is set. See .env.example.",
    );
  });

  it("when another process uses the data folder", async () => {
    const { app } = await runDatabase(dataDir);
    expect(await refusal({ PORT: await freePort() })).toMatch(
      /^The data folder \S+ is in use by process \d+: [^\n]+$/,
    );
    await end(app, "SIGTERM");
  });

  it("when the note of the password was changed by hand", async () => {
    writeFileSync(join(dataDir, "postgres.json"), "{}");
    expect(await refusal({ PORT: await freePort() })).toMatch(
      /^\S+postgres.json cannot be read [^\n]+$/,
    );
  });
});
