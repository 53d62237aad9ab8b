import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "vitest";
import type { PaymentPurpose } from "@/lib/contract/bookings";
import { freePort } from "@/server/database/free-port";
import type { CallName, Reply } from "@/server/sandbox/api";
import { startSandbox } from "@/server/sandbox/sandbox";
import { startApiServer } from "./api-server";
import { sampleBooking } from "./booking";

const keys = { key: "test-key", secret: "test-secret" };
/** As in earnest, so that a machine with other things to do is not taken for a slow provider. */
const patience = { connectMs: 5_000, totalMs: 10_000 };
/** For a provider that is to be too slow. */
export const shortPatience = { connectMs: 1_000, totalMs: 1_500 };

interface ProviderChanges {
  name: string;
  consumerSecret: string;
  pageHosts: string[];
  patience: typeof patience;
}

/** What the sandbox provider does instead of being honest and quick; back to that with `behave()`. */
interface Mischief {
  tamper?: (call: CallName, honest: () => Reply) => Promise<Reply | "drop">;
  /** What becomes of the news of a change; `tell` delivers them once. */
  news?: (tell: () => Promise<void>) => Promise<void>;
}

/**
 * The sandbox provider and the site's API, each over HTTP, and a guest who uses both. The
 * file's database must be there before.
 */
export async function paymentHelp() {
  const { Pesapal } = await import("@/lib/backend/provider/pesapal/pesapal");
  const { replaceProvider } = await import("@/lib/backend/provider/provider-in-use");
  const { firstKey } = await import("@/lib/backend/bookings/guest/booking-key");
  const { callAs } = await import("@/lib/api/call");
  const { createBookingEndpoint } = await import("@/lib/contract/bookings");
  const { pool } = await import("@/lib/backend/db/pool");
  const { localeOfHost } = await import("@/lib/site/domains");
  const folder = mkdtempSync(path.join(tmpdir(), "tembea-sandbox-"));
  const port = await freePort();
  const api = await startApiServer("localhost");
  const calls: CallName[] = [];
  let mischief: Mischief = {};
  const options = {
    port,
    keys,
    folder,
    localeOf: localeOfHost,
    tamper(call: CallName, honest: () => Reply) {
      calls.push(call);
      return mischief.tamper?.(call, honest) ?? Promise.resolve(honest());
    },
    tamperNews: (tell: () => Promise<void>) => mischief.news?.(tell) ?? tell(),
  };
  let sandbox = await startSandbox(options);
  const newProvider = (changes: Partial<ProviderChanges> = {}) =>
    new Pesapal({
      name: changes.name ?? "sandbox",
      credentials: {
        baseUrl: sandbox.origin,
        consumerKey: keys.key,
        consumerSecret: changes.consumerSecret ?? keys.secret,
      },
      patience: changes.patience ?? patience,
      notifyUrl: `${api.base}/api/payments/ipn`,
      pageHosts: changes.pageHosts ?? [`127.0.0.1:${port}`],
      username: "desk@operator.example",
    });
  replaceProvider(newProvider());

  async function rows(statement: string, ...values: unknown[]) {
    return (await pool().query(statement, values)).rows;
  }
  const post = (url: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${api.base}${url}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });

  return {
    api,
    calls,
    rows,
    post,
    newProvider,
    replaceProvider,
    /** How often the provider was asked something. */
    asked: (name: CallName) => calls.filter((call) => call === name).length,
    misbehave(next: Mischief) {
      mischief = next;
    },
    behave() {
      mischief = {};
      replaceProvider(newProvider());
      calls.length = 0;
    },
    sandbox: {
      stop: () => sandbox.stop(),
      async start() {
        sandbox = await startSandbox(options);
      },
    },
    async stop() {
      replaceProvider(undefined);
      await sandbox.stop();
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    /** A booking whose seats are held, and its key. */
    async newBooking(changes: Parameters<typeof sampleBooking>[0] = {}) {
      const form = await sampleBooking(changes);
      const { data } = await callAs("en", createBookingEndpoint, form);
      return data.reference;
    },
    async submit(reference: string, purpose: PaymentPurpose = "deposit", key?: string) {
      const response = await post(
        "/api/submit-order-request",
        { reference, purpose },
        {
          authorization: `Bearer ${await firstKey(reference)}`,
          ...(key && { "idempotency-key": key }),
        },
      );
      return { response, body: await response.json() };
    },
    /** What a guest chooses on the provider's page. */
    async choose(redirectUrl: string, choice: "pay" | "decline" | "close") {
      const body = new URLSearchParams({ choice });
      const response = await fetch(redirectUrl, { method: "POST", body, redirect: "manual" });
      return new URL(response.headers.get("location") ?? "");
    },
    async booking(reference: string) {
      const [row] = await rows("select * from bookings where reference = $1", reference);
      return row;
    },
    payments: (reference: string) =>
      rows("select * from payments where booking = $1 order by created_at, id", reference),
    ledger: (reference: string) =>
      rows("select kind, amount_minor from ledger where booking = $1 order by id", reference),
    refunds: (reference: string) =>
      rows("select * from refunds where booking = $1 order by created_at, id", reference),
    /** The mails about a booking in the queue, where nobody takes them, as `news detail`. */
    async mails(reference: string): Promise<string[]> {
      const jobs = await rows(
        "select data from jobs where kind = 'mail' and data->>'reference' = $1 order by created_at",
        reference,
      );
      return jobs.map(({ data }) => `${data.news} ${data.detail ?? ""}`.trim());
    },
    /** Brings a payment that the guest has opened: the row as the site keeps it. */
    async opened(reference: string, purpose: PaymentPurpose = "deposit") {
      const { body } = await this.submit(reference, purpose);
      const all = await this.payments(reference);
      return { redirectUrl: String(body.redirect_url), payment: all.at(-1) };
    },
    ipn: (payment: { tracking_id: string; id: string }) =>
      post("/api/payments/ipn", {
        OrderTrackingId: payment.tracking_id,
        OrderMerchantReference: payment.id,
        OrderNotificationType: "IPNCHANGE",
      }),
    statusOf: (payment: { tracking_id: string; id: string }) =>
      post("/api/payments/status", {
        order_tracking_id: payment.tracking_id,
        merchant_reference: payment.id,
      }),
    /** Lets the payments of a booking be of that age. */
    ages: (reference: string, age: string) =>
      rows(
        "update payments set created_at = now() - $2::interval where booking = $1",
        reference,
        age,
      ),
    /** Lets all that waits for its time be due now. */
    async timePasses() {
      await rows("update payments set checked_at = checked_at - interval '1 minute'");
      await rows("update payments set next_check_at = now() where next_check_at is not null");
      await rows("update refunds set next_check_at = now() where next_check_at is not null");
    },
    /** Money and state agree, for every booking there is. */
    async booksBalance() {
      const wrong = await rows(`
        select b.reference, b.state, b.paid_minor, coalesce(l.sum, 0) as ledger
        from bookings b left join (
          select booking, sum(amount_minor) as sum from ledger group by booking
        ) l on l.booking = b.reference
        where b.paid_minor <> coalesce(l.sum, 0)
          or (b.state = 'confirmed' and b.paid_minor < b.due_now_minor and not (
            b.paid_minor - b.back_minor > b.agent_kept_minor and exists (
              select from ledger taken where taken.booking = b.reference and taken.kind = 'reversal')))
          or (b.state in ('provisional', 'invoiced') and b.paid_minor >= b.due_now_minor)`);
      expect(wrong).toEqual([]);
      const going = await rows(`
        select b.reference from bookings b where b.back_minor <> (
          select coalesce(sum(amount_minor), 0) from refunds
          where booking = b.reference and state <> 'done'
        )`);
      expect(going).toEqual([]);
      const unlike = await rows(`
        select p.id, p.state, l.id as entry from payments p
        left join ledger l on l.source = 'payment ' || p.id
        where (p.state = 'completed') and l.id is null
          or p.state not in ('completed', 'reversed') and l.id is not null`);
      expect(unlike).toEqual([]);
    },
  };
}
