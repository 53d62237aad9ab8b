import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { operatorBookingEndpoint } from "@/lib/contract/bookings";
import { operatorToken, payIn, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { paidBookingHelp } from "../support/paid-booking";
import { paymentHelp } from "../support/payments";

await contentDatabase();
const pay = await paymentHelp();
const { confirmed, cancel, worked, isNow, rewarded, rewardOf } = await paidBookingHelp(pay);
const { callAs } = await import("@/lib/api/call");
const { settlePayments } = await import("@/lib/backend/payments/settle");
const { operatorEmail } = await import("@/lib/backend/emails/operator/operator-email");
const { guestEmail } = await import("@/lib/backend/emails/guest/guest-email");
const { bookingView } = await import("@/lib/backend/bookings/guest/booking-view");
const { releaseEndedHolds } = await import("@/lib/backend/jobs/booking-work");

vi.spyOn(console, "warn").mockImplementation(() => undefined);
/** What the guest's page is told. */
const seen = async (reference: string) => bookingView(await rowOf(reference), "en");

beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

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
    expect((await seen(reference)).refund_minor).toBeGreaterThan(0);
  });

  it("comes back when it is less than the deposit and the hold has ended: nothing is held for it", async () => {
    const reference = await pay.newBooking();
    await pay.rows(
      "update bookings set hold_until = now() - interval '1 minute' where reference = $1",
      reference,
    );
    await releaseEndedHolds();
    await payIn(reference, 1000, `bank ${reference} LATE`);
    expect(await pay.booking(reference)).toMatchObject({ state: "expired", back_minor: 1000 });
    expect((await pay.mails(reference)).join()).toContain("attention paid_after_end bank");
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
    expect((await seen(reference)).refund_minor).toBeNull();
  });

  it("takes nothing but the money of a journey that has begun: it was made, and its price is owed", async () => {
    const reference = await confirmed();
    await pay.rows("update bookings set starts = current_date - 3 where reference = $1", reference);
    const { invoice } = await rowOf(reference);
    pay.misbehave({ news: async () => undefined });
    const payment = await reverseAtProvider(reference);
    await pay.timePasses();
    await pay.ipn(payment);
    expect(await pay.booking(reference)).toMatchObject({ state: "confirmed", paid_minor: 0 });
    const { balance_minor, invoices, price } = await seen(reference);
    expect(balance_minor).toBe(price.total_minor);
    expect(invoices.map(({ kind }) => kind)).not.toContain("credit_note");
    expect((await rowOf(reference)).invoice).toBe(invoice);
    const mail = await guestEmail("refunded", await rowOf(reference), `reversal ${payment.id}`);
    expect(mail?.content.paragraphs.join()).toMatch(/wieder offen|outstanding again\. If/);
    // A dispute that is won is entered as any other money.
    await payIn(reference, payment.amount_minor, `bank ${reference} WON`);
    expect(await pay.booking(reference)).toMatchObject({
      ...{ state: "confirmed", paid_minor: payment.amount_minor, back_minor: 0 },
    });
  });

  it("leaves it to a person where others have paid a part of it", async () => {
    const reference = await confirmed();
    await payIn(reference, 5_000, `bank ${reference} BEN`);
    pay.misbehave({ news: async () => undefined });
    const payment = await reverseAtProvider(reference);
    await pay.timePasses();
    await pay.ipn(payment);
    expect(await pay.booking(reference)).toMatchObject({ state: "confirmed", paid_minor: 5_000 });
    expect(await pay.mails(reference)).toContain(`attention reversed payment ${payment.id}`);
    const detail = `reversed payment ${payment.id}`;
    const { content } = await operatorEmail("attention", await rowOf(reference), detail);
    expect(content.paragraphs.join()).toMatch(
      /that confirmed it \$50 is left, and its seats stay held/,
    );
  });

  it("takes the confirmation back where only an agent has something of it", async () => {
    const reference = await confirmed();
    await payIn(reference, 5_000, `bank ${reference} AGENT`);
    await pay.rows("update bookings set agent_kept_minor = 5000 where reference = $1", reference);
    pay.misbehave({ news: async () => undefined });
    const payment = await reverseAtProvider(reference);
    await pay.timePasses();
    await pay.ipn(payment);
    expect(await pay.booking(reference)).toMatchObject({ state: "refunded", seats: 0 });
  });

  it("leaves what a person is to send theirs to send, and tells them to look", async () => {
    const reference = await confirmed();
    pay.misbehave({ news: async () => undefined });
    const [paid] = await pay.payments(reference);
    await pay.rows(
      `insert into refunds (id, booking, payment, amount_minor, currency, state)
       values ('${paid.id}-R2', '${reference}', '${paid.id}', 900, 'USD', 'manual')`,
    );
    await pay.rows("update bookings set back_minor = 900 where reference = $1", reference);
    const payment = await reverseAtProvider(reference);
    await pay.timePasses();
    await pay.ipn(payment);
    expect(await pay.rows("select state from refunds where booking = $1", reference)).toEqual([
      { state: "manual" },
    ]);
    expect(await pay.mails(reference)).toContain(
      `attention reversed_after_refund payment ${payment.id}`,
    );
  });

  it("after a person has sent all of it by hand reaches the operator: it has gone twice", async () => {
    const reference = await confirmed();
    pay.misbehave({
      news: async () => undefined,
      tamper: async (call, honest) =>
        call === "refund" ? { status: 200, body: { status: "500" } } : honest(),
    });
    await cancel(reference, ({ paidMinor }) => paidMinor);
    await worked(async () =>
      expect(await pay.refunds(reference)).toMatchObject([{ state: "manual" }]),
    );
    const token = await operatorToken(reference, "record_refund");
    await callAs("en", operatorBookingEndpoint, { token, confirm: true });
    pay.misbehave({ news: async () => undefined });
    const payment = await reverseAtProvider(reference);
    await pay.timePasses();
    await pay.ipn(payment);
    expect(await pay.mails(reference)).toContain(
      `attention reversed_after_refund payment ${payment.id}`,
    );
    expect(await pay.booking(reference)).toMatchObject({ state: "refunded", paid_minor: 0 });
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
