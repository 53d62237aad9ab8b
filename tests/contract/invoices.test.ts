import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { businessDay, setClock } from "@/lib/clock";
import { policy } from "@/lib/pricing/policy";
import { rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { rounds } from "../support/rounds";
import { pay, storedBooking } from "../support/stored-booking";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { issueInvoice } = await import("@/lib/backend/bookings/money/invoice");
const { amendInvoice } = await import("@/lib/backend/bookings/money/amend-invoice");
const { invoicesOf } = await import("@/lib/backend/bookings/money/invoice-rows");
const { cancel } = await import("@/lib/backend/bookings/lifecycle/cancel");
const { endHold } = await import("@/lib/backend/bookings/lifecycle/ended-holds");
const { received } = await import("@/lib/backend/bookings/money/received");
const { enter } = await import("@/lib/backend/bookings/money/ledger");
const { afterMoneyLeft } = await import("@/lib/backend/bookings/money/after-money-left");
const { enterRefund } = await import("@/lib/backend/bookings/money/refund-done");
const { refundsByHand } = await import("@/lib/backend/bookings/money/refunds-by-hand");
const { propose } = await import("@/lib/backend/bookings/operator/operator-actions");
const { lockBooking } = await import("@/lib/backend/bookings/lifecycle/lock-booking");

const rows = async (statement: string, ...values: unknown[]) =>
  (await pool().query(statement, values)).rows;
const waiting = () =>
  storedBooking("de", { state: "provisional", holdUntil: new Date("2040-01-01T00:00:00Z") });
const issue = (reference: string) =>
  inTransaction((transaction) => issueInvoice(transaction, reference, "guest"));
const locked = async (reference: string, work: (at: Parameters<typeof cancel>[0]) => unknown) =>
  inTransaction(async (transaction) => {
    await lockBooking(transaction, reference);
    await work(transaction);
  });
const said = async (reference: string) =>
  (await invoicesOf(reference)).map(({ kind, totalMinor }) => [kind, totalMinor]);

afterEach(() => {
  setClock();
  policy.taxPercent = 0;
});

describe("the numbers of invoices", () => {
  it(
    "have no gaps, whoever is at it at once and whatever is rolled back, and begin again each year",
    async () => {
      setClock(new Date("2031-12-31T20:00:00Z"));
      for (let round = 0; round < rounds(2); round += 1) {
        const made = await Promise.all(Array.from({ length: 25 }, waiting));
        await Promise.all(
          made.map(({ reference }, at) =>
            inTransaction(async (transaction) => {
              await issueInvoice(transaction, reference, "guest");
              if (at % 3 === 0) throw new Error("rolled back");
            }).catch(({ message }) => expect(message).toBe("rolled back")),
          ),
        );
        await Promise.all(made.map(({ reference }) => issue(reference)));
      }
      setClock(new Date("2031-12-31T22:00:00Z"));
      const first = await waiting();
      await issue(first.reference);
      expect((await rowOf(first.reference)).invoice).toBe("2032-00001");
      const [{ issued, last }] = await rows(
        "select count(*)::int issued, max(position) last from invoices where year = 2031",
      );
      expect([issued, last]).toEqual([rounds(2) * 25, rounds(2) * 25]);
    },
    rounds(60_000),
  );
});

describe("an invoice that was issued", () => {
  let reference = "";
  beforeEach(async () => {
    ({ reference } = await waiting());
    await issue(reference);
  });

  it("says what was booked, in the guest's language, and is not changed", async () => {
    const booking = await rowOf(reference);
    const [invoice] = await invoicesOf(reference);
    expect(invoice).toMatchObject({
      number: booking.invoice,
      totalMinor: booking.totalMinor,
      guest: { name: booking.name, country: "DE" },
      says: { title: expect.any(String), starts: booking.starts, lines: booking.price.lines },
      issuedOn: businessDay(),
    });
    for (const change of [
      "update invoices set total_minor = 1 where booking = $1",
      `update invoices set says = says || '{"rooms": 9}' where booking = $1`,
      `update invoices set guest = '{"name": "Other"}' where booking = $1`,
      "delete from invoices where booking = $1",
    ])
      await expect(rows(change, reference)).rejects.toThrow("not changed");
    await expect(rows("truncate invoices")).rejects.toThrow("append-only");
    // But whom it was for can be forgotten.
    await rows("update invoices set guest = '{}' where booking = $1", reference);
  });

  it("is credited when other dates are proposed, and the next has a number of its own", async () => {
    const { totalMinor, invoice: number } = await rowOf(reference);
    const issuedFor = await rowOf(reference);
    await locked(reference, (transaction) =>
      propose(transaction, issuedFor, {
        ...{ dates: ["2031-08-01"], message: "", bank_reference: "" },
      }),
    );
    expect((await rowOf(reference)).invoice).toBeNull();
    expect(await said(reference)).toEqual([
      ["invoice", totalMinor],
      ["credit_note", -totalMinor],
    ]);
    const [, note] = await invoicesOf(reference);
    expect(note).toMatchObject({ credits: number, reason: "withdrawn" });
  });

  it("is replaced when the booking was changed, and only then", async () => {
    const before = await rowOf(reference);
    const amend = (total: number) =>
      inTransaction(async (transaction) => {
        await transaction.client.query(
          "update bookings set total_minor = $2 where reference = $1",
          [reference, total],
        );
        const booking = await lockBooking(transaction, reference);
        if (!booking) throw new Error("the booking is gone");
        return amendInvoice(transaction, booking, "operator");
      });
    expect(await amend(before.totalMinor)).toBeUndefined();
    const amended = await amend(before.totalMinor + 10_000);
    expect(amended?.creditNote).toMatchObject({ credits: before.invoice, reason: "changed" });
    expect((await rowOf(reference)).invoice).toBe(amended?.invoice.number);
    expect(await said(reference)).toEqual([
      ["invoice", before.totalMinor],
      ["credit_note", -before.totalMinor],
      ["invoice", before.totalMinor + 10_000],
    ]);
  });

  it("is replaced when one extra took another's place at the same price", async () => {
    const { invoice, price } = await rowOf(reference);
    const lines = price.lines.map((line) =>
      line.kind === "extra" ? { ...line, key: "balloon" } : line,
    );
    const amended = await inTransaction(async (transaction) => {
      const booking = await lockBooking(transaction, reference);
      if (!booking) throw new Error("the booking is gone");
      return amendInvoice(transaction, { ...booking, price: { ...price, lines } }, "operator");
    });
    expect(amended?.creditNote.credits).toBe(invoice);
    expect(amended?.invoice.says.lines).toEqual(lines);
  });

  it("is credited when the hold ends unpaid; money that comes later is for a new one", async () => {
    await rows(
      "update bookings set hold_until = now() - interval '1 hour' where reference = $1",
      reference,
    );
    await endHold(reference);
    const { totalMinor } = await rowOf(reference);
    expect((await said(reference)).at(-1)).toEqual(["credit_note", -totalMinor]);
    const entry = { booking: reference, currency: "USD", note: "", amountMinor: totalMinor };
    await inTransaction((transaction) =>
      received(
        transaction,
        { ...entry, kind: "bank_transfer", source: `bank late ${reference}` },
        "operator",
      ),
    );
    expect((await said(reference)).at(-1)).toEqual(["invoice", totalMinor]);
  });
});

describe("the credit note of a cancellation", () => {
  it("leaves what stays with us, and its share of the tax", async () => {
    policy.taxPercent = 18;
    const { reference } = await waiting();
    await issue(reference);
    const { totalMinor, dueNowMinor } = await rowOf(reference);
    await pay(reference, `payment ${reference}-1`, dueNowMinor);
    const paid = await rowOf(reference);
    await locked(reference, (transaction) =>
      cancel(transaction, paid, {
        ...{ refundMinor: 10_000, actor: "guest", note: "" },
      }),
    );
    const issued = await invoicesOf(reference);
    const sum = (of: (row: (typeof issued)[number]) => number) =>
      issued.reduce((all, row) => all + of(row), 0);
    expect(sum((row) => row.totalMinor)).toBe(dueNowMinor - 10_000);
    expect(sum((row) => row.taxMinor)).toBe(Math.round(((dueNowMinor - 10_000) * 18) / 118));
    expect(issued[0]).toMatchObject({
      taxPercent: 18,
      taxMinor: Math.round((totalMinor * 18) / 118),
    });
  });
});

describe("what a cancellation has kept", () => {
  /** A booking that was cancelled, of whose money something stays, and its bank takes that back. */
  async function keeping(refundMinor: number) {
    const { reference } = await waiting();
    await issue(reference);
    const { totalMinor, dueNowMinor } = await rowOf(reference);
    await pay(reference, `payment ${reference}-1`, dueNowMinor);
    const paid = await rowOf(reference);
    await locked(reference, (transaction) =>
      cancel(transaction, paid, { refundMinor, actor: "guest", note: "" }),
    );
    const keptMinor = dueNowMinor - refundMinor;
    const takenBack = () =>
      locked(reference, async (transaction) => {
        const source = `reversal ${reference}-1`;
        const entry = { booking: reference, source, currency: "USD", amountMinor: -keptMinor };
        await enter(transaction, { ...entry, kind: "reversal" });
        await afterMoneyLeft(transaction, reference, "provider");
      });
    return { reference, totalMinor, keptMinor, takenBack };
  }

  it("is invoiced until a bank takes it back, tax and all", async () => {
    policy.taxPercent = 18;
    const { reference, totalMinor, keptMinor, takenBack } = await keeping(0);
    policy.taxPercent = 0;
    await takenBack();
    expect(await said(reference)).toEqual([
      ["invoice", totalMinor],
      ["credit_note", keptMinor - totalMinor],
      ["credit_note", -keptMinor],
    ]);
    const issued = await invoicesOf(reference);
    expect(issued.reduce((sum, { taxMinor }) => sum + taxMinor, 0)).toBe(0);
    expect(issued[2]).toMatchObject({ credits: issued[0]?.number, reason: "ended" });
    expect((await rowOf(reference)).state).toBe("refunded");
  });

  it("is not invoiced any more also where the rest was given back before", async () => {
    const { reference, keptMinor, takenBack } = await keeping(10_000);
    const [refund] = await refundsByHand(reference);
    await locked(reference, async (transaction) => {
      if (refund) await enterRefund(transaction, refund, "operator");
      await afterMoneyLeft(transaction, reference, "operator");
    });
    expect(await said(reference)).toHaveLength(2);
    expect((await rowOf(reference)).state).toBe("refunded");
    await takenBack();
    expect((await said(reference)).slice(2)).toEqual([["credit_note", -keptMinor]]);
  });
});

describe("a version before, at work on the same database", () => {
  it("gives a number that is kept as an invoice, and the next one follows it", async () => {
    const { reference } = await waiting();
    await rows(
      `update bookings set state = 'invoiced', invoiced_at = now(),
         invoice = '2034-' || lpad(nextval('invoice_numbers')::text, 5, '0')
       where reference = $1`,
      reference,
    );
    const [kept] = await invoicesOf(reference);
    expect(kept).toMatchObject({ number: (await rowOf(reference)).invoice, kind: "invoice" });
    expect(kept?.says).toMatchObject({ title: expect.any(String), children: [9], rooms: 2 });
    setClock(new Date("2034-03-01T12:00:00Z"));
    const next = await waiting();
    await issue(next.reference);
    const [after] = await invoicesOf(next.reference);
    expect(after?.position).toBe((kept?.position ?? 0) + 1);
  });
});
