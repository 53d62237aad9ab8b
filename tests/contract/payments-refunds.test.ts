import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";
import { startPayments } from "../support/jobs";
import { paidBookingHelp } from "../support/paid-booking";
import { paymentHelp } from "../support/payments";
import { raced } from "../support/rounds";

await contentDatabase();
const pay = await paymentHelp();
const { confirmed, cancel, worked, isNow, rewarded, rewardOf } = await paidBookingHelp(pay);
const { db } = await import("@/lib/backend/db/pool");
const { bookings } = await import("@/lib/backend/db/booking-schema");
const { bookingView } = await import("@/lib/backend/bookings/guest/booking-view");
const { received } = await import("@/lib/backend/bookings/money/received");
const { inTransaction } = await import("@/lib/backend/db/transaction");

vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

describe("a refund", () => {
  it("goes back by the payments that brought the money, and then the booking is refunded", async () => {
    const reference = await confirmed(true);
    await cancel(reference, ({ paidMinor }) => paidMinor);
    await worked(isNow(reference, "refunded"));
    expect(pay.asked("refund")).toBe(2);
    expect(await pay.booking(reference)).toMatchObject({ paid_minor: 0 });
    const kinds = (await pay.ledger(reference)).map(({ kind }) => kind);
    expect(kinds).toEqual(["payment", "payment", "refund", "refund"]);
    const [row] = await db().select().from(bookings).where(eq(bookings.reference, reference));
    const { payments } = await bookingView(row ?? expect.fail("no booking"), "en");
    expect(payments.map(({ state }) => state)).toEqual(["refunded", "refunded"]);
    const told = (await pay.mails(reference)).filter((mail) => mail.startsWith("refunded"));
    expect(told).toHaveLength(2);
    // The provider may wait for the operator's approval.
    for (const { id } of await pay.refunds(reference))
      expect(await pay.mails(reference)).toContain(`attention refund_asked refund ${id}`);
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
    // The payment's own check, which is due as well, may have seen already that it was done.
    await worked(async () => expect((await pay.refunds(reference))[0].state).toMatch(/asked|done/));
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

  it("is asked for once by several workers", raced, async () => {
    const reference = await confirmed();
    await cancel(reference, ({ paidMinor }) => paidMinor);
    const stops = await Promise.all(Array.from({ length: 4 }, () => startPayments(20)));
    await vi.waitFor(isNow(reference, "refunded"), 30_000);
    await Promise.all(stops.map((stop) => stop()));
    expect(pay.asked("refund")).toBe(1);
  });
});

describe("a refund of which two processes know", () => {
  it("is asked for once when both have taken it in hand at the same moment", raced, async () => {
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
