import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { paidBookingHelp } from "../support/paid-booking";
import { paymentHelp } from "../support/payments";

await contentDatabase();
const pay = await paymentHelp();
const { confirmed, cancel, worked } = await paidBookingHelp(pay);
const owner = await colleague("owner");

vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(async () => {
  pay.behave();
  // Only the payments of one test are due in it.
  await pay.rows("update payments set next_check_at = null");
});
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

/** The operator has gone to another provider; what the one before was asked is forgotten. */
function switchProvider(): void {
  pay.replaceProvider(pay.newProvider({ name: "other" }));
  pay.calls.length = 0;
}
const attention = async (reference: string) =>
  (await pay.mails(reference)).filter((mail) => mail.startsWith("attention"));

describe("a payment that was ordered with the provider of before", () => {
  it("is kept with that provider's name", async () => {
    const reference = await pay.newBooking();
    const { payment } = await pay.opened(reference);
    expect(payment).toMatchObject({ provider: "sandbox", state: "pending" });
  });

  it("is not asked about at the present one, and a person is told of it once", async () => {
    const reference = await pay.newBooking();
    const { payment, redirectUrl } = await pay.opened(reference);
    switchProvider();
    await pay.choose(redirectUrl, "pay");
    expect((await pay.ipn(payment)).status).toBe(200);
    const told = [`attention other_provider payment ${payment.id}`];
    await worked(async () => expect(await attention(reference)).toEqual(told));
    const { data } = await (await pay.statusOf(payment)).json();
    expect(data).toMatchObject({ state: "pending", confirmed: false });
    await pay.rows("update payments set next_check_at = now() where id = $1", payment.id);
    await worked(async () => expect((await pay.payments(reference))[0].next_check_at).toBeNull());
    expect(await attention(reference)).toEqual(told);
    expect(pay.calls).toEqual([]);
  });

  it("makes room for an order with the present one, which confirms the booking", async () => {
    const reference = await pay.newBooking();
    const first = await pay.opened(reference);
    switchProvider();
    const second = await pay.opened(reference);
    expect(second.redirectUrl).not.toBe(first.redirectUrl);
    expect(second.payment).toMatchObject({ provider: "other", state: "pending" });
    await pay.choose(second.redirectUrl, "pay");
    await vi.waitFor(
      async () => expect(await pay.booking(reference)).toMatchObject({ state: "confirmed" }),
      30_000,
    );
    await worked(async () =>
      expect(await attention(reference)).toEqual([
        `attention other_provider payment ${first.payment.id}`,
      ]),
    );
    expect(pay.asked("cancel")).toBe(0);
    const shown = await desk("booking", { booking: reference }, owner);
    expect(shown.body.attempts).toMatchObject([
      { state: "cancelled", other_provider: "sandbox" },
      { state: "completed", other_provider: null },
    ]);
    const { data } = await (await pay.statusOf(first.payment)).json();
    expect(data).toMatchObject({ state: "pending" });
  });

  it("makes room also for whoever clicks once more on the page of before", async () => {
    const reference = await pay.newBooking();
    const key = "a-click-of-before-and-after";
    const before = await pay.submit(reference, "deposit", key);
    switchProvider();
    const after = await pay.submit(reference, "deposit", key);
    expect(after.response.status).toBe(200);
    expect(after.body.redirect_url).not.toBe(before.body.redirect_url);
  });

  it("is left to a person to give back, and never to the present one", async () => {
    const reference = await confirmed();
    switchProvider();
    await cancel(reference, ({ paidMinor }) => paidMinor);
    const [refund] = await pay.refunds(reference);
    expect(refund.state).toBe("manual");
    expect(await attention(reference)).toEqual([`attention refund_elsewhere refund ${refund.id}`]);
    const shown = await desk("booking", { booking: reference }, owner);
    expect(shown.body.refunds).toMatchObject([{ state: "manual", other_provider: "sandbox" }]);
    await worked(async () => undefined);
    expect(pay.calls).toEqual([]);
  });

  it.each([
    ["wanted", "refund_elsewhere"],
    ["asked", "refund_unknown"],
  ])("is given back by a person also where that was %s before", async (state, reason) => {
    const reference = await confirmed();
    await cancel(reference, ({ paidMinor }) => paidMinor);
    const [refund] = await pay.refunds(reference);
    switchProvider();
    await pay.rows(
      "update refunds set state = $2, asked_at = now() - interval '2 hours' where id = $1",
      refund.id,
      state,
    );
    await worked(async () => expect((await pay.refunds(reference))[0].state).toBe("manual"));
    expect(await attention(reference)).toEqual([`attention ${reason} refund ${refund.id}`]);
    expect(pay.calls).toEqual([]);
  });

  it("is asked about again when the operator goes back", async () => {
    const reference = await confirmed();
    switchProvider();
    await worked(async () => {
      const [payment] = await pay.payments(reference);
      expect(payment.next_check_at - Date.now()).toBeGreaterThan(3_600_000);
    });
    expect(pay.calls).toEqual([]);
    expect(await attention(reference)).toEqual([]);
    pay.behave();
    const since = Date.now();
    await worked(async () => {
      const [payment] = await pay.payments(reference);
      expect(payment.checked_at?.getTime()).toBeGreaterThan(since);
    });
    expect(pay.asked("status")).toBeGreaterThan(0);
  });
});
