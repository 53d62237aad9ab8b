import { readFileSync, rmSync, writeFileSync } from "node:fs";
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

  describe("when the note of where the database lies was changed by hand", () => {
    const note = () => join(dataDir, "postgres.json");
    const change = (changes: Record<string, unknown>) =>
      writeFileSync(
        note(),
        JSON.stringify({ ...JSON.parse(readFileSync(note(), "utf8")), ...changes }),
      );

    it("and nothing tells that there is a database", async () => {
      writeFileSync(note(), "{}");
      expect(await refusal({ PORT: await freePort() })).toMatch(
        /^\S+postgres.json does not say where the database lies: write [^\n]+$/,
      );
    });

    it("in its password, home or both; what the sentence advises helps", async () => {
      const { app } = await runDatabase(dataDir);
      await end(app, "SIGTERM");
      change({ password: "0123456789abcdef" });
      expect(await refusal({ PORT: await freePort() })).toMatch(
        /^The database does not take the password in \S+postgres.json: remove "password" from that file[^\n]+$/,
      );
      change({ password: undefined });
      await end((await runDatabase(dataDir)).app, "SIGTERM");

      change({ home: undefined });
      expect(await refusal({ PORT: await freePort() })).toMatch(
        /^\S+postgres.json does not say where the database lies: remove the file[^\n]+$/,
      );
      rmSync(note());
      await end((await runDatabase(dataDir)).app, "SIGTERM");

      change({ home: "/nowhere/at/all" });
      expect(await refusal({ PORT: await freePort() })).toMatch(
        /^The database lies in \/nowhere\/at\/all, says \S+postgres.json, and that folder is not there[^\n]+$/,
      );
    });
  });
});
