import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { paidBookingHelp } from "../support/paid-booking";
import { paymentHelp } from "../support/payments";
import { raced } from "../support/rounds";
import { ann, ben, shareHelp } from "../support/shares";

await contentDatabase();
const pay = await paymentHelp();
const help = await shareHelp(pay);
const { cancel, worked, isNow } = await paidBookingHelp(pay);
const { settlePayments } = await import("@/lib/backend/payments/settle");
const { guestEmail } = await import("@/lib/backend/emails/guest/guest-email");
const { lockBooking } = await import("@/lib/backend/bookings/lifecycle/lock-booking");
const { wantRefund } = await import("@/lib/backend/bookings/money/want-refund");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { endedHolds, endHold } = await import("@/lib/backend/bookings/lifecycle/ended-holds");

vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

const silence = { news: async () => undefined };
const attention = async (reference: string) =>
  (await pay.mails(reference)).filter((mail) => mail.startsWith("attention"));

/** Two shares that are together what confirms the booking, neither of them paid. */
async function inHalves(form: Record<string, unknown> = {}) {
  const reference = await pay.newBooking();
  const [first, second] = await help.splitAmong(reference, [ann, ben], { with_me: false, ...form });
  return { reference, ids: [first?.id ?? "", second?.id ?? ""] as const };
}

/** Some of a payment is given back, as where a change was cheaper. */
const givenBack = (reference: string, amountMinor: number, payment: string) =>
  inTransaction(async (transaction) => {
    const booking = await lockBooking(transaction, reference);
    if (booking) await wantRefund(transaction, booking, amountMinor, "changed", { from: payment });
  });

/** What is left of a share's money here. */
async function staysOf(id: string) {
  const { paid_minor, back_minor } = await help.own(id);
  return paid_minor - back_minor;
}

describe("shares that are paid at the same time", () => {
  it("reach the deposit together, and confirm once", raced, async () => {
    const { reference, ids } = await inHalves();
    pay.misbehave(silence);
    const pages = await Promise.all(ids.map((id) => help.opened(id)));
    await Promise.all(pages.map((page) => pay.choose(page, "pay")));
    await Promise.all([settlePayments(reference), settlePayments(reference)]);
    await Promise.all(ids.map((id) => help.becomes(id, "paid")));
    expect(await pay.booking(reference)).toMatchObject({ state: "confirmed" });
    const mails = await pay.mails(reference);
    expect(mails.filter((mail) => mail === "confirmed")).toHaveLength(1);
    expect(mails.filter((mail) => mail.startsWith("receipt"))).toHaveLength(1);
  });

  it("of which both are the last part: what is too much goes back to who paid last", async () => {
    const { reference, ids } = await inHalves({ purpose: "balance" });
    pay.misbehave(silence);
    const pages = await Promise.all(ids.map((id) => help.opened(id)));
    // A cheaper change in the meantime.
    const { total_minor } = await pay.booking(reference);
    const cheaper = Math.floor(total_minor / 2) + 1000;
    await pay.rows("update bookings set total_minor = $2 where reference = $1", reference, cheaper);
    for (const page of pages) await pay.choose(page, "pay");
    await settlePayments(reference);
    const stays = await Promise.all(ids.map(staysOf));
    expect(stays.reduce((sum, each) => sum + each, 0)).toBe(cheaper);
    await worked(async () => expect((await pay.booking(reference)).paid_minor).toBe(cheaper));
  });

  it("are one order each for ten clicks at once", raced, async () => {
    const { reference, ids } = await inHalves();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => help.submit(ids[at % 2] ?? "")),
    );
    expect(new Set(answers.map(({ body }) => body.redirect_url)).size).toBe(2);
    expect((await pay.payments(reference)).map(({ state }) => state)).toEqual([
      "pending",
      "pending",
    ]);
  });

  it("do not end each other's orders", async () => {
    const { reference, ids } = await inHalves();
    pay.misbehave(silence);
    for (const id of ids) await help.opened(id);
    await worked(async () =>
      expect((await pay.payments(reference)).map(({ checks }) => checks > 0)).toEqual([true, true]),
    );
    expect(pay.asked("cancel")).toBe(0);
  });

  it("with the same key are not mistaken for one another", async () => {
    const { ids } = await inHalves();
    const { shareKey } = await import("@/lib/backend/bookings/shares/share-key");
    for (const id of ids) {
      const { payable_minor: shown_minor } = await help.own(id);
      const headers = {
        authorization: `Bearer ${await shareKey(id)}`,
        "idempotency-key": "0f9a1c52-0000-4000-8000-000000000001",
      };
      const answer = await pay.post(`/api/shares/${id}/pay`, { shown_minor }, headers);
      expect(answer.status).toBe(200);
    }
  });
});

describe("money that comes for a share in vain", () => {
  it("twice goes back whole, by the second payment", async () => {
    const { reference, ids } = await inHalves();
    pay.misbehave(silence);
    const older = await help.opened(ids[0]);
    await pay.ages(reference, "16 minutes");
    const newer = await help.opened(ids[0]);
    for (const page of [older, newer]) await pay.choose(page, "pay");
    await pay.timePasses();
    await settlePayments(reference);
    const [{ amount_minor }] = await pay.payments(reference);
    expect(await staysOf(ids[0])).toBe(amount_minor);
    expect(await attention(reference)).toEqual([expect.stringMatching(/^attention paid_twice /)]);
    await worked(async () => expect((await pay.booking(reference)).paid_minor).toBe(amount_minor));
  });

  it("after it was taken back goes back to its payer", async () => {
    const { reference, ids } = await inHalves();
    pay.misbehave(silence);
    const page = await help.opened(ids[0]);
    await help.withdraw(reference, ids[0]);
    await pay.choose(page, "pay");
    await pay.timePasses();
    await settlePayments(reference);
    expect(await help.own(ids[0])).toMatchObject({ state: "withdrawn" });
    expect(await staysOf(ids[0])).toBe(0);
    await worked(async () => expect((await pay.mails(ids[0])).at(-1)).toMatch(/^refunded /));
    expect((await pay.booking(reference)).paid_minor).toBe(0);
  });

  it("while the booking is cancelled goes back to its payer", async () => {
    const { reference, ids } = await inHalves();
    pay.misbehave(silence);
    const page = await help.opened(ids[0]);
    await cancel(reference, () => 0);
    await pay.choose(page, "pay");
    await settlePayments(reference);
    expect(await staysOf(ids[0])).toBe(0);
    expect(await attention(reference)).toEqual([
      expect.stringMatching(/^attention paid_after_end /),
    ]);
  });

  it("after the places were given back goes back to its payer, as it confirms nothing", async () => {
    const { reference, ids } = await inHalves();
    pay.misbehave(silence);
    const page = await help.opened(ids[0]);
    await pay.rows(
      "update bookings set hold_until = now() - interval '1 minute' where reference = $1",
      reference,
    );
    expect(await endedHolds()).toContain(reference);
    await endHold(reference);
    expect((await help.own(ids[0])).why_not).toBe("late");
    await pay.choose(page, "pay");
    await settlePayments(reference);
    expect(await staysOf(ids[0])).toBe(0);
  });
});

describe("a booking that is paid in shares", () => {
  it("gives back to each in proportion to what they paid, by the payment it came from", async () => {
    const reference = await pay.newBooking();
    const people = [
      { ...ann, amount_minor: 10000 },
      { ...ben, amount_minor: 5000 },
    ];
    const shares = await help.splitAmong(reference, people);
    for (const { id } of shares) await help.paid(id);
    const { payment, redirectUrl } = await pay.opened(reference);
    await pay.choose(redirectUrl, "pay");
    await vi.waitFor(isNow(reference, "confirmed"), 30_000);
    const { paid_minor } = await pay.booking(reference);
    await cancel(reference, () => paid_minor / 2);
    const back = await Promise.all(shares.map(({ id }) => help.backOf(id)));
    expect(back).toEqual([5000, 2500]);
    const own = (await pay.refunds(reference)).filter((each) => each.payment === payment.id);
    expect(own.map(({ amount_minor }) => amount_minor)).toEqual([payment.amount_minor / 2]);
    await worked(isNow(reference, "refunded"));
    expect((await pay.booking(reference)).paid_minor).toBe(paid_minor / 2);
    for (const { id } of shares) expect((await pay.mails(id)).at(-1)).toMatch(/^refunded /);
  });

  it("gives the rest of a share back to its payer, too, where the provider calls it reversed after a part went back", async () => {
    const { reference, ids } = await inHalves();
    for (const id of ids) await help.paid(id);
    await vi.waitFor(isNow(reference, "confirmed"), 30_000);
    const [payment] = await pay.rows("select * from payments where payer = $1", ids[0]);
    pay.misbehave(silence);
    await givenBack(reference, 1000, payment.id);
    await worked(async () => expect((await pay.refunds(reference))[0]?.state).toBe("done"));
    pay.misbehave({
      ...silence,
      tamper: async (call, honest) => {
        const reply = honest();
        const body = { ...Object(reply.body), status_code: 3 };
        return call === "status" ? { ...reply, body } : reply;
      },
    });
    await pay.timePasses();
    await pay.ipn(payment);
    const [reversed] = await pay.rows("select state from payments where id = $1", payment.id);
    expect(reversed).toEqual({ state: "reversed" });
    expect(await help.own(ids[0])).toMatchObject({ state: "paid", back_minor: 1000 });
    await cancel(reference, ({ paidMinor }) => paidMinor);
    expect(await staysOf(ids[0])).toBe(0);
    expect(await pay.refunds(reference)).toContainEqual(
      expect.objectContaining({
        payment: payment.id,
        amount_minor: payment.amount_minor - 1000,
        state: "manual",
      }),
    );
  });

  it("that their bank took back is theirs: they are told, and who booked hears whose it was", async () => {
    const { reference, ids } = await inHalves();
    await help.paid(ids[0]);
    const [payment] = await pay.payments(reference);
    pay.misbehave(silence);
    await pay.newProvider().refund({
      ...{ confirmationCode: payment.confirmation_code, remarks: "" },
      amountMinor: payment.amount_minor,
    });
    await pay.timePasses();
    await pay.ipn(payment);
    expect(await help.own(ids[0])).toMatchObject({ state: "open", paid_minor: 0 });
    expect(await pay.mails(ids[0])).toContain(`reversed ${payment.id}`);
    const mail = JSON.stringify(
      await guestEmail("refunded", await rowOf(reference), `reversal ${payment.id}`),
    );
    expect(mail).toContain(`bank or card company of ${ann.name}`);
    expect(mail).toContain("is still to be paid before we can confirm");
    expect(mail).not.toMatch(/Your (bank|payment)|no longer confirmed/);
  });

  it("of which nothing is left any more does not hold the places for ever", async () => {
    const { reference, ids } = await inHalves();
    await help.paid(ids[0]);
    await pay.rows("update bookings set hold_until = null where reference = $1", reference);
    const [payment] = await pay.payments(reference);
    await givenBack(reference, payment.amount_minor, payment.id);
    await worked(async () => expect((await pay.booking(reference)).paid_minor).toBe(0));
    for (const each of await endedHolds()) await endHold(each);
    expect(await pay.booking(reference)).toMatchObject({ state: "expired", seats: 0 });
  });

  it("gives what came by transfer back to the one who booked", async () => {
    const reference = await pay.newBooking();
    const [share] = await help.splitAmong(reference, [{ ...ann, amount_minor: 10000 }]);
    await help.paid(share?.id ?? "");
    const { received } = await import("@/lib/backend/bookings/money/received");
    const { due_now_minor } = await pay.booking(reference);
    const entry = {
      booking: reference,
      kind: "bank_transfer",
      source: `bank ${reference}`,
      amountMinor: due_now_minor - 10000,
      currency: "USD",
    } as const;
    await inTransaction((transaction) => received(transaction, entry, "operator"));
    expect((await pay.booking(reference)).state).toBe("confirmed");
    await cancel(reference, ({ paidMinor }) => paidMinor / 2);
    expect(await help.backOf(share?.id ?? "")).toBe(5000);
    expect((await pay.refunds(reference)).map((each) => [each.payment, each.state])).toContainEqual(
      [null, "manual"],
    );
  });

  it("keeps the places when it is paid in part as the hold ends, and a person is told once", async () => {
    const { reference, ids } = await inHalves();
    await help.paid(ids[0]);
    await pay.rows(
      "update bookings set hold_until = now() - interval '1 minute' where reference = $1",
      reference,
    );
    const { tellOfMissingShares } = await import("@/lib/backend/bookings/lifecycle/missing-shares");
    await tellOfMissingShares();
    await tellOfMissingShares();
    expect(await attention(reference)).toEqual(["attention shares_missing"]);
    await help.paid(ids[1]);
    expect((await pay.booking(reference)).state).toBe("confirmed");
  });
});
