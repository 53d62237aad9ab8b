import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BookingRow } from "@/lib/backend/bookings/transitions";
import { contentDatabase } from "../support/database";
import { paymentHelp } from "../support/payments";

await contentDatabase();
const pay = await paymentHelp();
const { startPaymentWorker } = await import("@/lib/backend/payments/payment-worker");
const { wantRefund } = await import("@/lib/backend/payments/refunds");
const { settlePayments } = await import("@/lib/backend/payments/settle");
const { received, lockBooking } = await import("@/lib/backend/bookings/received");
const { move } = await import("@/lib/backend/bookings/transitions");
const { inTransaction } = await import("@/lib/backend/db/transaction");

vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

/** A booking whose deposit was paid, and the balance too if wished. */
async function confirmed(alsoBalance = false) {
  const reference = await pay.newBooking();
  for (const purpose of alsoBalance ? (["deposit", "balance"] as const) : (["deposit"] as const)) {
    const { redirectUrl } = await pay.opened(reference, purpose);
    await pay.choose(redirectUrl, "pay");
    await vi.waitFor(async () =>
      expect((await pay.payments(reference)).at(-1).state).toBe("completed"),
    );
  }
  return reference;
}

/** As the guest's cancellation does it. */
function cancel(reference: string, giveBack: (booking: BookingRow) => number) {
  return inTransaction(async (transaction) => {
    const booking = await lockBooking(transaction, reference);
    if (!booking) throw new Error("no booking");
    const refundMinor = giveBack(booking);
    await move(transaction, { reference, to: "cancelled", actor: "guest", set: { refundMinor } });
    await wantRefund(transaction, booking, refundMinor, "cancelled");
  });
}

async function worked(expected: () => Promise<void>): Promise<void> {
  await pay.timePasses();
  const stop = startPaymentWorker(50);
  await vi.waitFor(expected, 5_000).finally(stop);
}
const isNow = (reference: string, state: string) => async () =>
  expect((await pay.booking(reference)).state).toBe(state);

/** Somebody has recommended the journey and was promised a reward. */
async function rewarded(reference: string) {
  await pay.rows(
    "insert into accounts (id, email, password_hash, locale) values ($1, $1, '', 'en')",
    reference,
  );
  await pay.rows(
    `insert into referrals (quote, account_id, friend_email, name, state, reward_minor, booking)
     values ($1, $1, $1, 'Ann', 'confirmed', 5000, $1)`,
    reference,
  );
}

async function rewardOf(reference: string): Promise<string> {
  const [referral] = await pay.rows("select state from referrals where quote = $1", reference);
  return referral.state;
}

describe("a refund", () => {
  it("goes back by the payments that brought the money, and then the booking is refunded", async () => {
    const reference = await confirmed(true);
    await cancel(reference, ({ paidMinor }) => paidMinor);
    await worked(isNow(reference, "refunded"));
    expect(pay.asked("refund")).toBe(2);
    expect(await pay.booking(reference)).toMatchObject({ paid_minor: 0 });
    const kinds = (await pay.ledger(reference)).map(({ kind }) => kind);
    expect(kinds).toEqual(["payment", "payment", "refund", "refund"]);
    const told = (await pay.mails(reference)).filter((mail) => mail.startsWith("refunded"));
    expect(told).toHaveLength(2);
  });

  it("of a part is asked for where the payment was made by card", async () => {
    const reference = await confirmed(true);
    const { total_minor, due_now_minor } = await pay.booking(reference);
    await cancel(reference, () => total_minor / 2);
    await worked(isNow(reference, "refunded"));
    const refunds = await pay.refunds(reference);
    expect(refunds.map(({ state }) => state)).toEqual(["done"]);
    expect(refunds[0].amount_minor).toBe(total_minor / 2);
    expect(total_minor / 2).toBeLessThan(total_minor - due_now_minor);
    expect((await pay.booking(reference)).paid_minor).toBe(total_minor / 2);
  });

  it("leaves the reward to whoever recommended the journey as long as the deposit stays", async () => {
    const reference = await confirmed(true);
    await rewarded(reference);
    const { due_now_minor } = await pay.booking(reference);
    await cancel(reference, ({ paidMinor }) => paidMinor - due_now_minor);
    await worked(isNow(reference, "refunded"));
    expect(await rewardOf(reference)).toBe("confirmed");
  });

  it.each([
    ["a part of a payment by mobile money", { method: "MpesaTZ" }],
    ["a payment without a confirmation code", { confirmation_code: null }],
  ])("that the provider cannot do is left to the operator: %s", async (_, change) => {
    const reference = await confirmed();
    const [[column, value] = []] = Object.entries(change);
    await pay.rows(`update payments set ${column} = $1 where booking = $2`, value, reference);
    await cancel(reference, ({ paidMinor }) => paidMinor / 2);
    const [refund] = await pay.refunds(reference);
    expect(refund.state).toBe("manual");
    expect(await pay.mails(reference)).toContain(`attention refund_by_hand refund ${refund.id}`);
    await worked(async () => undefined);
    expect(pay.asked("refund")).toBe(0);
    expect((await pay.booking(reference)).state).toBe("cancelled");
  });

  it("of money that came by bank transfer is left to the operator", async () => {
    const reference = await pay.newBooking();
    const { currency, due_now_minor: amountMinor } = await pay.booking(reference);
    const entry = {
      booking: reference,
      kind: "bank_transfer",
      source: `bank ${reference}`,
    } as const;
    await inTransaction((transaction) =>
      received(transaction, { ...entry, amountMinor, currency }, "operator"),
    );
    await cancel(reference, ({ paidMinor }) => paidMinor);
    expect(await pay.refunds(reference)).toMatchObject([{ payment: null, state: "manual" }]);
  });

  it("that the provider refuses is left to the operator", async () => {
    const reference = await confirmed();
    pay.misbehave({
      tamper: async (call, honest) =>
        call === "refund" ? { status: 200, body: { status: "500", message: "no" } } : honest(),
    });
    await cancel(reference, ({ paidMinor }) => paidMinor);
    await worked(async () => expect((await pay.refunds(reference))[0].state).toBe("manual"));
    expect(pay.asked("refund")).toBe(1);
  });

  it("waits while the provider is away, and is asked for once it is back", async () => {
    const reference = await confirmed();
    await pay.sandbox.stop();
    await cancel(reference, ({ paidMinor }) => paidMinor);
    await worked(async () => {
      const [refund] = await pay.refunds(reference);
      expect(refund).toMatchObject({ state: "wanted", asked_at: expect.any(Date) });
    });
    await pay.sandbox.start();
    await worked(isNow(reference, "refunded"));
    expect(pay.asked("refund")).toBe(1);
  });

  it("whose answer is lost is not asked for again: the status shows that it was done", async () => {
    const reference = await confirmed();
    pay.misbehave({
      news: async () => undefined,
      tamper: async (call, honest) => {
        const reply = honest();
        return call === "refund" ? "drop" : reply;
      },
    });
    await cancel(reference, ({ paidMinor }) => paidMinor);
    await worked(async () => expect((await pay.refunds(reference))[0].state).toBe("asked"));
    await worked(isNow(reference, "refunded"));
    expect(pay.asked("refund")).toBe(1);
    expect(await pay.ledger(reference)).toMatchObject([{ kind: "payment" }, { kind: "refund" }]);
  });

  it("that never arrived is not asked for again either: after an hour the operator looks", async () => {
    const reference = await confirmed();
    pay.misbehave({
      tamper: async (call, honest) => (call === "refund" ? "drop" : honest()),
    });
    await cancel(reference, ({ paidMinor }) => paidMinor);
    await worked(async () => expect((await pay.refunds(reference))[0].state).toBe("asked"));
    await pay.rows("update refunds set asked_at = now() - interval '2 hours'");
    await worked(async () => expect((await pay.refunds(reference))[0].state).toBe("manual"));
    expect(pay.asked("refund")).toBe(1);
    const [refund] = await pay.refunds(reference);
    expect(await pay.mails(reference)).toContain(`attention refund_unknown refund ${refund.id}`);
  });

  it("is asked for once by several workers", async () => {
    const reference = await confirmed();
    await cancel(reference, ({ paidMinor }) => paidMinor);
    const stops = Array.from({ length: 4 }, () => startPaymentWorker(20));
    await vi.waitFor(isNow(reference, "refunded"), 5_000);
    await Promise.all(stops.map((stop) => stop()));
    expect(pay.asked("refund")).toBe(1);
  });
});

describe("a refund of which two processes know", () => {
  it("is asked for once when both have taken it in hand at the same moment", async () => {
    const { db } = await import("@/lib/backend/db/pool");
    const { refunds } = await import("@/lib/backend/db/booking-schema");
    const { attendRefund } = await import("@/lib/backend/payments/execute-refunds");
    const reference = await confirmed();
    await cancel(reference, ({ paidMinor }) => paidMinor);
    const [refund] = await db().select().from(refunds).where(eq(refunds.booking, reference));
    if (!refund) throw new Error("no refund");
    await Promise.all([attendRefund(refund), attendRefund(refund)]);
    expect(pay.asked("refund")).toBe(1);
    await isNow(reference, "refunded")();
  });
});

describe("money that was not owed", () => {
  it("comes back when the deposit is paid twice, and the booking stays confirmed", async () => {
    pay.misbehave({
      news: async () => undefined,
      // An older order that can still be paid, as the provider does not cancel it.
      tamper: async (call, honest) =>
        call === "cancel" ? { status: 200, body: { status: "500" } } : honest(),
    });
    const reference = await pay.newBooking();
    const first = await pay.opened(reference);
    await pay.ages(reference, "16 minutes");
    const second = await pay.opened(reference);
    await pay.choose(first.redirectUrl, "pay");
    await pay.choose(second.redirectUrl, "pay");
    await pay.timePasses();
    await settlePayments(reference);
    const due = (await pay.booking(reference)).due_now_minor;
    expect((await pay.booking(reference)).paid_minor).toBe(2 * due);
    await worked(async () => expect((await pay.booking(reference)).paid_minor).toBe(due));
    expect(await pay.booking(reference)).toMatchObject({ state: "confirmed", seats: 2 });
    const mails = await pay.mails(reference);
    expect(mails.some((mail) => mail.startsWith("attention paid_twice payment"))).toBe(true);
    expect(mails.filter((mail) => mail === "confirmed")).toHaveLength(1);
  });

  it("comes back when the seats are gone, and the booking is refunded", async () => {
    pay.misbehave({ news: async () => undefined });
    const reference = await pay.newBooking();
    const { redirectUrl } = await pay.opened(reference);
    await pay.rows(
      `with gone as (update bookings set state = 'expired', seats = 0, hold_until = null
         where reference = $1 returning departure_id)
       update departures set seats_taken = seats from gone where id = departure_id`,
      reference,
    );
    await pay.choose(redirectUrl, "pay");
    await settlePayments(reference);
    expect(await pay.booking(reference)).toMatchObject({ state: "expired", seats: 0 });
    await worked(isNow(reference, "refunded"));
    expect(await pay.booking(reference)).toMatchObject({ paid_minor: 0 });
    expect((await pay.mails(reference)).join()).toContain("attention no_seats_left payment");
  });

  it("comes back when the booking was cancelled in the meantime", async () => {
    pay.misbehave({ news: async () => undefined });
    const reference = await pay.newBooking();
    const { redirectUrl } = await pay.opened(reference);
    await cancel(reference, () => 0);
    await pay.choose(redirectUrl, "pay");
    await worked(isNow(reference, "refunded"));
    expect(await pay.ledger(reference)).toMatchObject([{ kind: "payment" }, { kind: "refund" }]);
  });
});

describe("a payment that the provider reverses", () => {
  /** Gives the money back at the provider, as somebody at the bank would. */
  async function reverseAtProvider(reference: string) {
    const [payment] = await pay.payments(reference);
    await pay.newProvider().refund({
      confirmationCode: payment.confirmation_code,
      amountMinor: payment.amount_minor,
      remarks: "",
    });
    return payment;
  }

  it("takes the confirmation, the seats and the reward back, once", async () => {
    const reference = await confirmed();
    await rewarded(reference);
    const taken = async () => {
      const [row] = await pay.rows(
        "select seats_taken from departures where id = (select departure_id from bookings where reference = $1)",
        reference,
      );
      return row.seats_taken;
    };
    const before = await taken();
    pay.misbehave({ news: async () => undefined });
    const payment = await reverseAtProvider(reference);
    for (let time = 0; time < 3; time += 1) {
      await pay.timePasses();
      await pay.ipn(payment);
    }
    expect(await pay.booking(reference)).toMatchObject({
      state: "refunded",
      paid_minor: 0,
      seats: 0,
    });
    expect(await taken()).toBe(before - 2);
    expect(await pay.ledger(reference)).toEqual([
      { kind: "payment", amount_minor: payment.amount_minor },
      { kind: "reversal", amount_minor: -payment.amount_minor },
    ]);
    expect(await rewardOf(reference)).toBe("declined");
    expect(await pay.mails(reference)).toContain(`attention reversed payment ${payment.id}`);
  });

  it("leaves the booking confirmed when enough is paid without it", async () => {
    const reference = await confirmed(true);
    const [deposit, balance] = await pay.payments(reference);
    await pay.rows("update payments set created_at = now() where id = $1", deposit.id);
    pay.misbehave({ news: async () => undefined });
    await reverseAtProvider(reference);
    await pay.timePasses();
    await pay.ipn(balance);
    expect(await pay.booking(reference)).toMatchObject({
      state: "confirmed",
      paid_minor: deposit.amount_minor,
    });
  });

  it("after a refund of ours of all of it is that refund, not a second one", async () => {
    const reference = await confirmed();
    pay.misbehave({ news: async () => undefined });
    await cancel(reference, ({ paidMinor }) => paidMinor);
    const payment = await reverseAtProvider(reference);
    await pay.timePasses();
    await pay.ipn(payment);
    expect(await pay.booking(reference)).toMatchObject({ state: "refunded", paid_minor: 0 });
    await worked(async () => undefined);
    expect(await pay.ledger(reference)).toMatchObject([{ kind: "payment" }, { kind: "refund" }]);
  });
});
