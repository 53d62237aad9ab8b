import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import pg from "pg";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { forgotPasswordEndpoint, loginEndpoint, registerEndpoint } from "@/lib/contract/accounts";
import { contentDatabase } from "../support/database";

// Nobody sends its mails here, so that nothing but the calls themselves is done meanwhile.
await contentDatabase();
const { hashPassword } = await import("@/lib/backend/accounts/password");
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

const password = "under the acacia";
const known = "known@example.com";
const unknown = "unknown@example.com";
beforeAll(async () => {
  await pool().query(
    "insert into accounts (id, email, password_hash, locale) values (gen_random_uuid(), $1, $2, 'de')",
    [known, await hashPassword(password)],
  );
});

const realScrypt = crypto.scrypt;
afterEach(() => {
  vi.restoreAllMocks();
  crypto.scrypt = realScrypt;
  syncBuiltinESMExports();
});

/** Every question to the database, in order, and every password that was hashed, with its cost. */
async function workOf(call: () => Promise<unknown>): Promise<string[]> {
  const work: string[] = [];
  const ask = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [asked] = given as [string | { text?: string }];
    const text = typeof asked === "string" ? asked : (asked.text ?? "");
    work.push(text.replaceAll(/\bdefault\b|\$\d+/g, "?"));
    return ask.apply(this, given);
  } as never);
  crypto.scrypt = ((...given: Parameters<typeof realScrypt>) => {
    const { N, r, p } = given[3];
    work.push(`scrypt ${N} ${r} ${p}`);
    return realScrypt(...given);
  }) as typeof realScrypt;
  syncBuiltinESMExports();
  await call();
  vi.restoreAllMocks();
  crypto.scrypt = realScrypt;
  syncBuiltinESMExports();
  return work;
}

const jobs = async () =>
  Number((await pool().query("select count(*) from jobs")).rows[0]?.count ?? 0);

const calls: Record<string, (email: string) => Promise<unknown>> = {
  "signing in": (email) =>
    callAs("de", loginEndpoint, { email, password: "another one" }).catch(() => undefined),
  "signing up": (email) =>
    callAs("de", registerEndpoint, { email, password, repeated_password: password }),
  "asking for a new password": (email) => callAs("de", forgotPasswordEndpoint, { email }),
};

describe("an address with an account and one without", () => {
  it.each(Object.entries(calls))("are the same work: %s", async (name, call) => {
    // What is done once in a process is done.
    await call("nobody@example.com");
    const before = await jobs();
    const ofKnown = await workOf(() => call(known));
    const mailed = (await jobs()) - before;
    expect(await workOf(() => call(unknown))).toEqual(ofKnown);
    expect((await jobs()) - before).toBe(2 * mailed);
    const hashes = ofKnown.filter((each) => each.startsWith("scrypt"));
    const [hash, mails] =
      name === "asking for a new password" ? [0, 1] : [1, name === "signing up" ? 1 : 0];
    expect([hashes.length, mailed]).toEqual([hash, mails]);
  });
});
