import fc from "fast-check";
import { afterAll, describe, expect, it, vi } from "vitest";
import { setClock } from "@/lib/clock";
import type { ListName, Month, MonthMoney } from "@/lib/contract/desk/month";
import { policy } from "@/lib/pricing/policy";
import { rowOf } from "../support/booking";
import { readCsv, sumOf } from "../support/csv";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { rounds } from "../support/rounds";
import { pay, storedBooking } from "../support/stored-booking";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { issueInvoice } = await import("@/lib/backend/bookings/money/invoice");
const { cancel } = await import("@/lib/backend/bookings/lifecycle/cancel");
const { lockBooking } = await import("@/lib/backend/bookings/lifecycle/lock-booking");
const { received } = await import("@/lib/backend/bookings/money/received");
const { enterRefund } = await import("@/lib/backend/bookings/money/refund-done");
const { expectAnswer } = await import("@/lib/backend/inbox/new-request");
const { refunds } = await import("@/lib/backend/db/booking-schema");
const { eq } = await import("drizzle-orm");

const owner = await colleague("owner", "Asha");
const neema = await colleague("sales", "Neema");
afterAll(() => {
  setClock();
  policy.taxPercent = 0;
});

const at = (moment: string) => setClock(new Date(moment));
/** Asks today, when those who ask are signed in. */
const ask: typeof desk = (...asked) => {
  setClock();
  return desk(...asked);
};
const month = async (name: string) =>
  (await ask("month", { month: name }, owner)).body as unknown as Month;
const money = async (name: string) =>
  (await ask("month-money", { month: name }, owner)).body as unknown as MonthMoney;
async function saved(list: ListName, period: string) {
  const call = list === "requests" || list === "bookings" ? "save-list" : "save-accounts";
  const { body, status, headers } = await ask(call, { list, period }, owner);
  expect([status, headers.get("cache-control")]).toEqual([200, "no-store"]);
  const file = body as unknown as { base64: string; file_name: string };
  expect(file.file_name).toBe(`${list}-${period}.csv`);
  return Buffer.from(file.base64, "base64").toString("utf8");
}

/** A booking that was made, with its request, at the moment of the clock. */
async function booked(changes: Partial<Parameters<typeof storedBooking>[1]> = {}, locale = "de") {
  const now = (await import("@/lib/clock")).now();
  const holdUntil = new Date(now.getTime() + 86_400_000);
  const row = await storedBooking(locale as "de", {
    ...{ state: "provisional", createdAt: now, holdUntil, starts: "2040-07-01" },
    ...changes,
  });
  await inTransaction((open) =>
    expectAnswer(open, { kind: "booking", reference: row.reference, locale: locale as "de" }),
  );
  return row;
}

describe("a month", () => {
  it("counts what happened in it by Tanzania's days, and by language, journey and person", async () => {
    at("2033-03-31T20:30:00Z");
    const sold = { agent: "Safari Shop", commissionPercent: 10 };
    const late = await booked({ name: "March", ...sold });
    // It is April there.
    at("2033-03-31T21:30:00Z");
    const first = await booked({}, "fr");
    const second = await booked();
    await pool().query("update requests set owner = $1, first_answered_at = $2 where id = $3", [
      ...[neema.id, new Date("2033-03-31T22:00:00Z"), first.reference],
    ]);
    at("2033-04-10T10:00:00Z");
    await pay(first.reference, `payment ${first.reference}-1`, 123_400);
    await pay(first.reference, `refund ${first.reference}-1`, -2_345);
    await pool().query("update bookings set confirmed_at = $1 where reference = any($2)", [
      ...[new Date("2033-04-10T10:00:00Z"), [first.reference, late.reference]],
    ]);
    const april = await month("2033-04");
    expect(april.total).toMatchObject({ requests: 2, offers: 0, made: 2, confirmed: 2 });
    expect(april.before).toMatchObject({ requests: 1, made: 1, confirmed: 0 });
    expect(april.replies).toEqual({ answered: 1, in_time: 1, median_minutes: 30 });
    const of = (by: string, key: string) =>
      april.groups.find((group) => group.by === by && group.key === key);
    expect(of("language", "fr")).toMatchObject({ requests: 1, made: 1, confirmed: 1 });
    expect(of("language", "de")).toMatchObject({ requests: 1, made: 1, confirmed: 1 });
    expect(of("journey", "crater-and-plains")).toMatchObject({ made: 2 });
    expect(of("journey", "crater-and-plains")?.name).toContain("Crater");
    expect(of("person", neema.id)).toMatchObject({ name: "Neema", requests: 1, confirmed: 1 });
    expect(of("person", "")).toMatchObject({ requests: 1, confirmed: 1 });
    for (const by of ["source", "language", "journey", "person"])
      for (const count of ["requests", "made", "confirmed"] as const)
        expect(
          april.groups
            .filter((group) => group.by === by)
            .reduce((sum, group) => sum + group[count], 0),
        ).toBe(april.total[count]);
    const earned = await money("2033-04");
    expect(earned.commission_minor).toBe(Math.round(late.totalMinor / 1_000) * 100);
    expect(of("source", "agent")).toMatchObject({ confirmed: 1 });
    expect(earned.total).toMatchObject({
      sold_minor: first.totalMinor + late.totalMinor,
      ...{ received_minor: 123_400, sent_back_minor: 2_345 },
    });
    expect(earned.groups.find(({ by, key }) => by === "language" && key === "fr")).toMatchObject({
      received_minor: 123_400,
      sent_back_minor: 2_345,
    });
    expect(earned.trend.map((each) => each.month).slice(-2)).toEqual(["2033-03", "2033-04"]);
    // The lists behind the figures have just these.
    const list = async (call: string, input: object) => {
      const { body } = await ask(call, input, owner);
      // What came last is said beside every list.
      return JSON.stringify({ ...body, latest: null });
    };
    const confirmed = await list("bookings", {
      confirmed: { month: "2033-04", by: "person", key: neema.id },
    });
    expect(confirmed).toContain(first.reference);
    expect(confirmed).not.toContain(late.reference);
    const made = await list("bookings", { made: { month: "2033-04" } });
    expect(made).toContain(second.reference);
    expect(made).not.toContain(late.reference);
    const came = await list("requests", { came: { month: "2033-04", by: "language", key: "fr" } });
    expect(came).toContain(first.reference);
    expect(came).not.toContain(second.reference);
  });
});

describe("lists for spreadsheets", () => {
  it(
    "add up to the ledger and to what was invoiced, to the cent, whatever was done",
    async () => {
      policy.taxPercent = 18;
      let year = 2050;
      await fc.assert(
        fc.asyncProperty(
          fc.array(
            fc.record({
              month: fc.integer({ min: 0, max: 11 }),
              price: fc.integer({ min: 10_000, max: 3_000_000 }),
              paid: fc.integer({ min: 1, max: 100 }),
              ending: fc.constantFrom("none", "cancelled", "refunded"),
              kept: fc.integer({ min: 0, max: 100 }),
            }),
            { minLength: 3, maxLength: 12 },
          ),
          async (all) => {
            year += 1;
            for (const each of all) await live(year, each);
            const period = String(year);
            const payments = readCsv(await saved("payments", period));
            const back = readCsv(await saved("refunds", period));
            const invoices = readCsv(await saved("invoices", period));
            const made = readCsv(await saved("bookings", period));
            const [sums] = (
              await pool().query(
                `select (select coalesce(sum(l.amount_minor), 0)::int from ledger l
                 where extract(year from l.at at time zone 'Africa/Dar_es_Salaam') = $1) ledger,
               (select coalesce(sum(total_minor), 0)::int from invoices where year = $1) invoiced,
               (select coalesce(sum(tax_minor), 0)::int from invoices where year = $1) tax`,
                [year],
              )
            ).rows;
            expect(sumOf(payments, "amount") + sumOf(back, "amount")).toBe(sums.ledger);
            expect(sumOf(made, "paid")).toBe(sums.ledger);
            expect(sumOf(invoices, "total")).toBe(sums.invoiced);
            expect(sumOf(invoices, "tax")).toBe(sums.tax);
            expect(sumOf(invoices, "net") + sumOf(invoices, "tax")).toBe(sums.invoiced);
            expect(made).toHaveLength(all.length);
            // Months add up to their year, and the screen says the same.
            const months = Array.from({ length: 12 }, (_, number) => monthName(year, number));
            const [byMonth, shown] = [
              { in: 0, back: 0 },
              { in: 0, back: 0 },
            ];
            for (const name of months) {
              byMonth.in += sumOf(readCsv(await saved("payments", name)), "amount");
              byMonth.back -= sumOf(readCsv(await saved("refunds", name)), "amount");
              const { total } = await money(name);
              shown.in += total.received_minor;
              shown.back += total.sent_back_minor;
            }
            const whole = { in: sumOf(payments, "amount"), back: 0 - sumOf(back, "amount") };
            expect([byMonth, shown]).toEqual([whole, whole]);
            // Of what has ended, what stays invoiced is what stayed.
            for (const { reference, state } of made)
              if (state === "cancelled" || state === "refunded") {
                const own = invoices.filter(({ booking }) => booking === reference);
                const { paidMinor, backMinor } = await rowOf(reference ?? "");
                expect(sumOf(own, "total")).toBe(paidMinor - backMinor);
              }
          },
        ),
        { numRuns: rounds(4) },
      );
    },
    rounds(120_000),
  );

  const monthName = (year: number, number: number) =>
    `${year}-${String(number + 1).padStart(2, "0")}`;

  interface Life {
    month: number;
    price: number;
    paid: number;
    ending: string;
    kept: number;
  }

  /** A booking that is invoiced, paid in part or whole, and perhaps ends. */
  async function live(year: number, { month: number, price, paid, ending, kept }: Life) {
    at(`${monthName(year, number)}-15T10:00:00Z`);
    const { reference } = await booked({ totalMinor: price, dueNowMinor: Math.ceil(price / 3) });
    await inTransaction((open) => issueInvoice(open, reference, "guest"));
    const amountMinor = Math.ceil((price * paid) / 100);
    await inTransaction((open) =>
      received(
        open,
        {
          ...{ booking: reference, kind: "bank_transfer", source: `bank ${reference}` },
          ...{ amountMinor, currency: "USD", note: "" },
        },
        "operator",
      ),
    );
    if (ending === "none") return;
    await inTransaction(async (open) => {
      const row = await lockBooking(open, reference);
      const refundMinor = Math.floor((amountMinor * kept) / 100);
      if (row) await cancel(open, row, { refundMinor, actor: "operator", note: "" });
    });
    if (ending === "cancelled") return;
    await inTransaction(async (open) => {
      await lockBooking(open, reference);
      const wanted = await open.db.select().from(refunds).where(eq(refunds.booking, reference));
      for (const refund of wanted) await enterRefund(open, refund, "provider");
    });
  }

  it("hold nothing that a spreadsheet would calculate, and break at no sign", async () => {
    at("2034-02-03T10:00:00Z");
    const names = ['=HYPERLINK("http://evil.example";"x")', "+1", "-2", "@SUM(A1)", "\t=1"];
    for (const name of [...names, 'Ann, "the guide"\nLee']) await booked({ name });
    const text = await saved("bookings", "2034-02");
    expect(text.startsWith("\uFEFFreference,")).toBe(true);
    const found = readCsv(text).map(({ name }) => name);
    // What comes after a tab is a cell of its own to some.
    const cells = names.map((name) => `'${name.replace("\t", "\t'")}`);
    expect(found.sort()).toEqual([...cells, 'Ann, "the guide"\nLee'].sort());
    at("2034-02-04T10:00:00Z");
    const { reference } = await booked();
    await pay(reference, "payment p-1", 10_000);
    await pay(reference, "refund r-1", -5_005, "=1+1");
    expect(readCsv(await saved("refunds", "2034"))).toMatchObject([
      { amount: "-50.05", note: "'=1+1" },
    ]);
  });

  it("reads nothing of what guests wrote, of which there may be a quarter of a gigabyte", async () => {
    at("2035-02-03T10:00:00Z");
    await booked({ message: "Written by a guest" });
    await pool().query(
      `insert into leads (reference, kind, locale, email, name, payload)
       values ('Q-2035', 'contact', 'en', 'ann@example.com', 'Ann Lee',
         '{"country": "GB", "message": "Written by a guest"}')`,
    );
    await inTransaction((open) =>
      expectAnswer(open, { kind: "contact", reference: "Q-2035", locale: "en" }),
    );
    const asked = vi.spyOn(pool(), "query");
    const files = [await saved("requests", "2035"), await saved("bookings", "2035")];
    const read = await Promise.all(asked.mock.results.map(({ value }) => value));
    asked.mockRestore();
    expect(files[0]).toMatch(/Q-2035,2035-02-03 13:00,contact,Ann Lee,GB/);
    expect(JSON.stringify(read.map(({ rows }) => rows))).not.toContain("Written by a guest");
  });

  it("are noted by whom they were saved, and money is the owner's to save", async () => {
    await saved("invoices", "2034-02");
    const { rows } = await pool().query(
      "select actor_id, after from audit where action = 'save-list' and subject = 'invoices 2034-02'",
    );
    expect(rows).toEqual([{ actor_id: owner.id, after: { rows: 0 } }]);
    const asSales = async (call: string, input: object) => (await ask(call, input, neema)).status;
    expect(await asSales("save-list", { list: "bookings", period: "2034" })).toBe(200);
    expect(await asSales("save-accounts", { list: "payments", period: "2034" })).toBe(403);
    expect(await asSales("save-list", { list: "payments", period: "2034" })).toBe(422);
    expect(await asSales("month-money", {})).toBe(403);
    expect(await asSales("month", {})).toBe(200);
    expect(await asSales("month", { month: "2034-13" })).toBe(422);
  });
});
