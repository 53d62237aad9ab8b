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
