import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";
import { paymentHelp } from "../support/payments";
import { raced } from "../support/rounds";

await contentDatabase();
const pay = await paymentHelp();

beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

describe("opening a payment", () => {
  it("asks the provider for the deposit of the booking, to the cent, and gives its page", async () => {
    const reference = await pay.newBooking();
    const { redirectUrl, payment } = await pay.opened(reference);
    const booking = await pay.booking(reference);
    expect(booking).toMatchObject({ state: "invoiced", invoice: expect.stringMatching(/^\d{4}-/) });
    expect(payment).toMatchObject({
      state: "pending",
      purpose: "deposit",
      amount_minor: booking.due_now_minor,
      redirect_url: redirectUrl,
    });
    const page = await (await fetch(redirectUrl)).text();
    expect(page).toContain(`$${(booking.due_now_minor / 100).toLocaleString("en-US")}<`);
    expect(page).toContain("Test money");
    expect(payment.next_check_at - payment.created_at).toBeGreaterThan(110_000);
  });

  it(
    "is one order for fifty clicks with one key, and each gets the same address",
    raced,
    async () => {
      const reference = await pay.newBooking();
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => pay.submit(reference, "deposit", key)),
      );
      expect(new Set(answers.map(({ response }) => response.status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ body }) => body.redirect_url)).size).toBe(1);
      expect(pay.asked("submit")).toBe(1);
      expect(await pay.payments(reference)).toHaveLength(1);
      const { response } = await pay.submit(reference, "balance", key);
      expect(response.status).toBe(422);
    },
  );

  it("offers the open order again instead of a second one that could be paid too", async () => {
    const reference = await pay.newBooking();
    const first = await pay.submit(reference, "deposit", randomUUID());
    const again = await pay.submit(reference, "deposit", randomUUID());
    expect(again.body).toEqual(first.body);
    expect(pay.asked("submit")).toBe(1);
  });

  it("is refused to whoever has no key, as if there were no such booking", async () => {
    const reference = await pay.newBooking();
    const send = (body: object, headers = {}) =>
      pay.post("/api/submit-order-request", body, headers);
    const wrong = { authorization: `Bearer bk_${"a".repeat(43)}` };
    expect((await send({ reference, purpose: "deposit" })).status).toBe(404);
    expect((await send({ reference, purpose: "deposit" }, wrong)).status).toBe(404);
    expect((await send({ reference: "B-NONE", purpose: "deposit" }, wrong)).status).toBe(404);
    expect((await send({ reference, purpose: "deposit", amount: 1 })).status).toBe(422);
    expect(pay.calls).toEqual([]);
  });

  it.each([
    ["expired", "expired", null, "hold_ended"],
    ["whose hold has ended", "provisional", "now() - interval '1 second'", "hold_ended"],
    ["cancelled", "cancelled", null, "not_now"],
    ["still an enquiry", "enquiry", null, "not_now"],
  ])("is refused for a booking that is %s", async (_, state, hold, reason) => {
    const reference = await pay.newBooking();
    await pay.rows(
      `update bookings set state = $1, hold_until = ${hold ?? "null"} where reference = $2`,
      state,
      reference,
    );
    const { response, body } = await pay.submit(reference);
    expect(response.status).toBe(409);
    expect(body.error).toMatchObject({ reason });
    expect(await pay.payments(reference)).toEqual([]);
  });

  it("is possible five times an hour for one booking", async () => {
    const reference = await pay.newBooking();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const { redirectUrl, payment } = await pay.opened(reference);
      await pay.choose(redirectUrl, "decline");
      await vi.waitFor(async () => {
        const states = (await pay.payments(reference)).map(({ state }) => state);
        expect(states).toEqual(Array.from({ length: attempt }, () => "failed"));
      }, 30_000);
      expect(payment.id).toMatch(new RegExp(`^${reference}-${attempt}-[0-9a-f]{6}$`));
    }
    const { response } = await pay.submit(reference);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(3_000);
  });
});
