import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";
import { paymentHelp } from "../support/payments";

await contentDatabase();
const pay = await paymentHelp();
const { settlePayments } = await import("@/lib/backend/payments/settle");
const { attendPayment } = await import("@/lib/backend/payments/attend-payment");
const { payments } = await import("@/lib/backend/db/booking-schema");
const { db } = await import("@/lib/backend/db/pool");
const { eq } = await import("drizzle-orm");

vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => {
  pay.behave();
  pay.misbehave({ news: async () => undefined });
});
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

/** An order whose card was declined, as the page was told on the way back. */
async function declined() {
  const reference = await pay.newBooking();
  const { payment, redirectUrl } = await pay.opened(reference);
  await pay.choose(redirectUrl, "decline");
  const { data } = await (await pay.statusOf(payment)).json();
  expect(data.state).toBe("failed");
  return { reference, payment, redirectUrl };
}
const rowOf = async (id: string) => {
  const [row] = await db().select().from(payments).where(eq(payments.id, id));
  if (!row) throw new Error(`There is no payment ${id}.`);
  return row;
};

describe("an order whose card was declined and that is paid with another", () => {
  it("is found before the places are given back, without any news", async () => {
    const { reference, redirectUrl } = await declined();
    await pay.choose(redirectUrl, "pay");
    await pay.timePasses();
    await settlePayments(reference);
    expect(await pay.booking(reference)).toMatchObject({ state: "confirmed" });
  });

  it("is found when it is asked about the next time", async () => {
    const { reference, payment, redirectUrl } = await declined();
    expect((await rowOf(payment.id)).nextCheckAt).not.toBeNull();
    await pay.choose(redirectUrl, "pay");
    await pay.timePasses();
    await attendPayment(await rowOf(payment.id));
    expect(await pay.booking(reference)).toMatchObject({ state: "confirmed" });
  });

  it("is asked about no more after a day", async () => {
    const { reference, payment } = await declined();
    await pay.ages(reference, "25 hours");
    await pay.timePasses();
    await attendPayment(await rowOf(payment.id));
    expect(await rowOf(payment.id)).toMatchObject({ state: "failed", nextCheckAt: null });
  });
});

describe("an order whose card was declined and that nobody waits for any more", () => {
  const attended = async (id: string) => {
    await pay.timePasses();
    await attendPayment(await rowOf(id));
    return rowOf(id);
  };
  const isOver = { state: "failed", nextCheckAt: null };

  it("can be paid until then", async () => {
    const { payment } = await declined();
    expect((await attended(payment.id)).nextCheckAt).not.toBeNull();
    expect(pay.asked("cancel")).toBe(0);
  });

  it("is cancelled at the provider once a newer one takes its place, also one that was declined, too", async () => {
    const { reference, payment } = await declined();
    const newer = await pay.opened(reference);
    const soon = (await rowOf(payment.id)).nextCheckAt?.getTime() ?? 0;
    expect(soon - Date.now()).toBeLessThan(61_000);
    await pay.choose(newer.redirectUrl, "decline");
    await pay.statusOf(newer.payment);
    expect(await attended(payment.id)).toMatchObject(isOver);
    expect(pay.asked("cancel")).toBe(1);
    expect((await attended(newer.payment.id)).nextCheckAt).not.toBeNull();
    expect(pay.asked("cancel")).toBe(1);
  });

  it("is cancelled there when the booking has ended, or the day is over", async () => {
    const [ended, old, unasked] = [await declined(), await declined(), await pay.newBooking()];
    await pay.rows(
      "update bookings set state = 'cancelled', seats = 0, cancelled_at = now() where reference = $1",
      ended.reference,
    );
    await pay.ages(old.reference, "25 hours");
    expect(await attended(ended.payment.id)).toMatchObject(isOver);
    expect(await attended(old.payment.id)).toMatchObject(isOver);
    expect(pay.asked("cancel")).toBe(2);
    // One of which nobody knew that it was declined.
    const { payment, redirectUrl } = await pay.opened(unasked);
    await pay.choose(redirectUrl, "decline");
    await pay.ages(unasked, "25 hours");
    expect(await attended(payment.id)).toMatchObject(isOver);
    expect(pay.asked("cancel")).toBe(3);
  });

  it("is cancelled there when it was given up before, and stays given up", async () => {
    const { payment } = await declined();
    await pay.rows("update payments set state = 'cancelled' where id = $1", payment.id);
    expect(await attended(payment.id)).toMatchObject({ state: "cancelled", nextCheckAt: null });
    expect(pay.asked("cancel")).toBe(1);
  });

  it("is asked about again where it is being paid in that moment", async () => {
    const { reference, payment, redirectUrl } = await declined();
    await pay.opened(reference);
    pay.misbehave({
      async tamper(call, honest) {
        if (call === "cancel") await pay.choose(redirectUrl, "pay");
        return honest();
      },
      news: async () => undefined,
    });
    expect((await attended(payment.id)).nextCheckAt).not.toBeNull();
    expect(await attended(payment.id)).toMatchObject({ state: "completed" });
    expect(await pay.booking(reference)).toMatchObject({ state: "confirmed" });
  });
});
