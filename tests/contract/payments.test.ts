import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";
import { startPayments } from "../support/jobs";
import { paymentHelp } from "../support/payments";
import { raced } from "../support/rounds";

await contentDatabase();
const pay = await paymentHelp();
const { settlePayments } = await import("@/lib/backend/payments/settle");

beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

const silence = { news: async () => undefined };

/** Looks after what is due, until there is what is expected. */
async function polled(expected: () => Promise<void>): Promise<void> {
  await pay.timePasses();
  const stop = await startPayments(50);
  await vi.waitFor(expected, 30_000).finally(stop);
}

describe("a payment that completes", () => {
  it(
    "confirms once, with one mail and one reward, however often and in whatever order it is told",
    raced,
    async () => {
      const email = `${randomUUID()}@example.com`;
      const reference = await pay.newBooking({ email });
      await pay.rows(
        "insert into accounts (id, email, password_hash, locale) values ($1, $2, '', 'en')",
        reference,
        `inviter-${email}`,
      );
      await pay.rows(
        "insert into referrals (quote, account_id, friend_email, name, reward_minor) values ($1, $1, $2, 'Ann', 5000)",
        reference,
        email,
      );
      pay.misbehave(silence);
      const { redirectUrl, payment } = await pay.opened(reference);
      await pay.choose(redirectUrl, "pay");
      // The provider is asked once in ten seconds, however long a busy machine takes to tell it all.
      const still = vi.spyOn(Date, "now").mockReturnValue(Date.now());
      const news = Array.from({ length: 100 }, () => pay.ipn(payment));
      const reordered = Array.from({ length: 20 }, (_, at) =>
        at % 2 ? pay.statusOf(payment) : pay.ipn(payment),
      );
      const answers = await Promise.all([...reordered, ...news]).finally(() => still.mockRestore());
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      await vi.waitFor(
        async () => expect((await pay.booking(reference)).state).toBe("confirmed"),
        30_000,
      );
      expect(pay.asked("status")).toBe(1);
      await pay.timePasses();
      await pay.ipn(payment);
      expect(pay.asked("status")).toBe(2);
      expect(await pay.ledger(reference)).toEqual([
        { kind: "payment", amount_minor: payment.amount_minor },
      ]);
      const mails = await pay.mails(reference);
      expect(mails.filter((mail) => mail === "confirmed")).toHaveLength(1);
      expect(mails.filter((mail) => mail.startsWith("paid"))).toHaveLength(1);
      const rewards = await pay.rows("select state from referrals where booking = $1", reference);
      expect(rewards).toEqual([{ state: "confirmed" }]);
      const history = await pay.rows(
        "select after from booking_events where booking = $1 order by id",
        reference,
      );
      expect(history.map(({ after }) => after)).toEqual(["provisional", "invoiced", "confirmed"]);
    },
  );

  it("is told to the page that the guest comes back to, without any news of the provider", async () => {
    pay.misbehave(silence);
    const reference = await pay.newBooking();
    const { redirectUrl, payment } = await pay.opened(reference);
    const back = await pay.choose(redirectUrl, "pay");
    expect(back.pathname).toBe("/BookingCompleted");
    expect(Object.fromEntries(back.searchParams)).toEqual({
      OrderTrackingId: payment.tracking_id,
      OrderMerchantReference: payment.id,
      OrderNotificationType: "CALLBACKURL",
    });
    const { data } = await (await pay.statusOf(payment)).json();
    expect(data).toEqual({
      state: "completed",
      reference,
      amount_minor: payment.amount_minor,
      currency: "USD",
      confirmed: true,
    });
  });

  it("by polling, when the provider sent no news and nobody came back", async () => {
    pay.misbehave(silence);
    const reference = await pay.newBooking();
    const { redirectUrl } = await pay.opened(reference);
    await polled(async () => expect((await pay.payments(reference))[0].checks).toBe(1));
    const [pending] = await pay.payments(reference);
    expect(pending).toMatchObject({ state: "pending" });
    expect(pending.next_check_at).not.toBeNull();
    await pay.choose(redirectUrl, "pay");
    await polled(async () => expect((await pay.booking(reference)).state).toBe("confirmed"));
    // Again after a day, should it be reversed.
    const [made] = await pay.payments(reference);
    expect((made.next_check_at - made.created_at) / 3_600_000).toBeCloseTo(24, 2);
  });

  it("counts for a balance, which then is paid", async () => {
    const reference = await pay.newBooking();
    const deposit = await pay.opened(reference);
    await pay.choose(deposit.redirectUrl, "pay");
    await vi.waitFor(
      async () => expect((await pay.booking(reference)).state).toBe("confirmed"),
      30_000,
    );
    expect((await pay.submit(reference, "deposit")).body.error.reason).toBe("paid_already");
    const balance = await pay.opened(reference, "balance");
    const booking = await pay.booking(reference);
    expect(balance.payment.amount_minor).toBe(booking.total_minor - booking.due_now_minor);
    await pay.choose(balance.redirectUrl, "pay");
    await vi.waitFor(
      async () => expect((await pay.booking(reference)).paid_minor).toBe(booking.total_minor),
      30_000,
    );
    expect((await pay.submit(reference, "balance")).body.error.reason).toBe("paid_already");
    const mails = await pay.mails(reference);
    expect(mails).toContain(`receipt payment ${balance.payment.id}`);
  });

  it("also after the seats were given back, when there are seats", async () => {
    pay.misbehave(silence);
    const reference = await pay.newBooking();
    const { redirectUrl } = await pay.opened(reference);
    await pay.rows(
      `with gone as (update bookings set state = 'expired', seats = 0, hold_until = null
         where reference = $1 returning departure_id)
       update departures set seats_taken = seats_taken - 2 from gone where id = departure_id`,
      reference,
    );
    await pay.choose(redirectUrl, "pay");
    await settlePayments(reference);
    expect(await pay.booking(reference)).toMatchObject({ state: "confirmed", seats: 2 });
  });
});

describe("what is not believed", () => {
  it("a callback or news that say COMPLETED", async () => {
    const reference = await pay.newBooking();
    const { payment } = await pay.opened(reference);
    const forged = new URLSearchParams({
      OrderTrackingId: payment.tracking_id,
      OrderMerchantReference: payment.id,
      OrderNotificationType: "IPNCHANGE",
      status: "COMPLETED",
    });
    const response = await fetch(`${pay.api.base}/api/payments/ipn?${forged}`);
    expect(await response.json()).toEqual({
      orderNotificationType: "IPNCHANGE",
      orderTrackingId: payment.tracking_id,
      orderMerchantReference: payment.id,
      status: 200,
    });
    await pay.post("/api/payments/ipn", Object.fromEntries(forged));
    expect((await pay.booking(reference)).state).toBe("invoiced");
    expect((await pay.payments(reference))[0].state).toBe("pending");
  });

  it("an order that is not ours: no question goes out", async () => {
    const reference = await pay.newBooking();
    const { payment } = await pay.opened(reference);
    const strange = [
      { id: payment.id, tracking_id: randomUUID() },
      { id: `${reference}-9-abcdef`, tracking_id: payment.tracking_id },
    ];
    for (const each of strange) {
      const answer = await pay.ipn(each);
      expect(await answer.json()).toMatchObject({ status: 200 });
      expect((await pay.statusOf(each)).status).toBe(404);
    }
    expect(pay.asked("status")).toBe(0);
  });

  it.each([
    ["another amount", { amount: 1 }, "amount"],
    ["an amount a cent short", { cent: true }, "amount"],
    ["another currency", { currency: "KES" }, "currency"],
    ["another merchant reference", { merchant_reference: "B-OTHER" }, "reference"],
    ["another tracking id", { order_tracking_id: "other" }, "tracking_id"],
    ["no amount", { amount: null }, "amount"],
  ])("a status with %s: nothing changes and the operator is told once", async (_, lie, problem) => {
    const reference = await pay.newBooking();
    const { redirectUrl, payment } = await pay.opened(reference);
    pay.misbehave({
      ...silence,
      tamper: async (call, honest) => {
        const { status, body } = honest();
        if (call !== "status") return { status, body };
        const cent = "cent" in lie ? { amount: payment.amount_minor / 100 - 0.01 } : {};
        return { status, body: { ...Object(body), ...lie, ...cent } };
      },
    });
    await pay.choose(redirectUrl, "pay");
    for (let time = 0; time < 3; time += 1) {
      await pay.ipn(payment);
      await pay.timePasses();
    }
    expect(pay.asked("status")).toBe(3);
    expect(await pay.booking(reference)).toMatchObject({ state: "invoiced", paid_minor: 0 });
    const told = (await pay.mails(reference)).filter((mail) => mail.startsWith("attention"));
    expect(told).toEqual([`attention payment_mismatch payment ${payment.id} ${problem}`]);
    // It heals by itself once the provider says what is true.
    pay.misbehave({});
    await settlePayments(reference);
    expect((await pay.booking(reference)).state).toBe("confirmed");
  });
});

describe("a payment that does not complete", () => {
  it("fails, keeps the seats, and is tried again as a new order", async () => {
    const reference = await pay.newBooking();
    const first = await pay.opened(reference);
    await pay.choose(first.redirectUrl, "decline");
    await vi.waitFor(
      async () => expect((await pay.payments(reference))[0].state).toBe("failed"),
      30_000,
    );
    expect(await pay.booking(reference)).toMatchObject({ state: "invoiced", seats: 2 });
    const second = await pay.opened(reference);
    expect(second.payment.id).not.toBe(first.payment.id);
    expect(second.redirectUrl).not.toBe(first.redirectUrl);
    await pay.choose(second.redirectUrl, "pay");
    await vi.waitFor(
      async () => expect((await pay.booking(reference)).state).toBe("confirmed"),
      30_000,
    );
    expect(await pay.ledger(reference)).toHaveLength(1);
  });

  it("stays open when the window is closed, and can still be paid there", async () => {
    const reference = await pay.newBooking();
    const { redirectUrl, payment } = await pay.opened(reference);
    const back = await pay.choose(redirectUrl, "close");
    expect(back.searchParams.get("cancelled")).toBe("1");
    expect(back.searchParams.get("OrderMerchantReference")).toBe(payment.id);
    const { data } = await (await pay.statusOf(payment)).json();
    expect(data).toMatchObject({ state: "pending", confirmed: false });
    expect((await pay.submit(reference)).body.redirect_url).toBe(redirectUrl);
    await pay.choose(redirectUrl, "pay");
    await pay.timePasses();
    await pay.ipn(payment);
    await vi.waitFor(
      async () => expect((await pay.booking(reference)).state).toBe("confirmed"),
      30_000,
    );
  });

  it("is cancelled at the provider after a day, and cannot be paid then", async () => {
    const reference = await pay.newBooking();
    const { redirectUrl } = await pay.opened(reference);
    await pay.ages(reference, "25 hours");
    // Others, whose cards were declined before, are cancelled, too.
    await pay.rows("update payments set next_check_at = null where booking <> $1", reference);
    await polled(async () => expect((await pay.payments(reference))[0].state).toBe("cancelled"));
    await pay.choose(redirectUrl, "pay");
    await settlePayments(reference);
    expect((await pay.booking(reference)).state).toBe("invoiced");
    expect(pay.asked("cancel")).toBe(1);
  });

  it("is cancelled once there is a newer one", async () => {
    pay.misbehave(silence);
    const reference = await pay.newBooking();
    const older = await pay.opened(reference);
    await pay.ages(reference, "16 minutes");
    const newer = await pay.opened(reference);
    expect(newer.payment.id).not.toBe(older.payment.id);
    await polled(async () =>
      expect((await pay.payments(reference)).map(({ state }) => state)).toEqual([
        "cancelled",
        "pending",
      ]),
    );
  });
});
