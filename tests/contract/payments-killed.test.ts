import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PaymentProvider } from "@/lib/backend/provider/provider";
import { contentDatabase } from "../support/database";
import { startPayments } from "../support/jobs";
import { paymentHelp } from "../support/payments";
import { raced } from "../support/rounds";

await contentDatabase();
const pay = await paymentHelp();
const { wantRefund } = await import("@/lib/backend/bookings/money/want-refund");
const { lockBooking } = await import("@/lib/backend/bookings/lifecycle/lock-booking");
const { move } = await import("@/lib/backend/bookings/lifecycle/transitions");
const { inTransaction } = await import("@/lib/backend/db/transaction");

vi.spyOn(console, "warn").mockImplementation(() => undefined);
vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

const silence = { news: async () => undefined };
const never = new Promise<never>(() => undefined);
type Call = keyof PaymentProvider;

/** From now on the process does not live to see the answer of this call, or not even to make it. */
function dieAt(call: Call, when: "before" | "after"): { reached: Promise<void> } {
  const real: PaymentProvider = pay.newProvider();
  let arrive: (() => void) | undefined;
  const reached = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const dying = async (work: () => Promise<unknown>) => {
    if (when === "after") await work();
    arrive?.();
    return never;
  };
  pay.replaceProvider({
    name: real.name,
    submitOrder: (order) =>
      call === "submitOrder" ? dying(() => real.submitOrder(order)) : real.submitOrder(order),
    statusOf: (id) => (call === "statusOf" ? dying(() => real.statusOf(id)) : real.statusOf(id)),
    refund: (wish) => (call === "refund" ? dying(() => real.refund(wish)) : real.refund(wish)),
    cancelOrder: (id) =>
      call === "cancelOrder" ? dying(() => real.cancelOrder(id)) : real.cancelOrder(id),
    isPaymentPage: (address) => real.isPaymentPage(address),
  });
  return { reached };
}

/** The new process: an honest provider, and a worker that finds what is due. */
async function restarted(expected: () => Promise<void>): Promise<void> {
  pay.replaceProvider(pay.newProvider());
  await pay.timePasses();
  const stop = await startPayments(50);
  await vi.waitFor(expected, 30_000).finally(stop);
}

/** What the killed process had in hand: nobody hears the end of it. */
const abandoned = (work: Promise<unknown>) => void work.catch(() => undefined);

const isNow = (reference: string, state: string) => async () =>
  expect((await pay.booking(reference)).state).toBe(state);

/** Until `mend`, the database refuses to write to a table, as if it were lost in that moment. */
async function breakTable(table: string) {
  await pay.rows(`create or replace function boom() returns trigger language plpgsql as
    $$ begin raise exception 'lost'; end $$`);
  await pay.rows(
    `create trigger boom before insert or update on ${table} for each row execute function boom()`,
  );
  return { mend: () => pay.rows(`drop trigger boom on ${table}`) };
}

describe("killed while a payment is opened", () => {
  it.each(["before", "after"] as const)(
    "%s the provider has the order: the next click opens another, once",
    async (when) => {
      const reference = await pay.newBooking();
      const key = randomUUID();
      const { reached } = dieAt("submitOrder", when);
      abandoned(pay.submit(reference, "deposit", key));
      await reached;
      expect(await pay.payments(reference)).toMatchObject([
        { state: "started", tracking_id: null, redirect_url: null },
      ]);
      pay.behave();
      await pay.ages(reference, "13 seconds");
      const { body } = await pay.submit(reference, "deposit", key);
      await pay.choose(body.redirect_url, "pay");
      await restarted(async () => {
        const states = (await pay.payments(reference)).map(({ state }) => state);
        expect(states).toEqual(["cancelled", "completed"]);
      });
      expect(await pay.booking(reference)).toMatchObject({ state: "confirmed" });
      expect(await pay.ledger(reference)).toHaveLength(1);
    },
  );

  it("as the database goes, the guest is not led to an order that nobody would know", async () => {
    const reference = await pay.newBooking();
    pay.misbehave({
      tamper: async (call, honest) => {
        const reply = honest();
        if (call === "submit") await breakTable("payments");
        return reply;
      },
    });
    const { response } = await pay.submit(reference);
    expect(response.status).toBe(500);
    await pay.rows("drop trigger boom on payments");
    expect(await pay.payments(reference)).toMatchObject([{ state: "started" }]);
  });
});

describe("killed while a payment is settled", () => {
  async function paid() {
    pay.misbehave(silence);
    const reference = await pay.newBooking();
    const { redirectUrl, payment } = await pay.opened(reference);
    await pay.choose(redirectUrl, "pay");
    return { reference, payment };
  }

  it.each(["before", "after"] as const)(
    "%s the provider has answered: polling confirms",
    async (when) => {
      const { reference, payment } = await paid();
      const { reached } = dieAt("statusOf", when);
      abandoned(pay.ipn(payment));
      await reached;
      expect(await pay.booking(reference)).toMatchObject({ state: "invoiced", paid_minor: 0 });
      await restarted(isNow(reference, "confirmed"));
      expect(await pay.ledger(reference)).toHaveLength(1);
    },
  );

  it.each(["payments", "ledger", "bookings", "booking_events", "jobs"])(
    "while it writes to %s: nothing is kept, the news come again, and all of it is",
    async (table) => {
      const { reference, payment } = await paid();
      const { mend } = await breakTable(table);
      const told = await pay.ipn(payment);
      expect([500, 503]).toContain((await told.json()).status ?? told.status);
      await mend();
      await pay.booksBalance();
      expect(await pay.payments(reference)).toMatchObject([{ state: "pending" }]);
      expect(await pay.booking(reference)).toMatchObject({ state: "invoiced", paid_minor: 0 });
      await pay.timePasses();
      expect(await (await pay.ipn(payment)).json()).toMatchObject({ status: 200 });
      expect((await pay.booking(reference)).state).toBe("confirmed");
      const mails = await pay.mails(reference);
      expect(mails.filter((mail) => mail === "confirmed")).toHaveLength(1);
    },
  );

  it("after it was kept: the news that come again change nothing", async () => {
    const { reference, payment } = await paid();
    await pay.ipn(payment);
    await pay.timePasses();
    await pay.ipn(payment);
    await restarted(isNow(reference, "confirmed"));
    expect(await pay.ledger(reference)).toHaveLength(1);
    expect((await pay.mails(reference)).filter((mail) => mail === "confirmed")).toHaveLength(1);
  });
});

describe("killed while money is given back", () => {
  async function cancelled() {
    pay.misbehave(silence);
    const reference = await pay.newBooking();
    const { redirectUrl, payment } = await pay.opened(reference);
    await pay.choose(redirectUrl, "pay");
    await pay.ipn(payment);
    await inTransaction(async (transaction) => {
      const booking = await lockBooking(transaction, reference);
      if (!booking) throw new Error("no booking");
      await move(transaction, { reference, to: "cancelled", actor: "guest" });
      await wantRefund(transaction, booking, booking.paidMinor, "cancelled");
    });
    return reference;
  }

  async function untilReached(reached: Promise<void>): Promise<void> {
    // Ends never, as what it has in hand does not: like the process that was killed.
    void (await startPayments(20))();
    await reached;
  }

  it("before the provider was told: it is not told twice, and a person looks", async () => {
    const reference = await cancelled();
    const { reached } = dieAt("refund", "before");
    await untilReached(reached);
    expect(await pay.refunds(reference)).toMatchObject([{ state: "asked" }]);
    await pay.rows("update refunds set asked_at = now() - interval '2 hours'");
    await restarted(async () => expect((await pay.refunds(reference))[0].state).toBe("manual"));
    expect(pay.asked("refund")).toBe(0);
    expect(await pay.booking(reference)).toMatchObject({ state: "cancelled" });
  });

  it("after the provider did it: it is found out and entered once", async () => {
    const reference = await cancelled();
    const { reached } = dieAt("refund", "after");
    await untilReached(reached);
    await restarted(isNow(reference, "refunded"));
    expect(pay.asked("refund")).toBe(1);
    expect(await pay.ledger(reference)).toMatchObject([{ kind: "payment" }, { kind: "refund" }]);
  });

  it.each(["ledger", "booking_events"])("while it writes to %s: likewise", async (table) => {
    const reference = await cancelled();
    const { mend } = await breakTable(table);
    const stop = await startPayments(20);
    await vi.waitFor(() => expect(pay.asked("refund")).toBe(1), 30_000);
    await stop();
    await mend();
    expect(await pay.refunds(reference)).toMatchObject([{ state: "asked" }]);
    expect(await pay.booking(reference)).toMatchObject({ state: "cancelled" });
    await restarted(isNow(reference, "refunded"));
    expect(pay.asked("refund")).toBe(1);
    expect((await pay.booking(reference)).paid_minor).toBe(0);
  });
});

describe("several processes", () => {
  it("share the polling: each order is asked about once", raced, async () => {
    pay.misbehave(silence);
    const references: string[] = [];
    for (let at = 0; at < 8; at += 1) {
      const reference = await pay.newBooking();
      const { redirectUrl } = await pay.opened(reference);
      await pay.choose(redirectUrl, "pay");
      references.push(reference);
    }
    pay.calls.length = 0;
    await pay.rows(
      "update payments set next_check_at = null where not booking = any($1)",
      references,
    );
    await pay.timePasses();
    const stops = await Promise.all(Array.from({ length: 4 }, () => startPayments(20)));
    await vi.waitFor(async () => {
      const states = await Promise.all(
        references.map(async (each) => (await pay.booking(each)).state),
      );
      expect(new Set(states)).toEqual(new Set(["confirmed"]));
    }, 30_000);
    await Promise.all(stops.map((stop) => stop()));
    expect(pay.asked("status")).toBe(8);
  });
});
