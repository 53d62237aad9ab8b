import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { loginEndpoint, userEndpoint } from "@/lib/contract/accounts";
import { bookingEndpoint } from "@/lib/contract/bookings";
import { filterEndpoint } from "@/lib/contract/filters";
import { requestQuoteEndpoint } from "@/lib/contract/leads";
import { siteSearchEndpoint } from "@/lib/contract/search";
import { popularToursEndpoint } from "@/lib/contract/tours";
import { accountHelp } from "../support/account";
import { book } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { sendEmails } from "../support/emails";
import { sampleQuote } from "../support/quote";
import "../support/quick-passwords";

const url = await contentDatabase();
const { newAccount } = accountHelp(await sendEmails());
const { callAs } = await import("@/lib/api/call");
const { stillSignedIn } = await import("@/lib/api/desk");
const { pool } = await import("@/lib/backend/db/pool");

const caller = { address: "203.0.113.20" };
const away = { code: "unavailable", detail: { retryAfterSeconds: expect.any(Number) } };
const quote = (idempotencyKey: string) =>
  callAs("en", requestQuoteEndpoint, sampleQuote({ full_name: "Ann Later" }), {
    ...caller,
    idempotencyKey,
  });

/** What an operator, a standby or a hosting service with a full disk does to a database. */
async function letWrite(isAllowed: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set default_transaction_read_only = off");
  const name = new URL(url).pathname.slice(1);
  await client.query(
    `alter database ${name} set default_transaction_read_only = ${isAllowed ? "off" : "on"}`,
  );
  // It is for new connections: none of the old ones may be left, also where ending one takes time.
  await client.query(
    "select pg_terminate_backend(pid, 30000) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()",
    [name],
  );
  await client.end();
  // The pool lets go of what was ended as soon as it hears of it.
  await vi.waitFor(async () => {
    const { rows } = await pool().query("show default_transaction_read_only");
    expect(rows[0]).toEqual({ default_transaction_read_only: isAllowed ? "off" : "on" });
  }, 30_000);
}

/** A disk without room, as whoever writes to it hears of it. */
async function fillDisk(isFull: boolean): Promise<void> {
  const tables = await pool().query("select tablename from pg_tables where schemaname = 'public'");
  await pool().query(`create or replace function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`);
  for (const { tablename } of tables.rows)
    await pool().query(
      isFull
        ? `create trigger no_room before insert or update on ${tablename}
           for each statement execute function no_room()`
        : `drop trigger no_room on ${tablename}`,
    );
}

let own: { account: string; staff: string; booking: { reference: string; key: string } };

beforeAll(async () => {
  own = {
    account: (await newAccount("reads@example.com")).token,
    staff: (await colleague("owner")).token,
    booking: await book(),
  };
  // So long ago that their use would be noted.
  await pool().query("update sessions set seen_at = now() - interval '2 hours'");
  await pool().query("update staff_sessions set seen_at = now() - interval '2 hours'");
});

/** What visitors, guests, members and the desk read, also where calls are counted. */
async function readEverything(): Promise<void> {
  const { data } = await callAs("en", popularToursEndpoint, {}, caller);
  expect(data.length).toBeGreaterThan(0);
  expect((await callAs("en", filterEndpoint, {}, caller)).data.length).toBeGreaterThan(0);
  const found = await callAs("en", siteSearchEndpoint, { search: "serengeti" }, caller);
  expect(found.data.length).toBeGreaterThan(0);
  const { reference, key } = own.booking;
  const booking = await callAs("en", bookingEndpoint, { reference }, { ...caller, token: key });
  expect(booking.data.reference).toBe(reference);
  const user = await callAs("en", userEndpoint, {}, { ...caller, token: own.account });
  expect(user.data.email).toBe("reads@example.com");
  for (const [call, input] of deskReads)
    expect([call, (await desk(call, input, { token: own.staff })).status]).toEqual([call, 200]);
  expect(await stillSignedIn([own.staff])).toEqual(new Set([own.staff]));
}

const deskReads: [string, object][] = [
  ["me", {}],
  ["today", {}],
  ["requests", {}],
  ["look-at", { at: "/requests" }],
];

describe("a database that takes no writes", () => {
  beforeAll(() => letWrite(false), 60_000);
  afterAll(() => letWrite(true), 60_000);

  it("is read", readEverything);

  it("asks what writes to come again, which comes through then", async () => {
    const key = randomUUID();
    await expect(quote(key)).rejects.toMatchObject(away);
    await letWrite(true);
    const { data } = await quote(key);
    const { rows } = await pool().query("select reference from leads where name = 'Ann Later'");
    expect(rows).toEqual([data]);
  });
});

describe("a disk that is full", () => {
  const email = "tried@example.com";
  beforeAll(async () => {
    await newAccount(email);
    await fillDisk(true);
  });
  afterAll(() => fillDisk(false));

  it("is read", readEverything);

  it("asks what writes to come again", () =>
    expect(quote(randomUUID())).rejects.toMatchObject(away));

  it("lets nobody try passwords that nobody counts", () =>
    expect(
      callAs("en", loginEndpoint, { email, password: "not the right one" }, caller),
    ).rejects.toMatchObject(away));
});
