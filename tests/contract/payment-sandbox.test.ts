import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { localeOfHost } from "@/lib/site/domains";
import { freePort } from "@/server/database/free-port";
import { openSandbox } from "@/server/sandbox/open-sandbox";
import { type Sandbox, startSandbox } from "@/server/sandbox/sandbox";
import { readSettings } from "@/server/settings";

const folder = mkdtempSync(path.join(tmpdir(), "tembea-sandbox-"));
const keys = { key: "key", secret: "secret" };
let open: Sandbox[] = [];

afterEach(async () => {
  await Promise.all(open.map((sandbox) => sandbox.stop()));
  open = [];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function sandbox(changes: { publicUrl?: string } = {}) {
  const port = await freePort();
  const started = await startSandbox({ port, keys, folder, localeOf: localeOfHost, ...changes });
  open.push(started);
  return started;
}

async function post(base: string, at: string, body: object, token = "") {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(base + at, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.json() };
}

async function tokenOf(base: string, secret = keys.secret) {
  const wish = { consumer_key: keys.key, consumer_secret: secret };
  return (await post(base, "/api/Auth/RequestToken", wish)).body;
}

async function newOrder(base: string, id: string, host = "localhost:3000") {
  const { token } = await tokenOf(base);
  const wish = { url: "http://127.0.0.1:9/ipn", ipn_notification_type: "POST" };
  const ipn = await post(base, "/api/URLSetup/RegisterIPN", wish, token);
  const order = {
    id,
    currency: "USD",
    amount: 1284,
    description: 'Ten days <script>alert("x")</script>',
    callback_url: `http://${host}/BookingCompleted`,
    notification_id: ipn.body.ipn_id,
  };
  return (await post(base, "/api/Transactions/SubmitOrderRequest", order, token)).body;
}

describe("the sandbox provider", () => {
  it("gives tokens for the right keys only and answers nothing without one", async () => {
    const { origin } = await sandbox();
    expect(await tokenOf(origin, "wrong")).toMatchObject({
      error: { code: "invalid_consumer_key_or_secret_provided" },
    });
    for (const at of ["URLSetup/RegisterIPN", "Transactions/SubmitOrderRequest"])
      expect((await post(origin, `/api/${at}`, {}, "1.x")).status).toBe(401);
  });

  it.each([
    ["localhost:3000", "en", "Test money"],
    ["de.localhost:3000", "de", "Testgeld"],
    ["pt.localhost:3000", "pt", "Dinheiro de teste"],
  ])("says on the page of an order from %s that it is test money", async (host, locale, label) => {
    const { origin } = await sandbox();
    const { redirect_url } = await newOrder(origin, `order-${locale}`, host);
    const response = await fetch(redirect_url);
    const page = await response.text();
    expect(page).toContain(`lang="${locale}"`);
    expect(page).toContain(label);
    expect(page).toContain("$1,284");
    expect(page).not.toContain("<script");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' http://${host};`);
    expect(policy).not.toContain("unsafe");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("keeps its orders when it is killed, and takes each id once", async () => {
    const first = await sandbox();
    const order = await newOrder(first.origin, "kept-1");
    const body = new URLSearchParams({ choice: "pay" });
    await fetch(order.redirect_url, { method: "POST", body, redirect: "manual" });
    await first.stop();
    const { origin } = await sandbox();
    const { token } = await tokenOf(origin);
    const at = `/api/Transactions/GetTransactionStatus?orderTrackingId=${order.order_tracking_id}`;
    const headers = { authorization: `Bearer ${token}` };
    expect(await (await fetch(origin + at, { headers })).json()).toMatchObject({
      status_code: 1,
      amount: 1284,
      merchant_reference: "kept-1",
    });
    expect((await newOrder(origin, "kept-1")).error.code).toBe("duplicate_order_id");
  });

  it("names its public address when it is behind a proxy", async () => {
    const { origin } = await sandbox({ publicUrl: "https://test-money.example/" });
    const { redirect_url } = await newOrder(origin, "public-1");
    expect(redirect_url).toMatch(/^https:\/\/test-money\.example\/pay\/[\w-]{36}$/);
  });

  it("does not start once there are keys of the real provider, whatever else is set", async () => {
    const environment = { PORT: String(await freePort()), DATA_DIR: folder };
    process.env.PAYMENT_SANDBOX_INTERNAL = "http://a:b@127.0.0.1:1";
    const real = readSettings({ ...environment, PESAPAL_CONSUMER_KEY: "live" });
    expect(await openSandbox(real, () => "en")).toBeUndefined();
    expect(process.env.PAYMENT_SANDBOX_INTERNAL).toBeUndefined();
    const tried = await openSandbox(readSettings(environment), () => "en");
    if (tried) open.push(tried);
    expect(process.env.PAYMENT_SANDBOX_INTERNAL).toMatch(/^http:\/\/\w+:\w{64}@127\.0\.0\.1:\d+$/);
    delete process.env.PAYMENT_SANDBOX_INTERNAL;
  });
});
