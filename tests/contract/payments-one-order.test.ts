import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CallName, Reply } from "@/server/sandbox/api";
import { payIn, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { paidBookingHelp } from "../support/paid-booking";
import { paymentHelp } from "../support/payments";
import { raced } from "../support/rounds";

await contentDatabase();
const pay = await paymentHelp();
const { confirm } = await import("@/lib/backend/bookings/money/received");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { confirmed, worked } = await paidBookingHelp(pay);

vi.spyOn(console, "warn").mockImplementation(() => undefined);
vi.spyOn(console, "error").mockImplementation(() => undefined);
beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

const silence = { news: async () => undefined };
const states = async (reference: string) =>
  (await pay.payments(reference)).map(({ state }) => state);
const attention = async (reference: string) =>
  (await pay.mails(reference)).filter((mail) => mail.startsWith("attention"));

describe("a booking that is to be paid", () => {
  it.each([
    ["keys of their own", () => randomUUID()],
    ["no key", () => undefined],
  ])("is one order for ten clicks at once with %s", raced, async (_, key) => {
    const reference = await pay.newBooking();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => pay.submit(reference, "deposit", key())),
    );
    expect(answers.map(({ response }) => response.status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.redirect_url)).size).toBe(1);
    expect(pay.asked("submit")).toBe(1);
    expect(await states(reference)).toEqual(["pending"]);
  });

  it("has one open order at most, whoever writes it", async () => {
    const reference = await pay.newBooking();
    const { payment } = await pay.opened(reference);
    const again = `insert into payments (id, booking, purpose, state, amount_minor, currency)
      select id || '-2', booking, purpose, 'started', amount_minor, currency from payments where id = $1`;
    await expect(pay.rows(again, payment.id)).rejects.toThrow(/payments_one_open/);
  });

  it("can be paid by another order at once when the provider did not take the first", async () => {
    const reference = await pay.newBooking();
    pay.misbehave({
      tamper: async (call, honest) => (call === "submit" ? { status: 500, body: {} } : honest()),
    });
    expect((await pay.submit(reference)).response.status).toBe(503);
    expect(await states(reference)).toEqual(["cancelled"]);
    pay.behave();
    expect((await pay.submit(reference)).response.status).toBe(200);
    expect(await states(reference)).toEqual(["cancelled", "pending"]);
  });

  it("has an order that another took the place of cancelled within a minute, also where it was just being asked about", async () => {
    const reference = await pay.newBooking();
    const first = await pay.opened(reference);
    await pay.ages(reference, "16 minutes");
    pay.misbehave({
      ...silence,
      async tamper(call, honest) {
        if (call === "status") await pay.opened(reference);
        return honest();
      },
    });
    expect((await pay.statusOf(first.payment)).status).toBe(200);
    const [row] = await pay.rows(
      `select state, next_check_at <= now() + interval '1 minute' as soon from payments where id = $1`,
      first.payment.id,
    );
    expect(row).toEqual({ state: "cancelled", soon: true });
  });

  it("is paid, and the order that another took the place of is cancelled at the provider", async () => {
    const reference = await pay.newBooking();
    pay.misbehave(silence);
    const first = await pay.opened(reference);
    await pay.ages(reference, "16 minutes");
    const second = await pay.opened(reference);
    expect(await states(reference)).toEqual(["cancelled", "pending"]);
    // Nothing more is to be done about it; others' orders may be cancelled beside it.
    await worked(async () => {
      const id = first.payment.id;
      const [gone] = await pay.rows("select next_check_at from payments where id = $1", id);
      expect(gone).toEqual({ next_check_at: null });
    });
    expect(pay.asked("cancel")).toBeGreaterThan(0);
    await pay.choose(first.redirectUrl, "pay");
    await pay.choose(second.redirectUrl, "pay");
    await pay.timePasses();
    await pay.ipn(second.payment);
    expect(await pay.ledger(reference)).toHaveLength(1);
  });

  it("loses nothing that was paid for the order that another took the place of", async () => {
    const reference = await pay.newBooking();
    pay.misbehave(silence);
    const first = await pay.opened(reference);
    await pay.ages(reference, "16 minutes");
    await pay.opened(reference);
    await pay.choose(first.redirectUrl, "pay");
    await worked(async () =>
      expect(await pay.booking(reference)).toMatchObject({ state: "confirmed" }),
    );
    await worked(async () => expect(await states(reference)).toEqual(["completed", "cancelled"]));
  });

  it("tells whoever comes back from the order that another took the place of that it is looked into", async () => {
    const reference = await pay.newBooking();
    pay.misbehave(silence);
    const first = await pay.opened(reference);
    await pay.ages(reference, "16 minutes");
    await pay.opened(reference);
    const told = async () => (await (await pay.statusOf(first.payment)).json()).data.state;
    expect(await told()).toBe("pending");
    await worked(async () => expect((await pay.payments(reference))[0].next_check_at).toBeNull());
    // Also who looks again, at once or later: it is asked about once more, and nothing is looked into.
    for (const wait of ["0 seconds", "0 seconds", "1 minute"]) {
      await pay.rows("update payments set checked_at = checked_at - $1::interval", wait);
      expect(await told()).toBe("cancelled");
    }
    expect((await pay.payments(reference))[0].next_check_at).toBeNull();
  });

  it("tells the same of it whoever looks again after a card was declined, and has it cancelled as soon", async () => {
    const reference = await pay.newBooking();
    pay.misbehave(silence);
    const first = await pay.opened(reference);
    await pay.ages(reference, "16 minutes");
    await pay.opened(reference);
    await pay.choose(first.redirectUrl, "decline");
    const planned = async () => (await pay.payments(reference))[0].next_check_at;
    const before = await planned();
    await pay.rows("update payments set checked_at = checked_at - interval '1 minute'");
    const told = async () => (await (await pay.statusOf(first.payment)).json()).data.state;
    expect([await told(), await told()]).toEqual(["pending", "pending"]);
    expect((await planned()).getTime()).toBeLessThanOrEqual(before.getTime());
    await worked(async () => expect(await planned()).toBeNull());
    expect(await told()).toBe("cancelled");
  });
});

describe("a booking that was confirmed before its whole deposit had come", () => {
  /** A booking of which a part was paid before its order was opened, and a change that made that enough. */
  async function confirmedByChange(partMinor: number) {
    const reference = await pay.newBooking();
    await payIn(reference, partMinor, `payment ${reference}-part`);
    pay.misbehave(silence);
    const order = await pay.opened(reference);
    const arrives = async () => {
      await pay.choose(order.redirectUrl, "pay");
      await pay.ipn(order.payment);
    };
    const confirms = async (price = "total_minor") => {
      await pay.rows(
        `update bookings set due_now_minor = 5000, total_minor = ${price} where reference = $1`,
        reference,
      );
      const booking = await rowOf(reference);
      await inTransaction(async (open) => {
        await confirm(open, booking, "guest", "changed");
      });
      await arrives();
    };
    return { reference, order, arrives, confirms };
  }
  const refunded = async (reference: string) =>
    (await pay.refunds(reference)).map(({ amount_minor, reason }) => [amount_minor, reason]);

  it("keeps what then comes for the rest of the deposit, as far as it still owes it", async () => {
    const { reference, order, confirms } = await confirmedByChange(5_000);
    await confirms();
    const paid = 5_000 + order.payment.amount_minor;
    expect(await pay.booking(reference)).toMatchObject({ state: "confirmed", paid_minor: paid });
    expect(await refunded(reference)).toEqual([]);
    expect(await pay.mails(reference)).toContain(`receipt payment ${order.payment.id}`);
  });

  it("gives back of it what is more than the price has become", async () => {
    const { reference, order, confirms } = await confirmedByChange(5_000);
    await confirms("6000");
    const more = order.payment.amount_minor - 1_000;
    expect(await refunded(reference)).toEqual([[more, "paid_twice"]]);
  });

  it("gives all of it back where a transfer has paid the deposit meanwhile", async () => {
    const { reference, order, arrives } = await confirmedByChange(5_000);
    await payIn(reference, order.payment.amount_minor, `bank ${reference} TT-1`);
    await arrives();
    expect(await refunded(reference)).toEqual([[order.payment.amount_minor, "paid_twice"]]);
  });
});

describe("a payment that was completed", () => {
  async function reversedInSilence(reference: string) {
    const [payment] = await pay.payments(reference);
    pay.misbehave(silence);
    const refund = { confirmationCode: payment.confirmation_code, remarks: "" };
    await pay.newProvider().refund({ ...refund, amountMinor: payment.amount_minor });
    return payment;
  }

  it("is asked about again after a day, and until chargebacks are over", async () => {
    const reference = await confirmed();
    const [payment] = await pay.payments(reference);
    const days = (payment.next_check_at - payment.created_at) / 86_400_000;
    expect(days).toBeCloseTo(1, 1);
    await pay.ages(reference, "200 days");
    await worked(async () => expect((await pay.payments(reference))[0].next_check_at).toBeNull());
    expect(await pay.booking(reference)).toMatchObject({ state: "confirmed" });
  });

  it("is noticed to be reversed, also when the news of that were lost", async () => {
    const reference = await confirmed();
    const payment = await reversedInSilence(reference);
    await worked(async () =>
      expect(await pay.booking(reference)).toMatchObject({ state: "refunded", paid_minor: 0 }),
    );
    expect(await attention(reference)).toEqual([`attention reversed payment ${payment.id}`]);
  });

  it("after it was reversed reaches the operator, once, and nothing is entered", async () => {
    const reference = await confirmed();
    const payment = await reversedInSilence(reference);
    await pay.timePasses();
    await pay.ipn(payment);
    expect(await states(reference)).toEqual(["reversed"]);
    const restored = {
      tamper: async (call: CallName, honest: () => Reply) => {
        const reply = honest();
        if (call !== "status") return reply;
        return { ...reply, body: { ...Object(reply.body), status_code: 1 } };
      },
    };
    pay.misbehave({ ...silence, ...restored });
    for (let time = 0; time < 2; time += 1) {
      await pay.timePasses();
      await pay.ipn(payment);
    }
    expect(await states(reference)).toEqual(["reversed"]);
    expect(await pay.ledger(reference)).toHaveLength(2);
    expect(await attention(reference)).toEqual([
      `attention reversed payment ${payment.id}`,
      `attention completed_after_reversal payment ${payment.id}`,
    ]);
  });
});
