import { createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Reply } from "@/server/sandbox/api";
import { contentDatabase } from "../support/database";
import { heardMs } from "../support/heard";
import { startPayments } from "../support/jobs";
import { paymentHelp, shortPatience } from "../support/payments";

await contentDatabase();
const pay = await paymentHelp();

const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
const warnings = vi.spyOn(console, "warn").mockImplementation(() => undefined);

beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

/** Looks after what is due, until there is what is expected. */
async function polled(expected: () => Promise<void>): Promise<void> {
  await pay.timePasses();
  const stop = await startPayments(50);
  await vi.waitFor(expected, 30_000).finally(stop);
}

const forget = () => pay.rows("delete from secrets where name like 'ipn %'");

describe("the talk with the provider", () => {
  it("uses one token for all orders and registers where the news go once", async () => {
    await forget();
    const references = [await pay.newBooking(), await pay.newBooking(), await pay.newBooking()];
    await Promise.all(references.map((reference) => pay.submit(reference)));
    expect(pay.asked("token")).toBe(1);
    expect(pay.asked("submit")).toBe(3);
    pay.calls.length = 0;
    await pay.submit(await pay.newBooking());
    expect(pay.calls).toEqual(["submit"]);
  });

  it("takes a new token once when the provider says 401", async () => {
    let refusals = 1;
    pay.misbehave({
      tamper: async (call, honest) =>
        call === "submit" && refusals-- > 0 ? { status: 401, body: {} } : honest(),
    });
    const { response } = await pay.submit(await pay.newBooking());
    expect(response.status).toBe(200);
    expect(pay.calls.filter((call) => call !== "list")).toEqual([
      "token",
      "submit",
      "token",
      "submit",
    ]);
  });

  it("takes a new token after four minutes", async () => {
    await pay.submit(await pay.newBooking());
    const reference = await pay.newBooking();
    pay.calls.length = 0;
    const later = vi.spyOn(performance, "now").mockReturnValue(performance.now() + 241_000);
    // Only the clock of the connection matters here.
    await pay.submit(reference).finally(() => later.mockRestore());
    expect(pay.asked("token")).toBe(1);
  });

  it("finds its registration among those that the provider has", async () => {
    await forget();
    await pay.submit(await pay.newBooking());
    expect(pay.asked("register")).toBe(0);
    expect(pay.asked("list")).toBe(1);
  });

  it("registers again when the provider does not know its id", async () => {
    await pay.rows("update secrets set value = 'gone' where name like 'ipn %'");
    const { response } = await pay.submit(await pay.newBooking());
    expect(response.status).toBe(200);
    const [kept] = await pay.rows("select value from secrets where name like 'ipn %'");
    expect(kept.value).not.toBe("gone");
  });

  it("does not lead a payer to an address that is not the provider's", async () => {
    pay.misbehave({
      tamper: async (call, honest) => {
        const { status, body } = honest();
        const away = { redirect_url: "https://pay.pesapal.com.evil.example/x" };
        return { status, body: call === "submit" ? { ...Object(body), ...away } : body };
      },
    });
    const reference = await pay.newBooking();
    const { response, body } = await pay.submit(reference);
    expect(response.status).toBe(503);
    expect(JSON.stringify(body)).not.toContain("evil");
    expect((await pay.payments(reference))[0]).toMatchObject({ state: "cancelled" });
  });

  it("says kindly that an amount is too large, and tells the operator", async () => {
    pay.misbehave({
      tamper: async (call, honest) =>
        call === "submit"
          ? {
              status: 200,
              body: { error: { code: "amount_exceeds_default_limit" }, status: "500" },
            }
          : honest(),
    });
    const reference = await pay.newBooking();
    const { response, body } = await pay.submit(reference);
    expect(response.status).toBe(409);
    expect(body.error).toMatchObject({ reason: "payment_too_large" });
    const [payment] = await pay.payments(reference);
    expect(payment.state).toBe("failed");
    expect(await pay.mails(reference)).toContain(
      `attention payment_refused payment ${payment.id} amount_exceeds_default_limit`,
    );
  });

  const order = {
    id: "B-TEST-1",
    amountMinor: 100,
    currency: "USD",
    description: "x".repeat(200),
    callbackUrl: "http://localhost/BookingCompleted",
    cancellationUrl: "http://localhost/BookingCompleted",
    payer: { name: "Jürgen", email: "j@example.com", phone: "", country: "DE" },
  };

  it("names a journey of a long name up to a whole letter", async () => {
    const description = `${"x".repeat(99)}🦁 and on`;
    const { redirectUrl } = await pay
      .newProvider()
      .submitOrder({ ...order, id: "B-TEST-2", description });
    expect(await (await fetch(redirectUrl)).text()).toContain(`<p>${"x".repeat(99)}</p>`);
  });

  it("never uses an id twice, as the provider refuses that", async () => {
    const provider = pay.newProvider();
    await provider.submitOrder(order);
    await expect(provider.submitOrder(order)).rejects.toMatchObject({
      outcome: "refused",
      detail: { code: "duplicate_order_id" },
    });
  });

  it("writes neither keys nor tokens nor tracking ids into the log", async () => {
    pay.replaceProvider(pay.newProvider({ consumerSecret: "wrong-test-secret" }));
    const { response } = await pay.submit(await pay.newBooking());
    expect(response.status).toBe(503);
    pay.behave();
    pay.misbehave({ tamper: async () => ({ status: 200, body: '{"token":"abcsecret' }) });
    await pay.submit(await pay.newBooking());
    const { inspect } = await import("node:util");
    const said = [...errors.mock.calls, ...warnings.mock.calls].map((line) => inspect(line)).join();
    expect(said).toContain("invalid_consumer_key_or_secret_provided");
    expect(said).not.toMatch(/test-key|test-secret|abcsecret|Bearer|bk_/);
  });
});

async function afterwards(honest: () => Reply): Promise<"drop"> {
  honest();
  return "drop";
}

const broken: [string, (honest: () => Reply) => Promise<Reply | "drop">][] = [
  ["30 s slow", (honest) => pause(30_000, undefined, { ref: false }).then(honest)],
  ["broken (500)", async () => ({ status: 500, body: "Internal Server Error" })],
  ["broken with an error (500)", async () => ({ status: 500, body: { error: { code: "oops" } } })],
  ["talking garbage", async () => ({ status: 200, body: "<html>maintenance" })],
  ["saying nothing in JSON", async () => ({ status: 200, body: { status: "200", error: null } })],
  ["hanging up", async () => "drop"],
  ["hanging up after it did what it was asked", afterwards],
];

describe.each(broken)("a provider that is %s", (_, behaviour) => {
  it("lets an order fail kindly and in time; the next attempt is a new one", async () => {
    const reference = await pay.newBooking();
    pay.replaceProvider(pay.newProvider({ patience: shortPatience }));
    pay.misbehave({
      tamper: (call, honest) => (call === "submit" ? behaviour(honest) : honestly(honest)),
    });
    const answering = pay.submit(reference);
    expect(await heardMs(() => answering)).toBeLessThan(2 * shortPatience.totalMs);
    const { response, body } = await answering;
    expect([503, 409]).toContain(response.status);
    if (response.status === 503) expect(response.headers.get("retry-after")).toBe("30");
    expect(body.error.message).toMatch(/Nothing has been charged/);
    const [first] = await pay.payments(reference);
    expect(["cancelled", "failed"]).toContain(first.state);
    pay.behave();
    const second = await pay.opened(reference);
    await pay.choose(second.redirectUrl, "pay");
    await vi.waitFor(
      async () => expect((await pay.booking(reference)).state).toBe("confirmed"),
      30_000,
    );
    expect(await pay.ledger(reference)).toHaveLength(1);
  });

  it("gets the news sent again, and what it did not say is asked for later", async () => {
    const reference = await pay.newBooking();
    const { redirectUrl, payment } = await pay.opened(reference);
    pay.replaceProvider(pay.newProvider({ patience: shortPatience }));
    pay.misbehave({
      news: async () => undefined,
      tamper: (call, honest) => (call === "status" ? behaviour(honest) : honestly(honest)),
    });
    await pay.choose(redirectUrl, "pay");
    expect(await (await pay.ipn(payment)).json()).toMatchObject({ status: 500 });
    await pay.rows("update payments set checked_at = null");
    const page = await (await pay.statusOf(payment)).json();
    expect(page.data).toMatchObject({ state: "pending", confirmed: false });
    expect(await pay.booking(reference)).toMatchObject({ state: "invoiced", paid_minor: 0 });
    pay.behave();
    await polled(async () => expect((await pay.booking(reference)).state).toBe("confirmed"));
  });
});

const honestly = async (honest: () => Reply) => honest();

describe("a provider that is gone", () => {
  it("is missed kindly at once, other calls go on, and polling heals when it is back", async () => {
    pay.misbehave({ news: async () => undefined });
    const paid = await pay.newBooking();
    const { redirectUrl } = await pay.opened(paid);
    await pay.choose(redirectUrl, "pay");
    const reference = await pay.newBooking();
    await pay.sandbox.stop();
    // Once it was asked in vain, and that is planned anew, its time may come again.
    await polled(async () => expect((await pay.payments(paid))[0].checks).toBe(1));
    const { response } = await pay.submit(reference);
    expect(response.status).toBe(503);
    expect((await fetch(`${pay.api.base}/api/pages/terms`)).status).toBe(200);
    expect((await pay.booking(paid)).state).toBe("invoiced");
    await pay.sandbox.start();
    await polled(async () => expect((await pay.booking(paid)).state).toBe("confirmed"));
  });

  it("that takes connections and says nothing does not hold up other calls", async () => {
    const reference = await pay.newBooking();
    let hangUp: (reply: "drop") => void = () => undefined;
    const silence = new Promise<"drop">((resolve) => {
      hangUp = resolve;
    });
    pay.misbehave({ tamper: () => silence });
    let givenUp = 0;
    const waiting = Array.from({ length: 20 }, async () => {
      const { response } = await pay.submit(reference);
      if (response.status === 503) givenUp += 1;
      return response.status;
    });
    const other = await fetch(`${pay.api.base}/api/pages/terms`);
    expect(other.status).toBe(200);
    expect(givenUp).toBe(0);
    hangUp("drop");
    const statuses = await Promise.all(waiting);
    expect(statuses.every((status) => status === 503 || status === 429)).toBe(true);
  });

  it("that does not even take a connection is given up after the time to connect", async () => {
    const { Pesapal } = await import("@/lib/backend/provider/pesapal/pesapal");
    const sockets: Socket[] = [];
    // Speaks no TLS: the connection is never secure.
    const mute = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
    const address = mute.address();
    const port = typeof address === "object" ? address?.port : 0;
    const provider = new Pesapal({
      name: "pesapal",
      credentials: { baseUrl: `https://127.0.0.1:${port}`, consumerKey: "", consumerSecret: "" },
      patience: { connectMs: 200, totalMs: 5_000 },
      notifyUrl: "http://localhost/api/payments/ipn",
      pageHosts: [],
      username: "",
    });
    const refusal = expect(provider.statusOf("x")).rejects.toMatchObject({ outcome: "not_sent" });
    expect(await heardMs(() => refusal)).toBeLessThan(1_000);
    for (const socket of sockets) socket.destroy();
    mute.close();
  });
});
